/** What a match page says of deadlines and absence, to each who sees it. */
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { recordOf } from "../../../engine/record.ts";
import { overdue } from "../../../engine/late.ts";
import { seenBy } from "../../../engine/seen.ts";
import type { Seen } from "../../../engine/wire.ts";
import { languages } from "../../../engine/words.ts";
import { loadGame } from "../../../worker/pages/loading.ts";
import { pageWords } from "../../../worker/pages/words.ts";
import { neededBy, type Times } from "../../../web/pages/late.ts";
import { keptBy } from "../../../web/pages/absence.tsx";
import { SeatShare } from "../../../web/pages/links.tsx";
import { noDoings } from "../../../web/pages/doings.ts";
import { firstModel } from "../../../web/pages/model.ts";
import { timesOf } from "../../../web/pages/times.tsx";
import { noteOf } from "../../../web/pages/told.ts";
import { toHear } from "../../../web/pages/due.tsx";
import { duel, table } from "../../engine/log.ts";
import { propsOf, textOf } from "./drawn.tsx";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const now = Date.UTC(2025, 11, 1, 17, 5);
const zone = "Europe/Berlin";
const game = await loadGame("dots", "de");

const people = ["Anna", "Ben"].map((name) => ({ name, colour: "a", here: true }) as const);
const running = duel({ starter: 1, pace: "3d", late: "choose" }).match;

/** What somebody is told of a match of Anna (seat 0) and Ben (1), who is on turn. */
function seenFrom(held: readonly number[], change: Partial<Seen> = {}): Seen {
  const seen = seenBy("id", running, people, { held, maker: held.includes(0) }, {}, table);
  const fate = { at: 9e15, told: 8e15 };
  return { ...seen, deadline: now + 2 * day, fate, ...change };
}

/** The text of a piece of the page. */
function said(part: "due" | "asked", seen: Seen, lang: "de" | "en" = "de"): string {
  const words = pageWords[lang];
  const times: Times = timesOf({ ...words, drawn: { now, zone } });
  const model = firstModel(seen, seen, "https://kaestchen.example");
  const html = renderToString(times[part]({ words, game, model, doings: noDoings }));
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const away = (seen: Seen, seat: number, change: object = { here: false }): Seen => ({
  ...seen,
  seats: seen.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

describe("the deadline", () => {
  test.each<[readonly number[], Seen["late"], string]>([
    [[1], "cpu", "Noch 2 Tage UNTIL Danach zieht die CPU für dich."],
    [[0], "cpu", "Ben hat noch 2 Tage UNTIL Danach zieht die CPU für Ben."],
    [[1], "choose", "Noch 2 Tage UNTIL Danach entscheidet Anna."],
    [[0], "choose", "Ben hat noch 2 Tage UNTIL Danach entscheidest du."],
    [[], "lose", "Ben hat noch 2 Tage UNTIL Danach ist die Partie für Ben verloren."],
  ])("to %j where late is %s", (held, late, text) => {
    const until = "– bis Mi., 3. Dezember, 18:05 MEZ.";
    const all = said("due", seenFrom(held, { late })).replaceAll(" .", ".");
    expect(all.replace(until, "UNTIL")).toBe(text);
  });
  test("of seconds has no time of day, and in the end says so", () => {
    const pace = "30s";
    const left = (ms: number) =>
      said("due", seenFrom([1], { pace, late: "cpu", deadline: now + ms }));
    expect(left(24_000)).toMatch(/^Noch 24 Sekunden ?\. Danach zieht die CPU für dich\./);
    expect(left(0)).toBe("Die Zeit ist um. Gleich steht hier, wie es weitergeht.");
  });
  test("is heard at thirty and at ten seconds, not at each", () => {
    const heard = [31, 30, 29, 11, 10, 1].map((s) => toHear(1000 * s, minute, String));
    expect(heard).toEqual(["", "30", "30", "30", "10", "10"]);
    expect([29, 10].map((s) => toHear(1000 * s, minute / 2, String))).toEqual(["", "10"]);
  });
  test("is told in English too", () => {
    expect(said("due", seenFrom([1], { late: "cpu" }), "en")).toMatch(
      /^2 days left – until Wed,? 3 December, 18:05 CET ?\. Then the CPU moves for you\.$/,
    );
  });
});

describe("a missed deadline", () => {
  const claim = { of: 1, waits: [0], given: {} };
  test("is told to whoever chooses, with what each choice means", () => {
    const text = said("asked", seenFrom([0], { claim }));
    for (const part of [
      "Ben hat die Frist verpasst.",
      "Warten gibt Ben noch einmal 3 Tage.",
      "Entscheidet bis dahin niemand, zieht die CPU.",
      "Noch 2 Tage – bis Mi., 3. Dezember, 18:05 MEZ",
      "Warten CPU ziehen lassen Sieg nehmen",
    ])
      expect(text).toContain(part);
    expect(said("due", seenFrom([0], { claim }))).toBe("");
  });
  test("and to whoever is late: they may still move", () => {
    const text = said("asked", seenFrom([1], { claim }));
    expect(text).toContain(
      "Du hast die Frist verpasst. Du kannst noch ziehen, solange Anna nicht entschieden hat.",
    );
    expect(text).not.toContain("Sieg nehmen");
  });
  test("onlookers and others see what has been chosen, and choose nothing", () => {
    const text = said("asked", seenFrom([], { claim: { of: 1, waits: [], given: { 0: "wait" } } }));
    expect(text).toContain("Anna entscheidet, wie es weitergeht.");
    expect(text).toContain("Anna möchte warten.");
    expect(text).not.toContain("Sieg nehmen");
  });
});

describe("absence", () => {
  test("L73: whoever the CPU plays for is told so, and how they are back", () => {
    const text = said("asked", away(seenFrom([1]), 1, { standIn: true }));
    expect(text).toContain("Die CPU spielt für dich, seit du weg warst.");
    expect(text).toContain("Wieder da");
    const others = said("asked", away(seenFrom([0]), 1, { standIn: true, here: false }));
    expect(others).toContain("Die CPU vertritt Ben. Sobald Ben wieder da ist, zieht Ben selbst.");
    expect(others).not.toContain("Wieder da");
  });
  test("whoever waits sees why nothing happens; the maker may let the CPU stand in", () => {
    expect(said("asked", seenFrom([0]))).toBe("");
    const waits = away(seenFrom([0], { nudge: 0 }), 1);
    const text = "Ben ist gerade nicht da. Ben anstupsen";
    expect(said("asked", waits)).toBe(`${text} CPU vertritt Abwesende`);
    expect(said("asked", { ...waits, maker: false })).toBe(text);
    expect(said("asked", away(seenFrom([1]), 0))).toBe("");
  });
  test("a nudge is confirmed with the time of the next; who was nudged hears by whom", () => {
    const text = said("asked", away(seenFrom([0], { nudge: now + day }), 1));
    expect(text).toContain("Ben ist angestupst. Erst morgen wieder: ab 18:05 MEZ.");
    expect(text).not.toContain("Ben anstupsen");
    expect(said("asked", seenFrom([1], { nudged: 0 }))).toContain("Anna hat dich angestupst.");
  });
  test("a seat that is to be given out anew: each is asked as befits them", () => {
    const offer = { row: 9, for: "reset", seat: 0, of: 1, waits: [1], until: now + day } as const;
    const holder = said("asked", seenFrom([1], { offers: [offer] }));
    expect(holder).toContain("Dein Platz soll neu vergeben werden.");
    expect(holder).toContain("Noch 1 Tag – bis Di., 2. Dezember, 18:05 MEZ");
    expect(holder).toContain("Nein, ich bin da");
    const asker = said("asked", seenFrom([0], { offers: [offer] }));
    expect(asker).toContain("Du möchtest den Platz von Ben neu vergeben.");
    expect(asker).toMatch(/Doch nicht$/);
    const onlooker = said("asked", seenFrom([], { offers: [offer] }));
    expect(onlooker).toContain("Anna möchte den Platz von Ben neu vergeben.");
    expect(onlooker).not.toMatch(/Nein, (ich|so)/);
  });
  test("whoever asked for a seat hears that it is kept, if they did not take that back", () => {
    const offer = { row: 9, for: "reset", seat: 0, of: 1, waits: [1], until: now + day } as const;
    const [asked, over] = [seenFrom([0], { offers: [offer] }), seenFrom([0])];
    expect(keptBy(asked, over, 0)).toBe(1);
    expect(keptBy(asked, asked, 0)).toBeNull();
    expect(keptBy(asked, over, 9)).toBeNull();
    expect(keptBy(asked, away(over, 1, { who: "free" }), 0)).toBeNull();
    expect(keptBy({ ...asked, held: [1] }, { ...over, held: [1] }, 0)).toBeNull();
  });
  test("a seat is asked for in a fold: not of who left, nor twice, nor after the end", () => {
    const offer = { row: 9, for: "reset", seat: 0, of: 1, waits: [1], until: now + day } as const;
    const share = (change: Partial<Seen>): string =>
      textOf(<SeatShare {...propsOf(seenFrom([0], change))} />);
    expect(share({})).toMatch(/Platz neu vergeben Platz von Ben /);
    const notes = [{ after: 0, what: "left", seat: 1 }] as const;
    const end = { how: "rules", winner: 0 } as const;
    for (const change of [{ offers: [offer] }, { notes }, { end }])
      expect(share(change)).not.toContain("Platz neu vergeben");
  });
  test("that the match will be deleted is said from its time on", () => {
    const fate = (told: number) =>
      said("asked", seenFrom([0], { fate: { at: now + 9 * day, told } }));
    expect(fate(now + 1)).toBe("");
    expect(fate(now)).toContain("bis Mi., 10. Dezember, 18:05 MEZ");
    expect(fate(now)).toMatch(/Verlängern$/);
  });
});

test("L77: notes say who missed a deadline, whom the CPU plays for, and who is back", () => {
  const told = (lang: "de" | "en") =>
    (["missed", "standin", "back"] as const).map((what) =>
      noteOf({ after: 0, what, seat: 1 }, seenFrom([0]), pageWords[lang]),
    );
  expect(told("de")).toEqual([
    "Ben hat die Frist verpasst.",
    "Die CPU vertritt Ben.",
    "Ben ist wieder da.",
  ]);
  expect(told("en")).toEqual([
    "Ben has missed the deadline.",
    "The CPU is standing in for Ben.",
    "Ben is back.",
  ]);
});

test("L75: what the CPU plays in somebody's stead is marked: list, board and record", () => {
  const { match } = duel({ starter: 1, pace: "3d", late: "cpu" });
  const due = match.due ?? 0;
  const presence = { here: [], away: [] };
  const beside = { presence, plans: new Map(), votes: new Map(), generations: [0, 0] };
  const entry = overdue(match, due + 1, table, beside);
  if (!entry) throw new Error("nothing is overdue");
  const seen = seenBy("id", entry.match, people, { held: [0], maker: true }, {}, table);
  expect(Object.values(seen.marks)).toContain("time");
  const { beside: signs } = timesOf({ ...pageWords.de, drawn: { now, zone } });
  const drawn = renderToString(<svg>{signs(seen)(() => ({ x: 50, y: 50 }))}</svg>);
  expect(drawn.match(/class="unhanded"/g)?.length).toBe(Object.keys(seen.marks).length);
  const [first] = recordOf(entry.match, table, null).games;
  expect(first?.moves.map(([, , mark]) => mark)).toContain("time");
});

describe("it comes only where it is needed", () => {
  const plain = seenFrom([0], { pace: "none", deadline: null });
  const needs = (seen: Seen): boolean => neededBy(seen, game).includes("times");
  test.each<[string, Seen, boolean]>([
    ["nobody is away and there is no pace", plain, false],
    ["somebody else is away whom I do not wait for", away({ ...plain, turn: 0 }, 1), false],
    ["I only watch", away({ ...plain, held: [] }, 1), false],
    ["whom I wait for is away", away(plain, 1), true],
    ["there is a pace", { ...plain, pace: "7d" }, true],
    ["the CPU stands in", away(plain, 0, { standIn: true }), true],
    ["it will be deleted soon", { ...plain, fate: { at: now, told: now - hour } }, true],
  ])("%s", (_name, seen, expected) => {
    expect(needs(seen)).toBe(expected);
  });
});

test.each(languages)("every new refusal has its sentence, in %s", (lang) => {
  const { why } = timesOf({ ...pageWords[lang], drawn: { now, zone } });
  const codes = [
    "nothing-to-claim",
    "not-to-claim",
    "no-change",
    "not-to-nudge",
    "asked-lately",
    "nudged",
  ];
  expect(Object.keys(why)).toEqual(codes);
  for (const text of Object.values(why)) expect(text).toMatch(/\.$/);
});
