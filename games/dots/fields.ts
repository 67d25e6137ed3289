/** The 36 ready-made fields: six themes, six fields each (rules.md §1.2, D-9). */
import type { Size } from "./lines.ts";
import type { Symbol } from "./state.ts";

export const themes = [
  "wiese",
  "werkstatt",
  "zirkus",
  "weltraum",
  "piraten",
  "geisterhaus",
] as const;
export type Theme = (typeof themes)[number];

/** Field by field: a letter for the twist, then the number of its box, row by row. */
const packed: Readonly<Record<Theme, string>> = {
  wiese:
    "x0s2e8x10e13 x2s4e7x9e14 x0x3x7e11e14s18 x1x3s10e12e16x18 e0e4e6s10x13x20x22x24 e3x7e11x13x17x19e20s23",
  werkstatt:
    "x0b6e8b11x13 x0x3b5b10e15 x0e4b10x14b16b18 x2b4e6b13x17b19 b4x5b7x11e14x15b18b22 x0x2x4b8b10b17e21b23",
  zirkus:
    "s1s4e6e9x14 s1x6e8e11s14 s3s5s9x12e16e19 e1s4e10x13s16s19 e1s5s8e12e16s19x20s23 x2s4s5e12s16e19e20s23",
  weltraum:
    "e1x4e6x9b11 e1b7e8x13x15 x4e5e11b13x15e19 e1e4b7e11x15x19 b1e3x7x9e11e13x20e23 x0b2e6x8e12e16e20x24",
  piraten:
    "s1s7b9x12b14 b1s7x8b10s13 s1s5x8b11b15x19 s0x3s7x9b15b17 b1x4s8s10b12b14x16s24 x1b3b9s10s12x18s21b24",
  geisterhaus:
    "x0s5x7e8b15 s1b4e6x9x15 x4b8x10s12b16e18 x1b3e11b13s15x17 e1s3b7e9b11x13s19x22 x0b2s4b8e10x12s18e22",
};

const twistOf: Readonly<Record<string, Symbol>> = { x: "x2", b: "bomb", e: "extra", s: "swap" };

/** Fields 1 and 2 are 4×4, 3 and 4 are 5×4, 5 and 6 are 5×5. */
export function fieldSize(nr: number): Size {
  return { w: nr < 3 ? 4 : 5, h: nr < 5 ? 4 : 5 };
}

/** The symbols of a theme's field, from 1 to 6. */
export function themeField(theme: Theme, nr: number): Readonly<Record<string, Symbol>> {
  const { w } = fieldSize(nr);
  const symbols: Record<string, Symbol> = {};
  for (const [, letter = "", at] of (packed[theme].split(" ")[nr - 1] ?? "").matchAll(
    /([a-z])(\d+)/g,
  )) {
    const box = Number(at);
    const twist = twistOf[letter];
    if (twist) symbols[`${Math.floor(box / w)},${box % w}`] = twist;
  }
  return symbols;
}
