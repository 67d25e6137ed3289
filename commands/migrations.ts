/** `npm run migrations`: writes what a change of db/*.ts means for stored tables. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fail, root, run } from "./run.ts";

/** drizzle-kit writes JavaScript only; the worker wants to know what it imports. */
const declaration = `declare const migrations: {
  readonly journal: {
    readonly entries: { idx: number; when: number; tag: string; breakpoints: boolean }[];
  };
  readonly migrations: Record<string, string>;
};
export default migrations;
`;

// A name for a new step: `npm run migrations -- what-it-adds`.
const step = process.argv[2] ?? "first";
for (const name of ["match", "player"]) {
  const flags = ["generate", `--config=db/${name}.config.ts`, `--name=${step}`];
  const { code } = await run("drizzle-kit", flags);
  const folder = join(root, "db", name);
  if (code !== 0 || !existsSync(join(folder, "migrations.js"))) {
    fail(`The migrations of db/${name}.ts could not be written.`);
  }
  writeFileSync(join(folder, "migrations.d.ts"), declaration);
}
