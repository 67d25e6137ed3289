/** `npm run migrations`: writes what a change of db/*.ts means for stored tables. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optionsOf } from "./options.ts";
import { fail, root, run, say } from "./run.ts";

/** drizzle-kit writes JavaScript only; the worker wants to know what it imports. */
const declaration = `declare const migrations: {
  readonly journal: {
    readonly entries: { idx: number; when: number; tag: string; breakpoints: boolean }[];
  };
  readonly migrations: Record<string, string>;
};
export default migrations;
`;

const { rest } = optionsOf({
  command: "npm run migrations --",
  rest: "[what-it-adds]",
  text: "writes what a change of db/*.ts means for stored tables to db/, which is in git",
});
const [step = "first"] = rest;
for (const name of ["match", "player"]) {
  const flags = ["generate", `--config=db/${name}.config.ts`, `--name=${step}`];
  const { code } = await run("drizzle-kit", flags);
  const folder = join(root, "db", name);
  if (code !== 0 || !existsSync(join(folder, "migrations.js"))) {
    fail(`The migrations of db/${name}.ts could not be written.`);
  }
  writeFileSync(join(folder, "migrations.d.ts"), declaration);
}
say("db/match/ and db/player/ are written; they are in git");
