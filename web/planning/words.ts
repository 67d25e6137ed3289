/** What is said while one decides ahead, in German: the source. It comes with the first press. */
import type { Notice } from "../pages/model.ts";

/** „Bens“, „Hans’“ */
const of = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);
const note = (kind: Notice["kind"], head: string, text: string): Notice => ({ kind, head, text });

export const words = {
  head: "Plan: Nur du siehst das",
  about: (name: string) =>
    `Kommt ${of(name)} Zug so, wird deiner sofort gezogen. Spielt ${name} etwas anderes oder geht dein Zug dann nicht mehr, ist der Plan vorbei.`,
  someone: "jemand",
  score: (scores: string) => `Im Plan ${scores}.`,
  theirs: (name: string) => `Angenommen, ${name} spielt …`,
  theirsAgain: (name: string) => `${name} spielt noch einmal …`,
  theirsText: "Mach auf dem Brett den Zug, den du erwartest.",
  branchText: "Ein anderer Zug als bisher gibt einen neuen Zweig.",
  yours: "Deine Antwort:",
  yoursAgain: "Du bist noch einmal dran:",
  yoursText: "Mach den Zug, der dann für dich gezogen wird.",
  againText: "Plane auch diesen Zug, oder zieh ihn später selbst.",
  over: "Damit ist die Partie zu Ende.",
  lost: "Weiter lässt sich dieser Zweig hier nicht zeigen.",
  back: "Zurück",
  any: (name: string) => `Egal, was ${name} spielt`,
  add: "Einplanen",
  tree: "Dein Plan",
  if: (name: string, moves: string) => `Wenn ${name} ${moves},`,
  ifAny: (name: string) => `Egal, was ${name} spielt,`,
  anyMove: "egal was",
  answer: (moves: string) => `dann ich ${moves}.`,
  open: "noch ohne Antwort.",
  remove: (branch: string) => `Zweig entfernen: ${branch}`,
  count: (moves: number, most: number) => `${moves} von höchstens ${most} angenommenen Zügen. `,
  dropped: "Zweige ohne Antwort werden nicht gespeichert.",
  save: "Speichern",
  nothing: "Noch ohne Antwort",
  saving: "Wird gespeichert …",
  discard: "Verwerfen",
  close: "Zum Brett",
  delete: "Plan löschen",
  deleteSure: "Den Plan löschen? Dann ziehst du wieder selbst.",
  deleteYes: "Ja, löschen",
  deleteNo: "Behalten",
  restore: "Wiederherstellen",
  replaced: note("plain", "Antwort ersetzt.", "Was auf die alte folgte, ist weg."),
  removed: note("plain", "Zweig entfernt.", ""),
  full: note("trouble", "Der Plan ist voll.", "Mehr passt nicht hinein. Entferne einen Zweig."),
  offline: note(
    "trouble",
    "Kein Netz.",
    "Speichern braucht das Netz. Dein Entwurf bleibt hier, bis du wieder verbunden bist.",
  ),
  saved: (name: string) =>
    note(
      "done",
      "Plan gespeichert.",
      `Kommt ${of(name)} Zug so, wird deiner sofort gezogen. Spielt ${name} etwas anderes, ist der Plan vorbei.`,
    ),
  deleted: note("done", "Plan gelöscht.", "Du ziehst wieder selbst."),
  wentOn: note("plain", "Es kam wie geplant.", "Der Plan geht von hier aus weiter."),
  done: note("done", "Der Plan ist ausgespielt.", "Du kannst gleich weiterplanen."),
  asPlanned: (moves: string) =>
    note("plain", "Es kam wie geplant.", `Als Antwort hattest du ${moves} vorgesehen.`),
  notDone: "Das ging nicht.",
  notSaved: "Nicht gespeichert.",
  why: {
    stale: "Das Brett ist inzwischen ein anderes. Sieh den Plan noch einmal durch.",
    "your-turn": "Du bist selbst dran: Zieh auf dem Brett.",
    "game-over": "Diese Partie ist vorbei.",
    "no-plan": "In diesem Spiel lässt sich nicht vorausplanen, weil etwas verdeckt liegt.",
    "too-many-nodes": "Der Plan hat zu viele Züge. Entferne einen Zweig.",
    "too-large": "Der Plan ist zu groß. Entferne einen Zweig.",
    "not-your-seat": "Dieser Platz gehört dir nicht mehr.",
  } as Readonly<Record<string, string>>,
};

export type PlanningWords = typeof words;
