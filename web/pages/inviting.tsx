/** Giving seats away: a link for each, or one for all where anybody may sit down. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { next, share } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { H2 } from "../parts/headings.tsx";
import { Options } from "../parts/options.tsx";
import { Scan, Share } from "../parts/share.tsx";
import type { SeatsWords } from "../seats/words.ts";
import { invitable, isMyTurn, isOpen, type MatchProps } from "./model.ts";

/** Who comes where nobody does. */
const usualCpu = "cpu:2";

/** As long as there is a seat to give away; one at a time is seen. */
export function Invites(props: MatchProps & { readonly own: SeatsWords }): VNode | null {
  const { words, own, game, model, doings } = props;
  const { newest: seen, origin } = model;
  const { inviting } = own;
  const [chosen, choose] = useState<number | null>(null);
  const seats = invitable(seen);
  const seat = seats.find((one) => one === chosen) ?? seats[0];
  if (seat === undefined) return null;
  const page = `${origin}/g/${seen.id}`;
  const address = isOpen(seen) ? page : `${page}#${seen.keys?.[seat] ?? ""}`;
  const isMany = !isOpen(seen) && seats.length > 1;
  return (
    <section class="stack">
      <H2 text={inviting.head} />
      {isMany && (
        <Options
          legend={inviting.which}
          name="seat"
          cols="three"
          options={seats.map((one) => ({ value: String(one), label: inviting.seat(one + 1) }))}
          chosen={[String(seat)]}
          onChoose={(value) => choose(Number(value))}
        />
      )}
      <Scan code={model.alive && doings.qr(address)}>
        <p>{isMany ? inviting.several : inviting.text}</p>
        {isMyTurn(seen) && <p class="fine soft">{inviting.youBegin}</p>}
      </Scan>
      <Share
        id={`invite${seat}`}
        label={inviting.link}
        address={address}
        copyLabel={words.copy}
        onCopy={doings.copy}
      />
      <Button
        kind="primary"
        icon={share}
        wide
        onPress={() => doings.share(address, game.words.title(seen.options))}
      >
        {inviting.share}
      </Button>
      {seen.maker && (
        <Confirm
          icon={next}
          label={inviting.cpu}
          question={inviting.cpuSure}
          yes={inviting.cpuYes}
          no={inviting.cpuNo}
          onYes={() => void doings.act("fill", { of: seat, cpu: usualCpu })}
        />
      )}
    </section>
  );
}
