/** Turns as people type them. */
import { read } from "./text.ts";

/** `23 e6, 40 e7`: each tile and its field; or the text form itself. Null if it is neither. */
export function typedLay(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (read(text) !== null) return text;
  const pairs = [...text.matchAll(/(\d+)[\s@:]*([a-z])(\d+)/g)];
  const rest = text.replaceAll(/(\d+)[\s@:]*([a-z])(\d+)/g, "").replace(/^(lay|legen?)\b/, "");
  if (pairs.length === 0 || /[^\s,;]/.test(rest)) return null;
  const parts = pairs.map(([, tile = "", column = "", row]) => {
    return `${Number(tile)}@${Number(row) - 1},${column.charCodeAt(0) - 97}`;
  });
  const lay = ["lay", ...parts].join(" ");
  return read(lay) === null ? null : lay;
}
