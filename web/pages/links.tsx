/** Links of a match: going on elsewhere, letting others watch. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { Icon } from "../../games/board.tsx";
import { check, next, share } from "../../games/icons.ts";
import { Confirm } from "../parts/confirm.tsx";
import { Fold } from "../parts/fold.tsx";
import { Scan, Share } from "../parts/share.tsx";
import { CodeField } from "./code.tsx";
import { nameAt, type MatchProps } from "./model.ts";

export function OwnLink({
  words,
  model,
  doings,
  id,
}: MatchProps & { readonly id: string }): VNode | null {
  const { newest: seen, origin } = model;
  const key = seen.seat === null ? undefined : seen.keys?.[seen.seat];
  if (key === undefined) return null;
  const address = `${origin}/g/${seen.id}#${key}`;
  return (
    <div class="stack">
      <Share
        id={id}
        label={words.secure.own}
        address={address}
        copyLabel={words.copy}
        onCopy={doings.copy}
      />
      <Scan code={model.alive && doings.qr(address)}>
        <p>{words.secure.keep}</p>
      </Scan>
    </div>
  );
}

/** In the margin: going on elsewhere, letting others watch. */
export function SeatShare(props: MatchProps): VNode {
  const { words, game, model, doings } = props;
  const { newest: seen, origin } = model;
  const lost = losable(seen);
  const both = seen.held.length > 1;
  return (
    <div class="stack">
      {both && <p>{words.invite.both}</p>}
      {seen.held.length > 0 && !model.securing && (
        <Fold icon={<Icon d={next} />} label={words.secure.phone} about={words.secure.scan}>
          <OwnLink {...props} id="own" />
          <Confirm
            icon={check}
            label={words.invite.renew}
            question={words.invite.renewSure}
            yes={words.invite.renewYes}
            no={words.invite.anewNo}
            onYes={() => doings.confirm("renew-key")}
          />
        </Fold>
      )}
      {lost.length > 0 && (
        <Fold icon={<Icon d={next} />} label={words.invite.anewHead}>
          {lost.map((seat) => (
            <Confirm
              key={seat}
              icon={share}
              label={words.invite.anew(nameAt(seen, seat, words))}
              question={words.invite.anewSure(nameAt(seen, seat, words))}
              yes={words.invite.anewYes}
              no={words.invite.anewNo}
              onYes={() => doings.confirm(`reset-${seat}`)}
            />
          ))}
        </Fold>
      )}
      <Share
        id="watch"
        label={words.onlook}
        address={`${origin}/g/${seen.id}`}
        copyLabel={words.copy}
        onCopy={doings.copy}
      />
      {seen.held.length === 0 && model.key === null && (
        <Fold icon={<Icon d={next} />} label={words.seat.haveKey}>
          <CodeField {...props} label={words.seat.code} hint={game.words.title(seen.options)} />
        </Fold>
      )}
    </div>
  );
}

/** Seats of others that may have lost their people: not while that is asked of one already. */
function losable({ seats, held, end, offers, notes }: Seen): readonly number[] {
  if (held.length === 0 || end || offers.some((one) => one.for === "reset")) return [];
  const gone = notes.flatMap(({ what, seat }) => (what === "left" ? [seat] : []));
  const isThere = (seat: number): boolean => !held.includes(seat) && !gone.includes(seat);
  return seats.flatMap(({ who }, seat) => (who === "person" && isThere(seat) ? [seat] : []));
}
