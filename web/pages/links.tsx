/** Links of a match: inviting, going on elsewhere, letting others watch. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { Icon } from "../../games/board.tsx";
import { check, eye, next, share as shareIcon } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { H2 } from "../parts/headings.tsx";
import { Fold } from "../parts/fold.tsx";
import { Scan, Share } from "../parts/share.tsx";
import { CodeField } from "./code.tsx";
import type { MatchProps } from "./model.ts";

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

/** An invitation for every seat that I may give away; as long as there is one, it comes first. */
export function Invites(props: MatchProps): VNode | null {
  const { newest: seen, origin } = props.model;
  const seats = invitable(seen);
  if (seats.length === 0) return null;
  return (
    <>
      {seats.map((seat) => (
        <Invite
          key={seat}
          {...props}
          seat={seat}
          address={`${origin}/g/${seen.id}#${seen.keys?.[seat] ?? ""}`}
        />
      ))}
    </>
  );
}

export function invitable(seen: Seen): readonly number[] {
  return seen.seats.flatMap(({ who }, seat) =>
    who === "free" && seen.keys?.[seat] !== undefined ? [seat] : [],
  );
}

/** In the margin: going on elsewhere, letting others watch. */
export function SeatShare(props: MatchProps): VNode {
  const { words, game, model, doings } = props;
  const { newest: seen, origin } = model;
  const taken = seen.seats.flatMap(({ who }, seat) =>
    who === "person" && !seen.held.includes(seat) ? [seat] : [],
  );
  const both = seen.held.length > 1;
  const nameAt = (seat: number): string => seen.seats[seat]?.name ?? "";
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
      {seen.held.length > 0 &&
        taken.map((seat) => (
          <Confirm
            key={seat}
            icon={eye}
            label={words.invite.anew(nameAt(seat))}
            question={words.invite.anewSure(nameAt(seat))}
            yes={words.invite.anewYes}
            no={words.invite.anewNo}
            onYes={() => doings.confirm(`reset-${seat}`)}
          />
        ))}
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

function Invite(props: MatchProps & { readonly seat: number; readonly address: string }): VNode {
  const { words, game, model, doings, seat, address } = props;
  const { newest: seen } = model;
  const begin = seen.turn !== null && seen.held.includes(seen.turn);
  return (
    <section class="stack">
      <H2 text={words.invite.head} />
      <Scan code={model.alive && doings.qr(address)}>
        <p>{words.invite.text}</p>
        {begin && <p class="fine soft">{words.invite.youBegin}</p>}
      </Scan>
      <Share
        id={`invite${seat}`}
        label={words.invite.link}
        address={address}
        copyLabel={words.copy}
        onCopy={doings.copy}
      />
      <Button
        kind="primary"
        icon={shareIcon}
        wide
        onPress={() => doings.share(address, game.words.title(seen.options))}
      >
        {words.share}
      </Button>
    </section>
  );
}
