/** What Vite puts around imports is taken off. */
import { expect, test } from "vitest";
import { plain } from "../../../commands/bundle/imports.ts";

test.each([
  ['__vitePreload(() => import("./a.js"), __VITE_PRELOAD__)', 'import("./a.js")'],
  [
    '__vitePreload(() => import("./a.js").then((n) => n.t), __VITE_PRELOAD__)',
    'import("./a.js").then((n) => n.t)',
  ],
  [
    "__vitePreload(async () => {\n const { a } = " +
      'await import("./a.js");\n return { a };\n}, __VITE_PRELOAD__)',
    'import("./a.js")',
  ],
  [
    "__vitePreload(() => Promise.resolve().then(() => a), __VITE_PRELOAD__)",
    "Promise.resolve().then(() => a)",
  ],
  ['import { t as __vitePreload } from "./talk.js";\na();', "a();"],
  [
    'import { t as __vitePreload, a } from "./talk.js";',
    'import { t as __vitePreload, a } from "./talk.js";',
  ],
])("%s", (code, without) => expect(plain(code)).toBe(without));

test("what it does not know is no build", () => {
  expect(() => plain("__vitePreload(load, __VITE_PRELOAD__, import.meta.url)")).toThrow();
});
