/** Lists of matches: whose points come first, what stands beside them, and in what order. */
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { seenBy } from "../../../engine/seen.ts";
import type { Seen } from "../../../engine/wire.ts";
import { loadGame } from "../../../worker/pages/loading.ts";
import { pageWords } from "../../../worker/pages/words.ts";
import { byNeed, MatchRows } from "../../../web/pages/rows.tsx";
import { duel, table } from "../../engine/log.ts";

const [second, hour, day] = [1000, 3_600_000, 86_400_000];
const now = Date.UTC(2025, 11, 1, 17, 5);
const people = ["Anna", "Ben"].map((name) => ({ name, colour: "a", here: true }) as const);
const running = duel({ starter: 1, pace: "3d", late: "choose" }).match;

/** A match of Anna (seat 0) and Ben (1), who is on turn, as Anna is told of it. */
function seen(change: Partial<Seen> = {}, held: readonly number[] = [0]): Seen {
  const told = seenBy("id", running, people, { held, maker: true }, {}, table);
  return { ...told, scores: [4, 0], deadline: null, ...change };
}

/** Its row. The board of the match is that of the toy. */
async function drawn(one: Seen, grouped = false, lang: "de" | "en" = "de"): Promise<string> {
  const { words } = await loadGame("dots", lang);
  const games = { [one.kind]: { words, board: { Small: () => <i /> } as never } };
  const all = { games, now, grouped, words: pageWords[lang] };
  return renderToString(<MatchRows mine={[{ ...one, options: { w: 5, h: 4 } }]} {...all} />);
}

async function said(...row: Parameters<typeof drawn>): Promise<string> {
  return (await drawn(...row))
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const end = { how: "rules", winner: 0 } as const;
const claim = (of: number) => ({ of, waits: [1 - of], given: {} });

describe("a row", () => {
  test("tells my points first, beside the name of the other", async () => {
    expect(await said(seen())).toBe("Ben Käsekästchen 5×4 4 : 0 Ben ist dran");
    expect(await said(seen({ seat: 1 }, [1]))).toContain("Anna Käsekästchen 5×4 0 : 4");
    expect(await said(seen({}, [0, 1]))).toContain("Anna und Ben Käsekästchen 5×4 4 : 0");
    const free = { ...seen().seats[1], who: "free" } as never;
    const seats = [...seen().seats.slice(0, 1), free, free, free];
    expect(await said(seen({ seats, turn: 0 }))).toContain("3 freie Plätze Käsekästchen");
    expect(await said(seen(), false, "en")).toBe("Ben Dots and boxes 5×4 4 : 0 Ben’s turn");
  });

  test("does not repeat what stands above it", async () => {
    expect(await said(seen(), true)).toBe("Ben Käsekästchen 5×4 4 : 0 ohne Frist");
    expect(await said(seen({ deadline: now + 5 * hour }), true)).toMatch(/4 : 0 noch 5 Std\.$/);
  });

  test("says how long it is, in seconds too", async () => {
    const left = async (ms: number): Promise<string> =>
      (await said(seen({ deadline: now + ms }))).replace(/.*dran /, "");
    expect(await left(2 * day)).toBe("noch 2 Tage");
    expect(await left(25 * second)).toBe("noch 25 Sek.");
    expect(await left(-1)).toBe("Zeit ist um");
  });

  test("says that a deadline is missed: to me as trouble, else that I choose", async () => {
    const late = { deadline: now + 2 * day };
    const mine = seen({ ...late, turn: 0, claim: claim(0) });
    expect(await said(mine, true)).toMatch(/4 : 0 Frist verpasst$/);
    expect(await drawn(mine)).toContain("urgent");
    const theirs = seen({ ...late, claim: claim(1) });
    expect(await said(theirs, true)).toMatch(/4 : 0 Du entscheidest noch 2 Tage$/);
  });
});

test("first is what waits for me, the soonest before the rest; last what is over", () => {
  const named = (id: string, change: Partial<Seen>): Seen => seen({ id, ...change });
  const mine = [
    named("over", { end }),
    named("theirs", { turn: 1 }),
    named("theirs soon", { turn: 1, deadline: now + hour }),
    named("mine", { turn: 0 }),
    named("mine late", { turn: 0, deadline: now + day }),
    named("to choose", { turn: 1, claim: claim(1), deadline: now + day }),
    named("mine soon", { turn: 0, deadline: now + hour }),
    named("mine missed", { turn: 0, claim: claim(0), deadline: now + 2 * day }),
  ];
  const order = "mine missed,mine soon,mine late,mine,to choose,theirs soon,theirs,over";
  expect(byNeed(mine).map(({ id }) => id)).toEqual(order.split(","));
});
