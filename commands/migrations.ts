/** `npm run migrations`: the SQL that the schemas in db/ ask for, one folder for each object. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import process from "node:process";

const types = `declare const migrations: {
  journal: { entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] };
  migrations: Record<string, string>;
};
export default migrations;
`;

// A name for a new step: `npm run migrations -- what-it-adds`.
const step = process.argv[2] ?? "first";
for (const name of ["match", "player"]) {
  const flags = [`--config=db/${name}.config.ts`, `--name=${step}`];
  execFileSync("drizzle-kit", ["generate", ...flags], { stdio: "inherit" });
  writeFileSync(`db/${name}/migrations.d.ts`, types);
}
