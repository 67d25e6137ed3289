/** Only making something creates its tables: an object without them was never made. */

export function hasTables(storage: DurableObjectStorage): boolean {
  const found = storage.sql.exec(
    "SELECT count(*) AS n FROM sqlite_master WHERE name = '__drizzle_migrations'",
  );
  return Number(found.one()["n"]) > 0;
}
