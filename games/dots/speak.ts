/** A move as people say it, with the words of their language. */
import { placeName } from "../places.ts";
import { readBox } from "./lines.ts";
import { lineName } from "./names.ts";

export function spoken(
  text: string,
  words: { readonly pass: string; readonly bomb: string; readonly swap: string },
): string {
  if (text === "pass") return words.pass;
  const [line = "", ...targets] = text.split(" ");
  const told = targets.map((target) => {
    const box = readBox(target.slice(1));
    return `${target[0] === "b" ? words.bomb : words.swap} ${box ? placeName(box) : ""}`;
  });
  return [lineName(line), ...told].join(", ");
}
