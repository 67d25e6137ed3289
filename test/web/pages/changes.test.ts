/** What other house rules would change, as people read it. */
import { expect, test } from "vitest";
import { choose } from "../../../engine/options.ts";
import { words as english } from "../../../games/dots/form/words.en.ts";
import { words as german } from "../../../games/dots/form/words.ts";
import { presets } from "../../../games/dots/presets.ts";
import { rules } from "../../../games/dots/rules.ts";
import { changesOf } from "../../../web/pages/changes.tsx";

const all = (options: object) => choose(rules.choices, options) as Record<string, unknown>;

function told(from: object, to: object, words = german): readonly string[] {
  return changesOf({ presets, words }, all(from), all(to)).map((change) => {
    return `${change.name} ${change.from === null ? "" : `${change.from} → `}${change.to}`;
  });
}

test.each<[object, object, readonly string[]]>([
  [{}, {}, []],
  [{}, { w: 7, h: 7 }, ["Größe 5×4 → 7×7"]],
  [{}, { misere: true, blitz: true }, ["Blitz aus → an", "Umgekehrt aus → an"]],
  [
    {},
    { content: "random", twists: ["bomb", "swap"] },
    ["Symbole keine → Zufalls-Twists", "Twists Bombe, Tausch"],
  ],
  [{}, { content: "theme", theme: "zirkus" }, ["Symbole keine → Thema Zirkus", "Erstes Feld 1"]],
  [{ content: "theme", theme: "zirkus" }, {}, ["Größe 5×4", "Symbole Thema Zirkus → keine"]],
  [
    { content: "theme", theme: "zirkus" },
    { content: "theme", theme: "wiese", first: 3 },
    ["Symbole Thema Zirkus → Thema Wiese", "Erstes Feld 1 → 3"],
  ],
  [
    { content: "field", field: "2x2:bomb@1,0" },
    { content: "field", field: "2x2:x2@0,1;bomb@1,0" },
    ["Feld Bombe a2 → ×2 b1, Bombe a2"],
  ],
  [{}, { teamRotation: "line" }, ["Wechsel im Team nach jedem Zug → nach jeder Linie"]],
])("from %j to %j", (from, to, expected) => {
  expect(told(from, to)).toEqual(expected);
});

test("whatever differs is told, in both languages", () => {
  const wishes = [
    ...presets.map(({ options }) => options),
    { content: "weighted" },
    { twistHatz: true, content: "random" },
    { earlyEnd: true },
  ];
  for (const words of [german, english]) {
    for (const [i, from] of wishes.entries()) {
      for (const [j, to] of wishes.entries()) {
        expect([from, to, told(from, to, words).length > 0]).toEqual([from, to, i !== j]);
      }
    }
  }
});
