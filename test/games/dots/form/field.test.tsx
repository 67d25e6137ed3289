/** Drawing a field of one's own, as the worker draws it. */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { readField, writeField } from "../../../../games/dots/content.ts";
import { Editor } from "../../../../games/dots/form/field.tsx";
import { words } from "../../../../games/dots/form/words.ts";

test("a field is written as it is read, row by row, without what lies beside it", () => {
  for (const text of ["2x1", "5x4:x2@0,0;bomb@1,2;w3@2,4", "9x9:extra@8,8"]) {
    const field = readField(text);
    expect(field && writeField(field)).toBe(text);
  }
  const symbols = { "1,2": "bomb", "0,0": "x2", "3,0": "swap", "0,4": "w2" } as const;
  expect(writeField({ w: 4, h: 3, symbols })).toBe("4x3:x2@0,0;bomb@1,2");
});

test("it is drawn with every box named, the chosen one's symbol picked", () => {
  const html = renderToString(
    <Editor value="3x2:bomb@0,0;w3@1,2" words={words} onValue={() => {}} />,
  );
  expect(html.match(/role="gridcell"/g)?.length).toBe(6);
  expect(html).toContain('aria-label="a1, Bombe"');
  expect(html).toContain('aria-label="c2, 3 Punkte"');
  expect(html).toContain("Was liegt in a1?");
  expect(/<input[^>]*value="(\w*)"[^>]*checked/.exec(html)?.[1]).toBe("bomb");
  expect(html).not.toMatch(/\s(style|on\w+)=/);
});

test("without a text it begins empty", () => {
  const html = renderToString(<Editor value="" words={words} onValue={() => {}} />);
  expect(html.match(/role="gridcell"/g)?.length).toBe(20);
});
