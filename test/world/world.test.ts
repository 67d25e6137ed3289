/** 300 seeds of the simulation: all clean, and everything that should happen in them happens. */
import { describe, expect, test } from "vitest";
import { runCommand } from "./command.ts";

const seeds = 300;
/** Ms: they take some 15 s of one core, and a loaded machine is no fault. */
const patience = 600_000;
const half = seeds / 2;
/** A part for each of two cores. */
const runs = [0, half].map((from) => ["--seeds", String(half), "--seed", String(from)]);
const [first, second] = runs.map((args) => runCommand(args));

describe("300 worlds", () => {
  test(
    "are clean: no invariant breaks, no act that is still meant is refused",
    async () => {
      for (const run of [first, second]) {
        const { code, said } = (await run) ?? { code: 1, said: "" };
        expect(said).toMatch(/still meant, but refused: 0\n/);
        expect(said).toMatch(new RegExp(`\n${half} passed, 0 failed\n$`));
        expect(code).toBe(0);
      }
    },
    patience,
  );

  test.each([
    ...["move", "resign", "leave", "rematch", "ask", "answer", "withdraw"].flatMap((act) => [
      [`stale ${act}`],
      [`crossed, still meant: ${act}`],
    ]),
    ["a resign crossed the last line of a series game"],
    ["an answer to a request that is past"],
    ["an answer to a request that time has ended"],
    ["a lost first sit, sent again"],
    ["already in"],
    ["not their seat"],
    ["the same post arrives twice"],
    ["step: evict"],
    ["step: drop"],
    ["step: reply"],
    ["two states, one sight"],
    ["late: the CPU plays"],
    ["late: the others choose"],
    ["a choice is counted"],
    ["done claim"],
    ["nobody has chosen in 48 hours"],
    ["lost on time"],
    ["an outage moves a deadline"],
    ["the CPU stands in"],
    ["somebody is back"],
    ...["plan", "standin", "time"].map((mark) => [`moves by ${mark}`]),
    ...["plan", "nudge", "extend"].map((act) => [`own ${act}`]),
    ["a seat is given out after a day"],
    ["a match is deleted"],
    ["a bare record remains"],
    ["an alarm comes late"],
    ["an alarm comes twice"],
    ["an alarm is given up"],
    ["an alarm is lost with the object"],
    ["a row at the time of the one before: the clock was put back"],
    ["a month and more"],
    ["a change of summer time"],
  ])("show: %s", async (what) => {
    const all = [await first, await second].map((run) => run?.said ?? "").join("\n");
    expect(all).toMatch(new RegExp(`^ +\\d+  ${what}$`, "m"));
  });
});

/** What a run says besides how long it took. */
async function saidIn(zone: string): Promise<string> {
  const { said } = await runCommand(["--seeds", "8", "--seed", "20"], zone);
  return said.replace(/seeds in .*/, "");
}

test(
  "no zone and no change of summer time makes a difference",
  async () => {
    const [here, there] = [await saidIn("Europe/Berlin"), await saidIn("Pacific/Auckland")];
    expect(here).toMatch(/\n8 passed, 0 failed\n$/);
    expect(there).toBe(here);
  },
  patience,
);
