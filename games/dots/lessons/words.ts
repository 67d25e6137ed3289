/** What is said beside the lessons, in German: the source. */
import type { Same, TrialWords } from "../../guide.ts";

export const words = {
  safe: {
    head: "Such eine sichere Linie",
    task: "Zieh eine Linie, nach der keinem Kästchen nur noch eine Seite fehlt.",
    met: "Beide Nachbarn haben noch mindestens zwei offene Seiten. Sicher waren c1–d1, d1–d2, a2–a3 und b2–b3.",
    missed:
      "Einem Kästchen fehlt jetzt nur noch eine Seite, und die CPU nimmt es. Sicher waren c1–d1, d1–d2, a2–a3 und b2–b3.",
  },
  last: {
    head: "Die letzte sichere Linie",
    task: "Drei sichere Linien sind übrig. Zieh so, dass die CPU keine mehr hat, und gewinn mit mindestens drei Kästchen Vorsprung.",
    met: "Mit c1–c2 hatten b1 und c1 beide ihre zweite Seite. Danach war nichts mehr sicher, und die CPU musste als Erste etwas hergeben.",
    missed:
      "Der Weg war c1–c2 und danach alles nehmen, was fällt: Diese Linie macht b1 und c1 zugleich unsicher. Jede andere sichere Linie lässt der CPU noch eine, und dann gibst du zuerst her.",
  },
  third: {
    head: "Nehmen und weiterdenken",
    task: "Hier ist etwas offen. Nimm es und zieh danach eine sichere Linie.",
    met: "a2–b2 schließt a1 und a2 mit einem Strich, und danach blieb die CPU ohne Geschenk.",
    missed:
      "Der Weg: a2–b2 schließt zwei Kästchen, danach kommt eine Linie, an der kein Kästchen mit zwei Seiten liegt.",
  },
  shortest: {
    head: "Das kleinste Geschenk",
    task: "Nichts ist mehr sicher: ein einzelnes Kästchen und zwei Ketten aus vier. Gewinn mit drei Vorsprung.",
    met: "Du gibst ein Kästchen, die CPU muss eine Vierer-Kette öffnen. Dort lässt du zwei liegen, und die letzte Kette ist deine: 6 : 3.",
    missed:
      "Der Weg: Gib mit d3–d4 oder c4–d4 nur das eine Kästchen unten rechts her. Die CPU muss dann eine Kette öffnen, in der du zwei liegen lässt.",
  },
  middle: {
    head: "In der Mitte öffnen",
    task: "Drei Ketten aus zwei, drei und vier Kästchen. Gewinn 5 : 4.",
    met: "c2–d2 in der Mitte der kurzen Kette: Die CPU kann nur beide nehmen und muss dann eine lange Kette öffnen. Die Kontrolle blieb bei dir.",
    missed:
      "Der Weg beginnt mit c2–d2, der Mitte der Zweier-Kette, und in der nächsten Kette bleiben zwei liegen. Am Rand geöffnet, könnte die CPU dir die zwei zurückgeben, und du müsstest die nächste Kette öffnen.",
  },
  two: {
    head: "Zwei liegen lassen",
    task: "Die CPU hat eine Kette aus drei geöffnet, die andere hat sechs. Gewinn 7 : 2.",
    met: "Ein Kästchen genommen, zwei liegen gelassen, sechs bekommen.",
    missed:
      "Der Weg: Nimm a3 mit b3–b4 und zieh dann d3–d4 am anderen Ende. Wer alle drei nimmt, muss die Sechser-Kette öffnen und verliert 3 : 6.",
  },
  twice: {
    head: "Und gleich noch einmal",
    task: "Drei Ketten aus je vier, eine ist offen. Gewinn 8 : 4.",
    met: "Zweimal zwei genommen und zwei gelassen, die letzte Kette ganz: 2 + 2 + 4.",
    missed:
      "Der Weg: In den ersten beiden Ketten nimmst du zwei und lässt zwei, in der letzten nimmst du alle vier. Die erste Linie ist d2–d3.",
  },
  all: {
    head: "Die letzte Kette",
    task: "Es steht 1 : 2, und die letzte Kette ist offen. Hol, was zu holen ist: 7 : 2.",
    met: "Nach der letzten Kette kommt nichts mehr, für das sich ein Opfer lohnt. Also alle sechs.",
    missed:
      "Hier lässt du nichts liegen: Es gibt keine Kette mehr, die die CPU öffnen müsste. Beginn mit c2–d2 und nimm alle sechs.",
  },
  rule: {
    head: "Eine ungerade Zahl",
    task: "16 Punkte, und du hast nicht begonnen. Sorg für genau eine lange Kette und gewinn mit drei Vorsprung.",
    met: "Mit c3–c4 läuft eine einzige lange Kette von a3 über b3, b2 und c2 nach c3. Eine ist ungerade, also gehört dir die Kontrolle.",
    missed:
      "Der Weg beginnt mit c3–c4: Dann hängen fünf Kästchen an einer langen Kette, und die CPU muss als Erste öffnen.",
  },
  offer: {
    head: "Ein Opfer zur rechten Zeit",
    task: "Oben liegt eine Kette aus drei, und sie ist eine zu viel. Gewinn trotzdem 5 : 4.",
    met: "b1–b2 verschenkt zwei Kästchen, aber oben ist keine lange Kette mehr. Unten bleibt die Kontrolle bei dir.",
    missed:
      "Der Weg beginnt mit b1–b2. Das kostet zwei Kästchen und nimmt die lange Kette oben vom Brett. Mit sicheren Linien bleibt eine Kette zu viel, und du öffnest zuerst.",
  },
  four: {
    head: "Vier im Ring",
    task: "Ein Ring aus sechs ist offen, daneben wartet eine Kette aus sechs. Gewinn 8 : 4.",
    met: "Zwei genommen, vier als zwei Paare gelassen, und dafür die Kette aus sechs.",
    missed:
      "Der Weg: Nimm b2 und c2, das erste und das letzte offene Kästchen, dann d3–d4. So bleiben zwei Paare liegen, und die CPU muss die Sechser-Kette öffnen.",
  },
  enough: {
    head: "Lohnt es sich?",
    task: "Wieder ist ein Ring aus sechs offen. Übrig ist nur eine Kette aus drei. Gewinn 6 : 3.",
    met: "Vier liegen zu lassen, um drei zu bekommen, wäre ein schlechtes Geschäft. Du nimmst sechs und gibst drei.",
    missed:
      "Vier Kästchen liegen zu lassen kostet mehr, als die Kette aus drei bringt. Der Weg: alle sechs nehmen, dann die Kette öffnen.",
  },
  waits: {
    head: "Erst die Kette, dann der Ring",
    task: "Eine Kette aus fünf ist offen, danach bleibt ein Ring aus vier. Gewinn 7 : 2.",
    met: "Drei genommen, zwei liegen gelassen, den Ring bekommen. In der Kette kostet die Kontrolle nur zwei.",
    missed:
      "Der Weg: Nimm a3, b3 und c3, dann d1–d2 am anderen Ende. Die CPU schließt zwei und muss den Ring öffnen.",
  },
  first: {
    head: "Was zuerst?",
    task: "Jetzt musst du öffnen: einen Ring aus sechs oder eine Kette aus drei. Zu gewinnen ist das nicht. Verlier mit höchstens drei Rückstand.",
    met: "Um im Ring die Kontrolle zu behalten, müsste die CPU vier liegen lassen. Also nimmt sie ihn und muss die Kette öffnen: 3 : 6.",
    missed:
      "Öffne zuerst den Ring. Aus der Kette nimmt die CPU eins und lässt dir zwei, und dann musst du auch noch den Ring hergeben: 2 : 7.",
  },
} as const satisfies Readonly<Record<string, TrialWords>>;

/** Every sentence has its own in English. */
export type LessonWords = Same<typeof words>;
