/** A new match: which game, how it is played, against whom, who begins. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choose } from "../../engine/options.ts";
import type { AnyRules } from "../../engine/rules.ts";
import { off } from "../../games/icons.ts";
import type { Form } from "../../games/kinds.ts";
import { Button } from "../parts/button.tsx";
import { Picture, type GameCard, type Motifs } from "../parts/games.tsx";
import { H1, H2 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import { Options } from "../parts/options.tsx";
import { Columns } from "../parts/page.tsx";
import { Share } from "../parts/share.tsx";
import type { PaceWords } from "../pace/words.ts";
import type { SiteWords } from "../site/words.ts";
import type { MatchWords } from "../words.ts";
import {
  Choosing,
  cleaned,
  MoreRules,
  presetOf,
  whyNot,
  type Chooser,
  type Wish,
} from "./choosing.tsx";
import type { Loaded, Notice } from "./model.ts";
import { Pacing } from "./pacing.tsx";
import { Shell, type Place } from "./shell.tsx";
import { AtTable, Seats } from "./seating.tsx";
import { frameOf, levelOf, sentOf, sidesOf, tableFor, type Table } from "./table.ts";

export interface NewProps {
  readonly words: MatchWords & SiteWords & PaceWords;
  /** All that can be played, and which it is now. */
  readonly cards: readonly GameCard[];
  readonly motifs: Motifs;
  readonly kind: string;
  /** The one that is asked for, until its script is there. */
  readonly asked?: string;
  readonly game: Loaded;
  readonly rules: AnyRules;
  readonly form: Form;
  /** What the address says of how it is to be played. */
  readonly asks?: Wish;
  /** Protocol and host, for addresses to be shared. */
  readonly origin?: string;
  readonly notice?: Notice | null;
  readonly busy?: boolean;
  readonly alive?: boolean;
  /** As whom I last played on this device. */
  readonly name?: string;
  onKind?(kind: string): void;
  onMake?(wish: object): void;
  /** Something else was chosen: what was said of the last choice is settled. */
  onEdit?(): void;
  onCopy?(text: string): Promise<boolean>;
}

export function NewPage(props: NewProps & Place): VNode {
  const { words, there } = props;
  return (
    <Shell {...{ words, there }}>
      <New {...props} />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </Shell>
  );
}

/** What the page takes over. */
export function New(props: NewProps): VNode {
  const { words, cards, motifs, kind, rules, form, notice = null, busy = false } = props;
  const first = form.presets[0]?.options ?? {};
  const [own, setOwn] = useState({ kind, wish: props.asks ?? first, table: tableFor(rules) });
  // With another game its own choices begin anew; who sits there stays as far as it can.
  const { wish, table } =
    own.kind === kind ? own : { wish: first as Wish, table: tableFor(rules, own.table) };
  const setWish = (next: Wish): void => setOwn({ kind, wish: next, table });
  const chooser: Chooser = { form, rules, frame: frameOf(table) };
  // What was chosen before the script came stays chosen.
  useEffect(() => {
    const now = chosenNow("preset");
    const preset = form.presets.find(({ id }) => id === now && id !== presetOf(chooser, wish));
    const who = (chosenNow("who") ?? "link") as Table["who"];
    const starter = (chosenNow("starter") ?? "lot") as Table["starter"];
    const pace = (chosenNow("pace") ?? "none") as Table["pace"];
    setOwn({ kind, wish: preset?.options ?? wish, table: { ...table, who, starter, pace } });
  }, []);
  const why = whyNot(chooser, wish);
  // Whoever pressed at the end of a long form would not see it.
  useEffect(() => {
    if (notice)
      document.querySelector("main > .left > .note")?.scrollIntoView({ block: "nearest" });
  }, [notice]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = String(
      new FormData(event.currentTarget as HTMLFormElement).get("name") ?? "",
    ).trim();
    props.onMake?.({
      kind,
      options: wish,
      ...sentOf({ ...table, level: levelOf(table, form.words.levels) }),
      ...(name && { name }),
    });
  };
  const sit = (part: Partial<Table>): void => {
    const next = { ...table, ...part };
    // What only teams can choose goes with them.
    setOwn({ kind, wish: cleaned({ ...chooser, frame: frameOf(next) }, wish), table: next });
  };
  return (
    <Columns margin={<Looks {...props} wish={why === null ? wish : first} table={table} />}>
      <H1 text={words.newMatch} />
      {notice && (
        <Note kind={notice.kind} icon={off} word={notice.head}>
          {notice.text}
        </Note>
      )}
      <form class="stack" autocomplete="off" onSubmit={submit} onInput={props.onEdit}>
        {cards.length > 1 && (
          <Options
            legend={words.form.game}
            name="kind"
            cols="three"
            options={cards.map((card) => ({
              value: card.kind,
              label: card.name,
              note: card.people,
              art: <Picture of={motifs[card.kind]} />,
            }))}
            chosen={[props.asked ?? kind]}
            onChoose={(value) => props.onKind?.(value)}
          />
        )}
        <Choosing
          words={words}
          {...chooser}
          wish={wish}
          onWish={setWish}
          link={(name, text) => (
            <Share
              id={`link-${name}`}
              label={words.form.fieldLink}
              address={`${props.origin ?? ""}/new?${name}=${text}`}
              copyLabel={words.copy}
              {...(props.onCopy && { onCopy: props.onCopy })}
            />
          )}
        />
        <Seats {...{ words, rules, table }} levels={form.words.levels} onTable={sit} />
        <Pacing {...{ words, table }} game={props.game.words} onTable={sit} />
        <MoreRules words={words} {...chooser} wish={wish} onWish={setWish}>
          <AtTable
            {...{ words, rules, table }}
            options={wish}
            whys={form.words.why}
            onTable={sit}
          />
        </MoreRules>
        <label>
          {words.form.name}
          <input
            name="name"
            maxlength={60}
            autocomplete="nickname"
            defaultValue={props.name ?? ""}
          />
        </label>
        {why !== null && (
          <Note kind="trouble" icon={off} word={words.notDone}>
            {form.words.why[why] ?? words.why[why] ?? ""}
          </Note>
        )}
        <div class="bar">
          <Button
            kind="primary"
            type="submit"
            wide
            waits={busy || props.alive !== true || why !== null}
          >
            {words.form.make}
          </Button>
        </div>
        {table.who === "link" && <p class="soft">{words.form.after}</p>}
      </form>
    </Columns>
  );
}

/** The empty board as it is chosen, and its rules. */
function Looks(props: NewProps & { readonly wish: Wish; readonly table: Table }): VNode {
  const { words, game, rules, form, wish, table } = props;
  const options = choose(rules.choices, wish);
  const { Board, Legend } = game.board;
  const other = table.who === "cpu" ? words.cpu : words.form.guest;
  const players = sidesOf(table)
    .filter((side, seat, all) => all.indexOf(side) === seat)
    .map((side) => ({ name: side === 0 ? words.you : other, initial: "ABCD".charAt(side) }));
  const view = options && previewOf(rules, options, table);
  return (
    <section class="stack">
      <H2 text={words.form.looks} />
      {view && (
        <>
          <Board {...shown(view, game, players)} />
          <Legend view={view} players={players} words={game.words} />
        </>
      )}
      <p>
        <strong>{words.form.rules}</strong>
        <br />
        {form.words.house(options ?? {})}{" "}
        <a href={`${words.guides}/${props.kind}`}>{words.form.allRules}</a>
      </p>
    </section>
  );
}

function chosenNow(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
}

/** As an onlooker sees it; where chance lays, only an example. */
function previewOf(rules: AnyRules, options: object, table: Table): object {
  const seed = "5a".repeat(32);
  const sides = sidesOf(table);
  const starter = table.starter === "guest" ? 1 : 0;
  const setup = { options: options as never, sides, starter, nth: 0, seed };
  return rules.view(rules.start(setup), null);
}

function shown(view: object, game: Loaded, players: readonly { name: string; initial: string }[]) {
  const rest = { pen: null, active: false, last: [], lastSide: null, sent: null, draft: null };
  const still = { touchFirst: false, direct: false, onDraft() {}, onMove() {} };
  return { view, words: game.words, players, ...rest, ...still };
}
