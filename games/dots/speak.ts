/** A move as people say it, with the words of their language. */
import { boxName, lineName, readBox } from "./lines.ts";

export function spoken(
  text: string,
  words: { readonly pass: string; readonly bomb: string; readonly swap: string },
): string {
  if (text === "pass") return words.pass;
  const [line = "", ...targets] = text.split(" ");
  const told = targets.map((target) => {
    const box = readBox(target.slice(1));
    return `${target[0] === "b" ? words.bomb : words.swap} ${box ? boxName(box) : ""}`;
  });
  return [lineName(line), ...told].join(", ");
}
