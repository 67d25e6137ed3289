/** The margin of a match page: invitation, facts, all moves, links. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { Icon } from "../../games/board.tsx";
import { next } from "../../games/icons.ts";
import { Fold } from "../parts/fold.tsx";
import { MoveList } from "./list.tsx";
import { SeatShare } from "./links.tsx";
import { Rules } from "./rules.tsx";
import { nameOf, playersOf, rulesOf, seriesOf, type MatchProps } from "./model.ts";
import { boardOf } from "./play.tsx";

export function Margin(props: MatchProps): VNode {
  const { Aside } = props.game.board;
  const Invites = props.model.seats?.Invites;
  return (
    <div class="stack">
      {Invites && <Invites {...props} />}
      <p class="soft">
        {factsOf(props.model.newest, props)} ·{" "}
        <a href={`${props.words.guides}/${props.model.newest.kind}`}>{props.words.guide}</a>
      </p>
      {Aside && <Aside {...boardOf(props)} />}
      <Rules {...props} />
      <MoveList {...props} />
      <SeatShare {...props} />
      <Chance {...props} />
    </div>
  );
}

/** What the game's chance is bound to, and where that is checked; quiet as long as it runs. */
function Chance({ words, game, model }: MatchProps): VNode | null {
  const { id, game: nr, games } = model.newest;
  const one = games.find((other) => other.game === nr);
  if (!one || !game.words.chance?.(one.options)) return null;
  return (
    <Fold icon={<Icon d={next} />} label={words.fair} open={Boolean(one.seed)}>
      <p class="fine">
        <code>{one.commit}</code> <a href={`/fair?id=${id}&game=${nr}`}>{words.check}</a>
      </p>
    </Fold>
  );
}

/** Game, size, and where in a series this is. */
function factsOf(seen: Seen, { words, game, model }: MatchProps): string {
  const facts = [rulesOf(seen, game, model).join(", "), ...seriesOf(seen, words)];
  // Beside the scores there is no room for a whole team.
  const sides = playersOf(seen, words);
  if (sides.length < seen.seats.length) facts.push(sides.map(({ name }) => name).join(" – "));
  const away = seen.seats.filter(
    ({ who, here }, i) => who === "person" && here && !seen.held.includes(i),
  );
  for (const seat of away) facts.push(`${nameOf(seat, words)}: ${words.here}`);
  return facts.join(" · ");
}
