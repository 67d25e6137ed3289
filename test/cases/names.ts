/** The names of tests that more than one number, or more than one list, has. */

/** `FILE > TITLE` of each test; `open`: what of it is not built yet, so that none can say it. */
export type Entry =
  | readonly string[]
  | { readonly open: string; readonly tests?: readonly string[] };

const at =
  (folder: string) =>
  (file: string, ...titles: readonly string[]): readonly string[] =>
    titles.map((title) => `test/${folder}/${file} > ${title}`);
export const [own, http, worker] = [at("cases"), at("http"), at("worker")];
export const [browser, web, engine] = [at("browser"), at("web"), at("engine")];

export const looks = worker(
  "match.cases.test.ts",
  "A1, A2, S1: previews and scanners change no byte, and the seat stays free",
);
export const seats = (title: string): readonly string[] => own("seats.test.ts", title);
export const requests = (title: string): readonly string[] => own("requests.test.ts", title);
export const answers = (title: string): readonly string[] => own("answers.test.ts", title);
export const headers = (title: string): readonly string[] => own("headers.test.ts", title);
export const reading = (title: string): readonly string[] => http("reading.test.ts", title);

export const unlike = "M2–M6: another body, an old position, not on turn, no seat, too late";
export const foreign = "C1–C4: forms and scripts act for nobody, whatever they call their text";
export const flags = "C6, C7: the cookie's flags; nothing is told to another site about who has it";
export const bodies = "C10, C11, A9: too large, too deep, twice the same key, or keys of objects";
export const again = "S3, S4: again by the same it is theirs; others get neither it nor a cookie";
export const undoFixed = "I61, I62: whether one may take back is fixed at first, and told why not";
export const double = "D22, D25: giving up twice is one row; a move names what it answers";
export const canaries = "S10, C19: no path or query has a key in it, and onlookers are told none";
export const onlooker = "W8, W2: over a whole game an onlooker is told only what all may see";
export const fault = "X8, X4, A4: an unforeseen one tells nothing, logs no key, harms no match";
export const pages = "X3, X6: every page has the policy, nothing inline, and stands in no frame";
export const everyAnswer = "X4, X5: every answer has those that all need; what is told is not kept";
export const proof = "a seat's socket needs proof: the key, or the cookie from our own pages";
export const limits = "limits.test.ts";
export const tenSit = "U121, U122: of ten in a team game exactly three sit, and everybody is told";
export const hidden =
  "K67–K70: no byte to another seat or to an onlooker tells what lies face down";
export const faceDown = [
  ...http("loops.test.ts", hidden),
  ...worker(
    "telling.canary.test.ts",
    "K67–K71: no byte names a tile that lies face down, nor the seed",
  ),
];
export const texts = (title: string): readonly string[] => [`test/tidy.texts.test.ts > ${title}`];
export const keys = browser("keyboard.test.ts", "P91, P92: from the first page to the rematch");
export const mixed = browser(
  "keyboard.test.ts",
  "P93, P94: one by keys alone, the other by taps, to the next match",
);

export const moment = (title: string): readonly string[] => web("pages/moment.test.ts", title);
export const times = (title: string): readonly string[] => web("pages/times.test.tsx", title);
export const back = browser(
  "time.test.ts",
  "L73, L74: a page closes, the CPU plays, and the first press hands back",
);
