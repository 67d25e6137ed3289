/** What is said to whoever plays Schleifen, in German: the source. */
import { plural } from "../../../engine/words.ts";
import { foreseen } from "../foresee.ts";
import { playingIn } from "../playing.tsx";
import type { LoopsState } from "../state.ts";
import { typedLay } from "../typed.ts";
import { words as board } from "../words.ts";

const why: Readonly<Record<string, string>> = {
  "bad-move": "So liest sich kein Zug. Schreib Spielstein und Feld, zum Beispiel 23 e6.",
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
  rule: board.rule,
  why,
  read: (typed: string): string | null => {
    if (/^tauschen$/i.test(typed.trim())) return "exchange";
    return /^behalten$/i.test(typed.trim()) ? "keep" : typedLay(typed);
  },
  hint: "Zum Beispiel 23 e6, 40 e7",
  tap: "Wähl einen Spielstein.",
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
  lay: (points: number) => `Legen · ${points} ${plural(points, "Punkt", "Punkte")}`,
  back: "Zurück",
  stuck:
    "Keiner deiner Spielsteine passt. Alle tauschen oder behalten? Danach ist dein Zug vorbei.",
  exchange: "Alle tauschen",
  keep: "Behalten",
  shelf: "Auf dem Bänkchen",
  shift: ["nach links", "nach rechts"],
  turn: "Dieser Zug",
  nth: (n: number) => `${n}. Spielstein`,
  how: "eigener Wert × Feld + verbundene Nachbarn",
};

export type LoopsPlayingWords = typeof words;
export const playing = playingIn(words);
