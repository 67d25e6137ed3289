/** The list of games, as the page has it. */
import { expect, test } from "vitest";
import { asObject, motifsOf } from "../../../commands/bundle/list.ts";

const code =
  'export { kind as dots } from "./dots/kind.ts";\nexport { kind as x } from "./x/kind.ts";';

test("is one object", () => {
  expect(asObject(code)).toBe(
    'import { kind as dots } from "./dots/kind.ts";\nimport { kind as x } from "./x/kind.ts";\n' +
      "export const listed = { dots, x };",
  );
});

test("and its pictures are one file", () => {
  expect(motifsOf(code, "/p/games")).toBe(
    'export { motif as dots } from "/p/games/dots/motif.tsx";\n' +
      'export { motif as x } from "/p/games/x/motif.tsx";',
  );
});
