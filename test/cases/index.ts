/**
 * What must hold, by number, and the tests that say so: the statements of `cases.md`, and the
 * checks of `reliability.md` §3. What has no test says which feature is not built yet.
 */
import {
  answers,
  browser,
  canaries,
  double,
  engine,
  http,
  looks,
  own,
  reading,
  requests,
  seats,
  tenSit,
  undoFixed,
  web,
  worker,
  type Entry,
  faceDown,
  texts,
  keys,
  mixed,
  moment,
  times,
  back,
} from "./names.ts";

export { checks } from "./checks.ts";
export type { Entry } from "./names.ts";

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
  47: moment("G47: the absolute time has its zone's name, at both changes of summer time"),
  48: moment("G48: the offset is the one at the deadline, not today's"),
  49: [
    ...web("pages/clock.test.ts", "G49: a clock that is %i ms off tells the server's time"),
    ...browser("time.test.ts", "G49: with a clock %i h off a page tells the right remainder"),
  ],
  57: [
    ...engine("verbs.test.ts", "may be asked three times in a game by each, whatever the answers"),
    ...browser("undo.test.ts", "the other says no, or does not want to be asked again"),
    ...engine("offers.test.ts", "a request stops no clock, whatever becomes of it"),
  ],
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
  67: faceDown,
  68: faceDown,
  69: faceDown,
  70: faceDown,
  71: [
    ...faceDown,
    ...http(
      "loops.test.ts",
      "K71: who has left sees no rack any more, and the others play on to the end",
    ),
  ],
  53: worker(
    "time.retention.test.ts",
    "A3, G53: a match nobody joined says so a day before, may be kept, then is gone",
  ),
  55: worker(
    "time.test.ts",
    "H55: two hours late nobody is late: it moves by that and twelve hours",
  ),
  56: ["test/commands/crash.test.ts > nothing is lost, doubled, torn or stuck by a power cut"],
  73: [...back, ...times("L73: whoever the CPU plays for is told so, and how they are back")],
  74: back,
  75: times("L75: what the CPU plays in somebody's stead is marked: list, board and record"),
  77: times("L77: notes say who missed a deadline, whom the CPU plays for, and who is back"),
  78: [
    ...worker("time.test.ts", "L78: votes write no row, and more than half of them decide"),
    ...engine("claims.test.ts", "is the CPU's move if they do not agree in two days"),
  ],
  91: [
    ...keys,
    ...browser("corners.test.ts", "against the CPU to the end, by keys alone"),
    ...browser(
      "loops.test.ts",
      "by taps, by dragging on a phone, by keys; and onlookers see no rack",
    ),
  ],
  92: [...keys, ...times("is heard at thirty and at ten seconds, not at each")],
  93: mixed,
  94: mixed,
  95: ["test/games/board.test.tsx > P95: owners differ without colour: hatch and initial"],
  97: [
    ...texts("Q97: has the same keys in English, none of them empty"),
    ...texts("Q97: no component says anything but what stands in the words"),
  ],
  99: [...texts("Q99: German has one word for one thing"), ...texts("Q99: German says du")],
  100: {
    open: "no push, mail and preview pictures yet (issue: notifications)",
    tests: answers("Q100: what each is told is in their own language, whoever plays with them"),
  },
  109: worker(
    "time.test.ts",
    "T109: with its alarm stuck whoever comes enters it; a new instance arms it",
  ),
  110: [
    ...worker("time.test.ts", "T110: whatever fails while the alarm runs, the match wakes again"),
    ...worker("time.retention.test.ts", "T110: a deletion that fails is tried again"),
  ],
  111: worker("time.test.ts", "T111: an alarm a minute late or run twice makes one time-out"),
  112: worker("time.test.ts", "T112: a hundred restarts leave one alarm, and not a row more"),
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
      ...browser(
        "older.test.ts",
        "sits down, plays a game to its end, takes back, plays again, gives up",
        "that still sleeps when its scripts are gone loads itself once",
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
    ...browser("whole.test.ts", "U124: two seats, with an exchange, to the last tile"),
    ...browser("twists.test.ts", "may be declined"),
    ...browser("undo.test.ts", "the other says yes: the line is gone for both, and both are told"),
  ],
  125: browser(
    "loops.test.ts",
    "U125: the rack stays as one puts it, on every device; the lens enlarges",
  ),
};
