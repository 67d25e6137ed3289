/** Only making something creates its tables: an object without them was never made. */

export function hasTables(storage: DurableObjectStorage): boolean {
  const found = storage.sql.exec(
    "SELECT count(*) AS n FROM sqlite_master WHERE name = '__drizzle_migrations'",
  );
  return Number(found.one()["n"]) > 0;
}

/** Of a match that is long over only the log is left. */
export function isStripped(storage: DurableObjectStorage): boolean {
  const found = storage.sql.exec("SELECT count(*) AS n FROM sqlite_master WHERE name = 'log'");
  return !hasTables(storage) && Number(found.one()["n"]) > 0;
}

interface Migrations {
  readonly journal: { readonly entries: readonly { readonly when: number }[] };
}

/** Has a later program changed the tables? Then this one may neither read nor write them. */
export function isNewer(storage: DurableObjectStorage, { journal }: Migrations): boolean {
  const found = storage.sql.exec("SELECT max(created_at) AS at FROM __drizzle_migrations");
  const last = Number(found.one()["at"]);
  return journal.entries.every(({ when }) => when < last);
}
