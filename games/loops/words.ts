/** What is said of Schleifen, in German: the source. */
import { plural } from "../../engine/words.ts";
import type { Player } from "../board.tsx";
import { foreseen, namesOf, spoken, typedLay } from "./speak.ts";
import type { LoopsState } from "./state.ts";

const why: Readonly<Record<string, string>> = {
  "nothing-laid": "Leg mindestens einen Spielstein.",
  "too-many": "Mehr als drei Spielsteine gehen nicht in einem Zug.",
  "no-such-tile": "Diesen Spielstein hast du nicht, oder er liegt schon.",
  "off-board": "Dieses Feld gibt es auf dem Brett nicht.",
  occupied: "Auf diesem Feld liegt schon ein Spielstein.",
  border: "Hier liefe eine Linie über den Rand.",
  cut: "Hier wäre eine Linie abgeschnitten.",
  "not-adjacent": "Der Spielstein muss an einen anderen grenzen.",
  "no-connection": "Mindestens eine Linie muss weiterführen.",
  "closes-last-line": "Eine Linie muss offen bleiben, solange im Beutel noch Spielsteine sind.",
  "can-lay": "Du kannst noch legen.",
  "no-exchange": "Hier gibt es nichts zu tauschen.",
  gone: "Dieser Platz spielt nicht mehr mit.",
};

export const words = {
  name: "Schleifen",
  title: (options: Readonly<Record<string, unknown>>): string =>
    options["mode"] === "rounds" ? "Schleifen ohne Bänkchen" : "Schleifen",
  rule: (): string =>
    "Leg ein bis drei Spielsteine so an, dass Linien weiterlaufen. Jeder zählt seinen Wert mal das Feld und dazu alle verbundenen Nachbarn.",
  why,
  story: (name: string, moves: number, gain: number) => {
    const played = `${name} war ${moves === 1 ? "einmal" : `${moves}-mal`} am Zug`;
    if (gain <= 0) return `${played}.`;
    return `${played} und holte ${gain} ${plural(gain, "Punkt", "Punkte")}.`;
  },
  move: (text: string) =>
    spoken(text, { lay: "legt auf", exchange: "tauscht", keep: "kann nicht legen" }),
  read: (typed: string): string | null => {
    if (/^tauschen$/i.test(typed.trim())) return "exchange";
    return /^behalten$/i.test(typed.trim()) ? "keep" : typedLay(typed);
  },
  hint: "Zum Beispiel 23 e6, 40 e7",
  chance: () => true,
  tap: "Wähl einen Spielstein.",
  moved: (name: string, text: string) =>
    `${name} ${spoken(text, { lay: "legte auf", exchange: "hat getauscht", keep: "konnte nicht legen" })}.`,
  foresee: (view: LoopsState, draft: string) =>
    foreseen(
      view,
      draft,
      {
        nowhere: "Dieser Spielstein passt gerade nirgends.",
        full: "Mehr als drei gehen nicht: leg sie oder nimm einen zurück.",
        field: "Wähl ein Feld.",
        more: "Noch ein Spielstein, oder legen.",
        done: "Drei liegen: jetzt legen.",
      },
      why,
    ),
  board: "Brett. Wähl erst einen Spielstein, dann mit den Pfeiltasten ein Feld.",
  rack: "Dein Ablagebänkchen",
  drawn: (name: string) => `Spielsteine von ${name}`,
  sides: ["oben", "rechts", "unten", "links"],
  tile: (id: number, sides: readonly string[], value: number) =>
    `Spielstein ${id}: ${plural(sides.length, "Ende", "Enden")} ${sides.join(" und ")}, Wert ${value}`,
  free: (field: string, premium: number, gain: number | null) =>
    `${field}, frei${premium > 1 ? `, ${premium}-fach` : ""}${gain === null ? "" : `, bringt ${gain}`}`,
  has: (name: string, points: number) => `${name}: ${points} ${plural(points, "Punkt", "Punkte")}.`,
  bag: (count: number) => `Im Beutel: ${count}.`,
  left: (view: LoopsState, players: readonly Player[]) =>
    [
      ...(view.rounds === null
        ? []
        : [`Runde ${Math.min(view.round, view.rounds)} von ${view.rounds}`]),
      `Beutel: ${view.bag.length}`,
      ...namesOf(view, players),
    ].join(" · "),
  lay: (points: number) => `Legen · ${points} ${plural(points, "Punkt", "Punkte")}`,
  back: "Zurück",
  stuck: "Keiner deiner Spielsteine passt. Tauschen oder behalten?",
  exchange: "Tauschen",
  keep: "Behalten",
  shift: ["Auf dem Bänkchen nach links", "Auf dem Bänkchen nach rechts"],
  near: "Vergrößern",
  pan: ["Nach links", "Nach oben", "Nach unten", "Nach rechts"],
  heads: { turn: "Dieser Zug", sheet: "Wertungsblock" },
  nth: (n: number) => `${n}. Spielstein`,
  sum: "Summe",
  how: "eigener Wert × Feld + verbundene Nachbarn",
  round: "Runde",
  each: "Jeder Spielstein",
};

export type LoopsWords = typeof words;
