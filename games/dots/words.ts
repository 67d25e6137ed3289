/** What is said of Käsekästchen, in German: the source. */
import { plural } from "../../engine/words.ts";
import { spoken } from "./speak.ts";
import { hasChance, houseOf, named } from "./house.ts";
import { isPlain, type DotsState } from "./state.ts";

const size = (options: Readonly<Record<string, unknown>>): string =>
  `${String(options["w"])}×${String(options["h"])}`;

export const words = {
  name: "Käsekästchen",
  title: (options: Readonly<Record<string, unknown>>) => `Käsekästchen ${size(options)}`,
  house: (options: Readonly<Record<string, unknown>>) =>
    houseOf(options, {
      contents: {
        theme: `Thema ${named(options["theme"])}`,
        random: "Zufalls-Twists",
        weighted: "Kästchen mit Punkten",
        field: "eigenes Feld",
      },
      blitz: "Blitz",
      twistHatz: "Twist-Hatz",
      misere: "umgekehrt",
      earlyEnd: "früher Schluss",
    }),
  chance: hasChance,
  decision: "Linie",
  story: (name: string, moves: number, gain: number, view: DotsState) => {
    const drew = `${name} zog ${moves} ${plural(moves, "Linie", "Linien")}`;
    if (gain <= 0) return `${drew}.`;
    if (isPlain(view)) return `${drew} und nahm ${gain} Kästchen.`;
    return `${drew} und holte ${gain} ${plural(gain, "Punkt", "Punkte")}.`;
  },
  move: (text: string) =>
    spoken(text, { pass: "verzichtet", bomb: "Bombe auf", swap: "Tausch mit" }),
  lines: "Linien. Mit den Pfeiltasten wandern, mit Enter ziehen.",
  free: (line: string, closes: readonly string[]) =>
    `Linie ${line}, frei${closes.length > 0 ? `, schließt ${closes.join(" und ")}` : ""}`,
  drawn: (line: string) => `Linie ${line}, gezogen`,
  box: (box: string, owner: string, sign: string) =>
    `Kästchen ${box} von ${owner}${sign ? `, ${sign}` : ""}`,
  struck: (box: string) => `Kästchen ${box}, freigeräumt`,
  open: (box: string, sign: string) => `Kästchen ${box}, offen${sign ? `, ${sign}` : ""}`,
  owns: (owner: string, boxes: readonly string[]) =>
    `${owner}: ${boxes.length > 0 ? boxes.join(", ") : "noch kein Kästchen"}.`,
  signs: {
    x2: "Doppelt ×2",
    bomb: "Bombe",
    extra: "Extra",
    swap: "Tausch",
    w2: "2 Punkte",
    w3: "3 Punkte",
  } as Readonly<Record<string, string>>,
  legend: {
    x2: "zählt doppelt",
    bomb: "Bombe",
    extra: "Extralinie",
    swap: "Tausch",
    w2: "2 Punkte",
    w3: "3 Punkte",
  } as Readonly<Record<string, string>>,
  bomb: (owner: string) => `Welches Kästchen von ${owner} soll weg?`,
  swap: (owner: string) => `Nimm dir ein Kästchen von ${owner}.`,
  draw: (gain: number) => (gain > 0 ? `Linie ziehen · +${gain}` : "Linie ziehen"),
  drop: "Doch nicht",
  spare: "Bombe nicht zünden",
  pass: "Verzichten",
  extra: "Extralinie: zieh noch eine oder verzichte.",
};

export type DotsWords = typeof words;
