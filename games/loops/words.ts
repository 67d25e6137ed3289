/** What is said of Schleifen, in German: the source. */
import { plural } from "../../engine/words.ts";
import type { Player } from "../board.tsx";
import { namesOf, spoken } from "./speak.ts";
import type { LoopsState } from "./state.ts";

export const words = {
  name: "Schleifen",
  title: (options: Readonly<Record<string, unknown>>): string =>
    options["mode"] === "rounds" ? "Schleifen ohne Bänkchen" : "Schleifen",
  rule: (): string =>
    "Leg ein bis drei Spielsteine so an, dass Linien weiterlaufen. Jeder zählt seinen Wert mal das Feld und dazu alle verbundenen Nachbarn.",
  story: (name: string, moves: number, gain: number) => {
    const points = `${gain} ${plural(gain, "Punkt", "Punkte")}`;
    if (moves === 1) return `${name} legte ${gain > 0 ? `für ${points}` : "nichts"}.`;
    return `${name} war ${moves}-mal am Zug${gain > 0 ? ` und holte ${points}` : ""}.`;
  },
  move: (text: string) =>
    spoken(text, { lay: "legt auf", exchange: "tauscht", keep: "kann nicht legen" }),
  chance: () => true,
  moved: (name: string, text: string) =>
    `${name} ${spoken(text, { lay: "legte auf", exchange: "hat getauscht", keep: "konnte nicht legen" })}.`,
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
  near: "Vergrößern",
  pan: ["Nach links", "Nach oben", "Nach unten", "Nach rechts"],
  sheet: "Wertungsblock",
  sum: "Summe",
  round: "Runde",
  each: "Jeder Spielstein",
};

export type LoopsWords = typeof words;
