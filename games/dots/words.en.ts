/** What is said of dots and boxes, in English: the same, not word for word. */
import { plural } from "../../engine/words.ts";
import { spoken } from "./speak.ts";
import { hasChance, houseOf } from "./house.ts";
import { isPlain } from "./state.ts";
import type { DotsWords } from "./words.ts";

const themes: Readonly<Record<string, string>> = {
  wiese: "Meadow",
  werkstatt: "Workshop",
  zirkus: "Circus",
  weltraum: "Space",
  piraten: "Pirates",
  geisterhaus: "Haunted house",
};

export const words: DotsWords = {
  name: "Dots and boxes",
  title: (options) => `Dots and boxes ${String(options["w"])}×${String(options["h"])}`,
  house: (options) =>
    houseOf(options, {
      contents: {
        theme: `${themes[String(options["theme"])]} theme`,
        random: "random twists",
        weighted: "boxes with points",
        field: "custom board",
      },
      blitz: "blitz",
      twistHatz: "twist hunt",
      misere: "fewest points win",
      earlyEnd: "early end",
    }),
  chance: hasChance,
  decision: "line",
  story: (name, moves, gain, view) => {
    const drew = `${name} drew ${moves} ${plural(moves, "line", "lines")}`;
    if (gain <= 0) return `${drew}.`;
    const [one, more] = isPlain(view) ? ["box", "boxes"] : ["point", "points"];
    return `${drew} and took ${gain} ${plural(gain, one, more)}.`;
  },
  move: (text) => spoken(text, { pass: "passed", bomb: "bomb on", swap: "swap with" }),
  lines: "Lines. Move with the arrow keys, draw with Enter.",
  free: (line, closes) =>
    `Line ${line}, free${closes.length > 0 ? `, closes ${closes.join(" and ")}` : ""}`,
  drawn: (line) => `Line ${line}, drawn`,
  box: (box, owner, sign) => `Box ${box}, ${owner}’s${sign ? `, ${sign}` : ""}`,
  struck: (box) => `Box ${box}, cleared`,
  open: (box, sign) => `Box ${box}, open${sign ? `, ${sign}` : ""}`,
  owns: (owner, boxes) => `${owner}: ${boxes.length > 0 ? boxes.join(", ") : "no box yet"}.`,
  signs: {
    x2: "double ×2",
    bomb: "bomb",
    extra: "extra",
    swap: "swap",
    w2: "2 points",
    w3: "3 points",
  },
  legend: {
    x2: "counts double",
    bomb: "bomb",
    extra: "extra line",
    swap: "swap",
    w2: "2 points",
    w3: "3 points",
  },
  bomb: (owner) => `Which of ${owner}’s boxes should go?`,
  swap: (owner) => `Take one of ${owner}’s boxes.`,
  draw: (gain) => (gain > 0 ? `Draw line · +${gain}` : "Draw line"),
  drop: "Not this one",
  spare: "Don’t use the bomb",
  pass: "Pass",
  extra: "Extra line: draw one more or pass.",
};
