/**
 * The hand: a single-stroke school print (Grundschrift) as paths. It draws the wordmark, headings,
 * score digits, initials and labels; never sentences, input or names in a list (look §2).
 * It needs no font, in the page, in SVG, in PNG and in print.
 */
import { shaking } from "./wobble.ts";

/** A word as one path. Baseline 0, x-height 10, capitals 16, descender 6.4, all times `scale`. */
export interface Ink {
  readonly d: string;
  readonly width: number;
}

interface Glyph {
  readonly advance: number;
  readonly d: string;
}

const gap = 0.6;
const space: Glyph = { advance: 6, d: "" };

/** The strokes of a text, or null when it holds a letter the hand has never learnt. */
export function handPaths(text: string, scale = 1): Ink | null {
  const r = shaking(`hand${text}`);
  let x = 0;
  let d = "";
  for (const char of text.normalize("NFC")) {
    const glyph = char === " " ? space : glyphs().get(char);
    if (glyph === undefined) return null;
    const lift = r() * 0.45;
    const tilt = r() * 0.028; // 1.6°; so small an angle is its own sine, and its cosine is 1
    const middle = glyph.advance / 2;
    const left = x;
    d += glyph.d.replace(pairs, (_, command: string, u: string, v: string) => {
      const right = Number(u) - middle;
      const down = Number(v) + 8;
      const px = tenths((left + middle + right - tilt * down) * scale);
      const py = tenths((down - 8 + lift + tilt * right) * scale);
      return `${command || " "}${px}${py < 0 ? "" : " "}${py}`;
    });
    x += glyph.advance + gap;
  }
  return { d, width: tenths((x - gap) * scale) };
}

const pairs = /([MLC]?) ?(-?[\d.]+) ?(-?[\d.]+)/g;

function tenths(x: number): number {
  return Math.round(x * 10) / 10;
}

let known: ReadonlyMap<string, Glyph> | undefined;

/** The table, read when it is first needed. */
function glyphs(): ReadonlyMap<string, Glyph> {
  if (known !== undefined) return known;
  const read = new Map<string, Glyph>();
  for (const line of table.replaceAll("\n", "").split(";")) {
    const [, char = "", width = "", d = ""] = /^(.)([\d.]+|.)(.*)/.exec(line) ?? [];
    const base = read.get(width);
    read.set(
      char,
      base && !(Number(width) > 0)
        ? { advance: base.advance, d: base.d + d }
        : { advance: Number(width), d },
    );
  }
  known = read;
  return read;
}

/** Letter, advance, path; an umlaut is letter, base, dots. */
const table = `
a11.2M8.6-8.2C6.5-11 1-10.4 1-4.6C1 .8 7 1.4 8.6-6M8.6-9.8L8.6-2.4C8.6-.2 9.4 .3 10.6-.6;
b10.6M1.2-16L1.2-.2M1.2-5C2.4-11 9.4-11.4 9.4-4.8C9.4 1.2 3 1 1.2-2.6;
c9.6M8.4-8C6.6-11 1-10.6 1-4.8C1 .8 6.2 1 8.8-1.6;
d11.4M8.8-7.6C7-11 1-10.4 1-4.6C1 .8 7 1.4 8.8-6M8.8-16L8.8-2.4C8.8-.2 9.6 .3 10.8-.6;
e9.6M1.2-5L8.4-5.6C8.4-11.4 1-11.2 1-4.8C1 .8 6.4 1 8.8-1.8;
f6.6M7-15C5-17 2.8-15.6 2.8-12.6L2.8 0M.4-9.6L6-9.8;
g10.4M8.6-8C6.5-11 1-10.4 1-4.8C1 .4 7 1 8.6-6M8.6-9.6L8.6 2C8.6 7 3 7 1.4 4.4;
h10.6M1.2-16L1.2 0M1.2-5C2.6-10.8 8.4-11.6 8.4-6L8.4-2.2C8.4-.2 9.2 .3 10.2-.5;
i4.4M1.4-9.8L1.4-2.2C1.4-.2 2.2 .3 3.2-.5M1.4-13.8L1.5-13.5;
j4.8M3-9.8L3 2.4C3 5.6 1 6.6-.8 5.4M3-13.8L3.1-13.5;k9.2M1.2-16L1.2 0M8-9.8L1.4-4.4M3.6-6L8.8 0;
l4.6M1.4-16L1.4-2.4C1.4-.2 2.2 .3 3.4-.5;m16M1.2-9.8L1.2 0M1.2-5C2.4-10.8 7.4-11.2 7.4-6L7.4 0
M7.4-5C8.6-10.8 13.8-11.4 13.8-6L13.8-2.2C13.8-.2 14.6 .3 15.6-.5;
n10.8M1.2-9.8L1.2 0M1.2-5C2.6-10.8 8.4-11.6 8.4-6L8.4-2.2C8.4-.2 9.2 .3 10.2-.5;
o10.6M5.6-10C-.6-10-.5 .2 5 .2C10.8 .2 10.8-10 4.4-9.8;
p10.6M1.2-9.8L1.2 6.4M1.2-4.6C2.2-11.2 9.4-11.4 9.4-4.8C9.4 1.2 3 1 1.2-2.4;
q10.8M8.6-8C6.5-11 1-10.4 1-4.8C1 .4 7 1 8.6-6M8.6-9.6L8.6 6.2L10.4 4.4;
r7.2M1.2-9.8L1.2 0M1.2-4.6C2-8.6 4-10.6 6.8-9.4;
s8.6M7.4-8.4C5.6-10.8 1.2-10.4 1.4-7.4C1.6-4.6 7.6-5.6 7.6-2.6C7.6 .6 2.6 .8 .8-1.6;
t7.2M3-14L3-2.8C3-.2 5 .6 6.8-.8M.4-9.6L6.2-9.9;
u10.8M1.2-9.8L1.2-4C1.2 1.4 7 1.2 8.4-4.6M8.4-9.8L8.4-2.2C8.4-.2 9.2 .3 10.2-.5;
v9.2M.8-9.8L4.6 0L8.4-9.8;w13.6M.8-9.8L3.8 0L6.8-8.6L9.8 0L12.8-9.8;x9.2M1-9.8L8 0M8.2-9.8L.8 0;
y9.2M1-9.8L4.8-.6M8.6-9.8L3.4 5C2.6 6.6 1.4 6.6 .2 6;z9.4M1-9.6L8-9.8L1 0L8.4-.2;ß10.4M1.2 0
L1.2-11.4C1.2-17.4 8.6-17 8.2-12.6C8-10.2 5-10.4 4.8-9C5-7.6 9.6-7 9.4-3.2C9.2 .4 5.6 .8 4.2-.6;
A12.2M.6 0L6-16L11.6 0M2.6-5.4L9.6-5.6;
B11.4M1.4-16L1.4 0M1.4-15.6C8-17.4 10-9 1.6-8.8C12-9.6 12 .8 1.4-.2;
C12M11-13.4C8-17.8 1-16 1-8C1 0 8 1.6 11.4-2.6;
D12.6M1.4-16L1.4 0M1.2-15.8C14.6-17 14.6 .8 1.4 0;
E10.8M9.4-15.8L1.4-15.8L1.4-.2L9.8-.2M1.4-8.4L8-8.6;F10M9.4-15.8L1.4-15.8L1.4 0M1.4-8.4L7.8-8.6;
G12.6M11-13.4C8-17.8 1-16 1-8C1 0 8 1.6 11.2-2.4L11.2-7.4L7-7.4;
H12.2M1.4-16L1.4 0M10.6-16L10.6 0M1.4-8.2L10.6-8.4;I3.8M1.6-16L1.6 0;
J8.2M6.4-16L6.4-4C6.4 1 2 1.2 .4-1.8;K11.2M1.4-16L1.4 0M10.2-16L1.6-6.8M4.4-9.6L10.8 0;
L9.8M1.4-16L1.4-.2L9-.2;M15.4M1.2 0L2.2-16L7.6-5L13-16L14 0;N12.4M1.4 0L1.4-16L10.8 0L10.8-16;
O13.6M7.2-16C-1-16-1 .2 6.6 .2C14.6 .2 14.6-16 5.8-15.8;
P10.8M1.4-16L1.4 0M1.4-15.6C12.6-17.6 12-6 1.4-7.2;
Q13.8M7-16C-1-16-1 .2 6.6 .2C14.4 .2 14.2-16 6-15.9M8.4-4.4L13 .8;
R11.4M1.4-16L1.4 0M1.4-15.6C12-17.4 11.6-6.8 1.4-7.8M5.4-7.8L10.6 0;
S11.8M10-13.6C8-17 1.4-16.8 1.6-12C1.8-7.4 10.6-9.4 10.6-4.2C10.6 1 3 1.2 .8-2.8;
T11.2M.4-15.8L11-15.8M5.7-15.8L5.7 0;U12M1.2-16L1.2-5.6C1.2 1.8 10.6 1.8 10.6-5.6L10.6-16;
V11.6M.6-16L5.8 0L11-16;W17.8M.6-16L4.6 0L8.8-13.6L13 0L17-16;X11.4M1-16L10.4 0M10.4-16L.8 0;
Y11M.6-16L5.6-8L5.6 0M10.6-16L5.6-8;Z11.2M1-15.8L10-15.8L1-.2L10.4-.2;
011.2M6-16C-1.4-16.4-1.2 .2 5.4 .2C12.4 .2 12.2-16 4.8-15.8;18.6M1.4-10.6L6-16L6 0;
210.4M1.2-12.6C2-17.4 9-17 8.8-12C8.6-8 3.6-4 1-.2L9.4-.2;310.4M1.4-14C3.6-17 9-16.4 8.8-12.4
C8.6-9.4 5.6-8.8 4-8.8C6-8.8 9.4-8 9.2-4.2C9 1 2.8 1.2 .8-2.2;
410.8M6.4-16L.8-5L10-5M7.6-9L7.6 .2;
510.4M8.6-15.8L2.4-15.8L1.8-9C5-11 9.6-9.6 9.4-5C9.2 .8 3 1.4 .8-2;
610.4M8-15.6C3.4-15 1-9.4 1-5C1 1.4 9.4 1.6 9.4-4.4C9.4-10 2.4-10 1.2-5;
710.2M1-15.8L9.4-15.8L4 0M3-8L8.6-8.2;810.4M8.6-13C8-17 1.8-17 1.8-12.6C1.8-8.4 9.4-8.6 9.4-3.8
C9.4 1.2 .8 1.2 .8-3.8C.8-8 7.6-8.6 8.6-13;
910.4M9-11C8.4-6 1.2-5.4 1.2-11C1.2-17 9.2-17.4 9.2-11C9.2-5 7.6-1.4 3.4 .2;
:4.4M1.6-8.6L1.7-8.3M1.6-.6L1.7-.3;.4M1.4-.4L1.5-.1;,4M1.8-.6L.8 2.6;
!4M1.6-16L1.6-4.6M1.6-.4L1.7-.1;
?9.4M1-13C2-17.4 8.8-17 8.4-12.4C8-9.2 4.6-8.6 4.4-4.6M4.4-.4L4.5-.1;–9.4M1-6L8.2-6.2;
-6.6M1-6L5.6-6.2;×9M1.4-8.6L7.4-2.4M7.6-8.8L1.2-2.2;+9.4M4.6-9.8L4.6-1.6M.8-5.8L8.4-6;
=9.4M1-7.6L8.2-7.8M1-3.8L8.2-4;/7M6-16.4L1 1;·4M1.6-6.4L1.7-6.1;
äaM3-14.2L3.1-13.9M7.2-14.4L7.3-14.1;öoM3-14.2L3.1-13.9M7.4-14.4L7.5-14.1;
üuM3-14.2L3.1-13.9M7.2-14.4L7.3-14.1;ÄAM3.4-19.4L3.5-19.1M8.4-19.5L8.5-19.2;
ÖOM4.4-19.4L4.5-19.1M9-19.5L9.1-19.2;ÜUM4-19.4L4.1-19.1M8-19.5L8.1-19.2;`;
