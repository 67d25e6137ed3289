/**
 * What must hold, by number, and the tests that say so: the statements of `cases.md`, and the
 * checks of `reliability.md` §3. What has no test says which feature is not built yet.
 */

/** `FILE > TITLE` of each test; `open`: what of it is not built yet, so that none can say it. */
export type Entry =
  | readonly string[]
  | { readonly open: string; readonly tests?: readonly string[] };

const at =
  (folder: string) =>
  (file: string, ...titles: readonly string[]): readonly string[] =>
    titles.map((title) => `test/${folder}/${file} > ${title}`);
const [own, http, worker] = [at("cases"), at("http"), at("worker")];
const [browser, web, engine] = [at("browser"), at("web"), at("engine")];

const looks = worker(
  "match.cases.test.ts",
  "A1, A2, S1: previews and scanners change no byte, and the seat stays free",
);
const seats = (title: string): readonly string[] => own("seats.test.ts", title);
const requests = (title: string): readonly string[] => own("requests.test.ts", title);
const answers = (title: string): readonly string[] => own("answers.test.ts", title);
const reading = (title: string): readonly string[] => http("reading.test.ts", title);

const unlike = "M2–M6: another body, an old position, not on turn, no seat, too late";
const foreign = "C1–C4: forms and scripts act for nobody, whatever they call their text";
const flags = "C6, C7: the cookie's flags; nothing is told to another site about who has it";
const bodies = "C10, C11, A9: too large, too deep, twice the same key, or keys of objects";
const again = "S3, S4: again by the same it is theirs; others get neither it nor a cookie";
const undoFixed = "I61, I62: whether one may take back is fixed at first, and told why not";
const double = "D22, D25: giving up twice is one row; a move names what it answers";
const canaries = "S10, C19: no path or query has a key in it, and onlookers are told none";
const onlooker = "W8, W2: over a whole game an onlooker is told only what all may see";
const fault = "X8, X4, A4: an unforeseen one tells nothing, logs no key, harms no match";
const pages = "X3, X6: every page has the policy, nothing inline, and stands in no frame";
const everyAnswer = "X4, X5: every answer has those that all need; what is told is not kept";
const proof = "a seat's socket needs proof: the key, or the cookie from our own pages";
const limits = "limits.test.ts";
const tenSit = "U121, U122: of ten in a team game exactly three sit, and everybody is told";

/** The statements of `cases.md`. */
export const cases: Readonly<Record<number, Entry>> = {
  1: looks,
  2: [...looks, ...reading("change nothing, whoever asks, and set no cookie")],
  3: seats("A3: one's own link holds ten times, on ten devices, until it is renewed"),
  5: seats("B5: without the secret link nobody takes a seat, and no list shows the match"),
  8: seats("B8: the maker knows a seat's link until it is taken, then may only reset it"),
  9: own("page.test.ts", "B9: with all storage gone one's own link brings the seat back"),
  11: seats("B11: no link makes a player another; of two seats every act names its own"),
  12: seats("B12: one seat on two devices: both move"),
  14: {
    open: "no push yet, so none is registered again (issue: notifications)",
    tests: own("page.test.ts", "B14: with scripts' storage gone the cookie still holds the seat"),
  },
  16: seats("B16: whoever makes, joins and begins, in any colour: both can move"),
  17: own("page.test.ts", "C17, C18: the address of a seat's page gives away no seat"),
  18: own("page.test.ts", "C17, C18: the address of a seat's page gives away no seat"),
  19: {
    open: "no pictures, exports and print yet (issue: pictures and records)",
    tests: [
      ...answers(canaries),
      ...engine("seen.test.ts", "names, if they are hidden from onlookers"),
    ],
  },
  20: answers("D20: one seat in two tabs wishes to play again: both go to one game"),
  21: answers("D21: two tabs as two seats of one browser each keep their own"),
  22: requests(double),
  23: web("state.test.ts", "D23: whatever comes twice or in another order, a page never goes back"),
  25: [
    ...requests(double),
    ...browser("offline.test.ts", "because it was made elsewhere, the page shows that"),
  ],
  26: [
    ...own("page.test.ts", "E26, E29, E30: a move whose frame is lost shows when the line is back"),
    ...browser(
      "follow.test.ts",
      "a page that nobody sees hangs up, and is up to date when it is seen again",
    ),
  ],
  27: browser(
    "offline.test.ts",
    "is drawn as on its way, says so, and is sent once when the net is back",
  ),
  29: own("page.test.ts", "E26, E29, E30: a move whose frame is lost shows when the line is back"),
  30: own("page.test.ts", "E26, E29, E30: a move whose frame is lost shows when the line is back"),
  31: {
    open: "the page has no button yet that sends a waiting move at once",
    tests: web(
      "talk.test.ts",
      "E31: an act that fails is sent three times, the same, and then given back",
    ),
  },
  32: browser(
    "offline.test.ts",
    "a choice that is half made survives a reload",
    "survives a reload",
  ),
  57: {
    open: "no clocks yet that a request could stop (issue: paces)",
    tests: [
      ...engine(
        "verbs.test.ts",
        "may be asked three times in a game by each, whatever the answers",
      ),
      ...browser("undo.test.ts", "the other says no, or does not want to be asked again"),
    ],
  },
  59: [
    ...engine("verbs.test.ts", "lapses with the next move; a late yes takes nothing back"),
    ...http("undo.test.ts", "withdrawn, lapsed by a move, granted; the fourth is too many"),
  ],
  61: requests(undoFixed),
  62: [
    ...requests(undoFixed),
    ...own("page.test.ts", "I61, I62: where taking back is off its button says so"),
  ],
  63: worker(
    "match.cases.test.ts",
    "J63: pressed a thousand times by both at once it begins one game",
    "J63: and so it does fifty times in a row",
  ),
  65: {
    open: "no notices yet (issue: notifications)",
    tests: [
      ...answers("J65: a wish to play again waits for fourteen days, and nobody need be there"),
      ...engine("decide.test.ts", "lapses after 14 days; a late yes begins nothing"),
    ],
  },
  66: [
    ...answers("J66: at 2:0 no third game is made, and the beginner alternates"),
    ...engine("settle.test.ts", "after a series the next begins with the other side, or by lot"),
  ],
  115: worker(
    "match.cases.test.ts",
    "T115, W7: after eviction who is here and who plays is known as before",
  ),
  116: worker(
    "match.cases.test.ts",
    "T116: a page that closes is no longer here, and fails nobody's act",
  ),
  117: worker(
    "match.cases.test.ts",
    "T117: an object that goes while moves come loses none and makes none twice",
  ),
  118: web(
    "live.test.ts",
    "T118: of 10,000 lines cut at once no second brings back more than 5 in 100",
    "T118: whoever comes back by %s is connected at once",
  ),
  119: {
    open: "no service worker yet, so no sw.js (issue: offline)",
    tests: [
      ...requests("T119: a page of one version back goes on; an older one must load itself"),
      ...browser(
        "offline.test.ts",
        "a page of another version loads itself again, and what waits goes on waiting",
      ),
    ],
  },
  121: [
    ...seats(tenSit),
    ...answers("U121: who sits down shows at the others' pages without a reload"),
  ],
  122: seats(tenSit),
  123: { open: "no list hides a match yet (issue: my matches)" },
  124: [
    ...browser("twists.test.ts", "may be declined"),
    ...browser("undo.test.ts", "the other says yes: the line is gone for both, and both are told"),
  ],
  125: { open: "no game with racks yet (issue: Kreuzwort)" },
};

/** The checks of `reliability.md` §3. */
export const checks: Readonly<Record<string, Entry>> = {
  S1: looks,
  S2: seats("S2: with the cookie but without an Origin it is refused"),
  S3: seats(again),
  S4: seats(again),
  S5: seats("S5: of 100 at once exactly one has it"),
  S6: seats("S6: a link of one match opens nothing in another"),
  S8: http("people.test.ts", "a renewed key: the old one is nothing, other devices lose the seat"),
  S10: answers(canaries),
  S11: worker(
    "match.test.ts",
    "the log has no name, key or player in it; keys stand nowhere as they are",
  ),
  S13: seats("S13: nobody holds both sides but who chose both on this device"),
  C1: requests(foreign),
  C2: requests(foreign),
  C3: requests(foreign),
  C4: requests(foreign),
  C6: requests(flags),
  C7: requests(flags),
  C8: requests("C8: no other method, and none by a header"),
  C10: requests(bodies),
  C11: requests(bodies),
  M1: requests("M1: the same 50 times at once is one row, and 50 equal answers"),
  M2: requests(unlike),
  M3: requests(unlike),
  M4: requests(unlike),
  M5: requests(unlike),
  M6: requests(unlike),
  M8: worker(
    "problems.test.ts",
    "M8: a card that another holds is refused like one that lies face down",
  ),
  M11: requests("M11: nobody gives up, asks, answers or takes back for another's seat"),
  W1: reading(proof),
  W2: answers(onlooker),
  W4: worker(limits, "%s from a page ends its line with the right code"),
  W5: worker(limits, "8 of a seat and 64 that only watch; those displace no seat"),
  W7: worker(
    "match.cases.test.ts",
    "T115, W7: after eviction who is here and who plays is known as before",
  ),
  W8: answers(onlooker),
  X1: [
    ...answers("X1: names are cut, and what is unseen or turns text around is taken out"),
    ...own("page.test.ts", "X1: a name that would be a page's text or script is a name"),
  ],
  X3: answers(pages),
  X4: [
    ...answers(everyAnswer),
    ...answers("X4: so has the answer to who asks for a socket: 101, 403, 404, 429"),
    ...worker("problems.test.ts", fault),
    ...worker(
      limits,
      "30 of one address in a minute; another address is not affected",
      "300 of one player in a day; the same one again is none",
    ),
  ],
  X5: answers(everyAnswer),
  X6: {
    open: "no embed yet; nothing at all may stand in a frame (issue: embedding)",
    tests: answers(pages),
  },
  X8: worker("problems.test.ts", fault),
  A4: [
    ...worker("problems.test.ts", fault),
    "test/tidy.secrets.test.ts > A4: nothing that is deployed writes a log",
  ],
  A6: [
    "test/tidy.test.ts > nothing is written into a page as text of HTML, nothing is evaluated",
    "test/tidy.secrets.test.ts > A6: nothing that is deployed names an address of another site",
  ],
  A8: [
    "test/tidy.secrets.test.ts > A8: no file holds a secret",
    "test/tidy.secrets.test.ts > A8: nor does the project's history",
  ],
  A9: worker("problems.test.ts", "A9: after whatever bodies come in, objects are as they were"),
};
