/** Everything about seats on a match page: taking one, keeping it, giving one away. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { Icon } from "../../games/board.tsx";
import { check, eye, next, share as shareIcon } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { H2 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import { Options } from "../parts/options.tsx";
import { Fold } from "../parts/rows.tsx";
import { Scan, Share } from "../parts/share.tsx";
import { nameOf, type Doings, type Loaded, type Model } from "./model.ts";
import type { PageWords } from "../words.ts";

export interface SeatProps {
  readonly words: PageWords;
  readonly game: Loaded;
  readonly model: Model;
  readonly doings: Doings;
}

/** What stands above the board as long as it is about a seat. */
export function SeatFirst(props: SeatProps): VNode | null {
  const { words, game, model, doings } = props;
  const { newest: seen, opens: what, securing } = model;
  if (securing && seen.seat !== null) return <Secure {...props} />;
  if (seen.held.length > 0) return null;
  const title = game.words.title(seen.options);
  const host = seen.seats.find(({ who }) => who === "person");
  if (what === "taken") {
    return (
      <section class="stack">
        <Note kind="plain" icon={eye} word={words.seat.used}>
          {words.seat.usedText}
        </Note>
        <p class="buttons">
          <Button kind="primary" onPress={doings.watch}>
            {words.seat.watch}
          </Button>
        </p>
        <Fold icon={<Icon d={next} />} label={words.seat.itsMe}>
          <CodeField {...props} label={words.secure.own} hint={words.seat.itsMeHint} />
        </Fold>
      </section>
    );
  }
  if (what === "mine") {
    return (
      <section class="stack">
        <H2 text={words.seat.here} />
        <p>{words.seat.hereText}</p>
        <p class="buttons">
          <Button kind="primary" onPress={() => doings.sit("", "")}>
            {words.seat.hereGo}
          </Button>
          <Button onPress={doings.watch}>{words.seat.watch}</Button>
        </p>
      </section>
    );
  }
  const open = seen.open && seen.seats.some(({ who }) => who === "free");
  if (what !== "free" && !open) return null;
  const invites = host ? words.seat.invites(nameOf(host, words), title) : words.seat.open(title);
  return <SitDown {...props} text={what === "free" ? invites : words.seat.open(title)} />;
}

function SitDown({ words, doings, text }: SeatProps & { readonly text: string }): VNode {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    doings.sit(String(form.get("name") ?? ""), String(form.get("colour") ?? ""));
  };
  const colours = Object.entries(words.seat.colours).map(([value, label]) => ({ value, label }));
  return (
    <form class="stack" onSubmit={submit}>
      <H2 text={words.seat.offer} />
      <p>{text}</p>
      <label>
        {words.seat.name}
        <input name="name" maxlength={60} autocomplete="nickname" aria-describedby="name-hint" />
      </label>
      <p class="fine soft" id="name-hint">
        {words.seat.nameHint}
      </p>
      <Options
        legend={words.seat.colour}
        name="colour"
        options={colours}
        chosen={["b"]}
        cols="two four"
      />
      <p class="buttons">
        <Button kind="primary" type="submit">
          {words.seat.sit}
        </Button>
        <Button onPress={doings.watch}>{words.seat.watch}</Button>
      </p>
    </form>
  );
}

/** My own link, right after sitting down: the first thing to see. */
function Secure(props: SeatProps): VNode {
  const { words, doings } = props;
  return (
    <section class="stack">
      <H2 text={words.secure.head} />
      <p>{words.secure.text}</p>
      <OwnLink {...props} id="own-first" />
      <p class="buttons">
        <Button kind="primary" icon={check} onPress={doings.secured}>
          {words.secure.done}
        </Button>
      </p>
    </section>
  );
}

function OwnLink({ words, model, doings, id }: SeatProps & { readonly id: string }): VNode | null {
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
export function Invites(props: SeatProps): VNode | null {
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
export function SeatShare(props: SeatProps): VNode {
  const { words, game, model, doings } = props;
  const { newest: seen, origin } = model;
  const taken = seen.seats.flatMap(({ who }, seat) =>
    who === "person" && !seen.held.includes(seat) ? [seat] : [],
  );
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
      {seen.maker &&
        taken.map((seat) => (
          <Confirm
            key={seat}
            icon={eye}
            label={words.invite.anew}
            question={words.invite.anewSure(seen.seats[seat]?.name ?? "")}
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

function Invite(props: SeatProps & { readonly seat: number; readonly address: string }): VNode {
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

function CodeField(props: SeatProps & { readonly label: string; readonly hint: string }): VNode {
  const { words, doings, label, hint } = props;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    doings.claim(String(form.get("code") ?? ""));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label>
        {label}
        <input name="code" required autocomplete="off" />
      </label>
      <p class="fine soft">{hint}</p>
      <p class="buttons">
        <Button type="submit">{words.seat.codeGo}</Button>
      </p>
    </form>
  );
}
