/** Faults that somebody might well write: each is one line of what is shipped, changed. */

export interface Fault {
  readonly name: string;
  readonly file: string;
  /** The line as it is, without what stands before and after it. */
  readonly line: string;
  readonly instead: string;
}

export const faults: readonly Fault[] = [
  {
    name: "answer before write",
    file: "worker/kept.ts",
    line: "store.append(full);",
    instead: "if (now) setTimeout(() => store.append(full)); else store.append(full);",
  },
  {
    name: "retry applied twice",
    file: "engine/decide.ts",
    line: "if (since.some((row) => isRepeat(row, act, seat))) return { same: true };",
    instead: "",
  },
  {
    name: "n not checked",
    file: "engine/acts.ts",
    line: "return match.boardRow;",
    instead: "return 0;",
  },
  {
    name: "seat not checked",
    file: "engine/acts.ts",
    line: "return seat !== null && held.includes(seat);",
    instead: "return seat !== null;",
  },
  {
    name: "fold skips an undo",
    file: "engine/fold.ts",
    line: "return takenBack(match, fact, row, ground.rules);",
    instead: "return match;",
  },
  {
    name: "socket frame to the wrong seat",
    file: "worker/telling.ts",
    line: "const key = JSON.stringify(viewerOf(loaded, who));",
    instead: "const key = String(viewerOf(loaded, who).held.length > 0);",
  },
  {
    name: "resign unbound",
    file: "engine/acts.ts",
    line: 'case "resign":',
    instead: "",
  },
  {
    name: "retry found only at n",
    file: "worker/match.ts",
    line: "const since = loaded.rows.slice(Math.max(0, sender.n));",
    instead: "const since = loaded.rows.slice(Math.max(0, sender.n), sender.n + 1);",
  },
  {
    name: "rematch twice",
    file: "engine/verbs.ts",
    line: 'if (!currentGame(match).end || !match.series.over) return why("game-running");',
    instead: "",
  },
  {
    name: "a granted rematch stays open",
    file: "engine/fold.ts",
    line: "return { ...after, offers: lasting(match), series: standingOf(after, ground.rules) };",
    instead: "return { ...after, series: standingOf(after, ground.rules) };",
  },
  {
    name: "a lapsed request may be answered",
    file: "engine/offers.ts",
    line: 'return offer.want.for !== "reset" && now >= (lapsesAt(offer) ?? Infinity);',
    instead: "return false;",
  },
  {
    name: "a used invitation opens the seat again",
    file: "worker/sitting.ts",
    line: "if (!used || held.includes(row.seat)) return { row, again: true };",
    instead: "return { row, again: true };",
  },
  {
    name: "racks lie open",
    file: "engine/seen.ts",
    line: "view: rules.view(state, seat),",
    instead: "view: state,",
  },
  {
    name: "the seed is shown too early",
    file: "engine/seen.ts",
    line: '...(game.end && { seed: seedOf(ground.secret, "game", i) }),',
    instead: 'seed: seedOf(ground.secret, "game", i),',
  },
  {
    name: "a request outlives the CPU's move",
    file: "engine/settle.ts",
    line: 'if (late) return [{ is: "lapse", to: late.row }];',
    instead: "",
  },
  {
    name: "a superseded instance answers from memory",
    file: "worker/match.ts",
    line: "if (!this.time.current()) return this.kept.none;",
    instead: "",
  },
  {
    name: "a move in time does not set a new deadline",
    file: "engine/pace.ts",
    line:
      "const decided = isPerDecision(pace) && " +
      "before !== null && lastMove(before) !== lastMove(after);",
    instead: "const decided = false;",
  },
  {
    name: "an alarm is not moved to an earlier time",
    file: "worker/alarm.ts",
    line: "if (at === Infinity || (armed !== null && armed <= at && armed > now)) return;",
    instead: "if (at === Infinity || (armed !== null && armed > now)) return;",
  },
  {
    name: "an outage costs the game",
    file: "engine/pace.ts",
    line: "return now - lapseOf(match) > outage ? now + afterOutage : null;",
    instead: "return null;",
  },
  {
    name: "a plan goes on after the other has left it",
    file: "engine/plans.ts",
    line:
      "return node && next.length === 0 ? " +
      "kept(seat, { next: node.play, tree: node.then }) : [];",
    instead: "return kept(seat, { next: node?.play ?? [], tree: node?.then ?? tree });",
  },
  {
    name: "the CPU plays on for whoever is back",
    file: "engine/absence.ts",
    line: 'return [...lapses, { is: "back", seat }, { is: "standin", seat, on: false }];',
    instead: 'return [...lapses, { is: "back", seat }];',
  },
  {
    name: "who has come back is still away",
    file: "worker/beside.ts",
    line: "const away = here ? null : row.seat === actor ? blind : (row.away ?? now);",
    instead: "const away = row.seat === actor ? blind : (row.away ?? (here ? null : now));",
  },
  {
    name: "whoever leaves gives others time",
    file: "engine/pace.ts",
    line:
      "const decided = isPerDecision(pace) && " +
      "before !== null && lastMove(before) !== lastMove(after);",
    instead: "const decided = isPerDecision(pace) && after.boardRow === after.n;",
  },
];
