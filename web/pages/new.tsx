/** A new match: what is played, against whom, who begins. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choose } from "../../engine/options.ts";
import type { AnyRules } from "../../engine/rules.ts";
import type { Form } from "../../games/index.ts";
import { off } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { H1, H2 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import { Options } from "../parts/options.tsx";
import { Columns } from "../parts/page.tsx";
import type { SiteWords } from "../site/words.ts";
import type { MatchWords } from "../words.ts";
import { Choosing, optionsOf, type Wish } from "./choosing.tsx";
import type { Loaded, Notice } from "./model.ts";
import { Shell, type Place } from "./shell.tsx";

export interface NewProps {
  readonly words: MatchWords & SiteWords;
  readonly game: Loaded;
  readonly rules: AnyRules;
  readonly form: Form;
  readonly notice?: Notice | null;
  readonly busy?: boolean;
  readonly alive?: boolean;
  onMake?(wish: object): void;
}

export function NewPage(props: NewProps & Place): VNode {
  const { words, path } = props;
  return (
    <Shell {...{ words, path }}>
      <New {...props} />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </Shell>
  );
}

/** What the page takes over. */
export function New(props: NewProps): VNode {
  const { words, game, rules, form, notice = null, busy = false } = props;
  const [wish, setWish] = useState<Wish>({ preset: "standard", w: 5, h: 4 });
  const [who, setWho] = useState("link");
  const [starter, setStarter] = useState("lot");
  // What was chosen before the script came stays chosen.
  useEffect(() => {
    setWish((old) => ({ ...old, preset: chosenNow("preset") ?? "standard" }));
    setWho(chosenNow("who") ?? "link");
    setStarter(chosenNow("starter") ?? "lot");
  }, []);
  const options = optionsOf(form, wish) ?? {};
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = String(
      new FormData(event.currentTarget as HTMLFormElement).get("name") ?? "",
    ).trim();
    const seats = ["me", who === "cpu" ? "cpu:2" : who === "both" ? "me" : "free"];
    const begins = starter === "lot" ? "lot" : starter === "me" ? 0 : 1;
    props.onMake?.({ kind: "dots", options, seats, starter: begins, ...(name && { name }) });
  };
  const chosen = choose(rules.choices, options);
  const view = chosen && previewOf(rules, chosen);
  const { Board, Legend } = game.board;
  const players = [
    { name: words.you, initial: "A" },
    { name: words.cpu, initial: "B" },
  ];
  const margin = (
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
        {form.words.house}
      </p>
    </section>
  );
  return (
    <Columns margin={margin}>
      <H1 text={words.newMatch} />
      {notice && (
        <Note kind={notice.kind} icon={off} word={notice.head}>
          {notice.text}
        </Note>
      )}
      <form class="stack" onSubmit={submit}>
        <Choosing {...{ words, form, wish }} onWish={setWish} />
        <OneOf
          legend={words.form.who}
          name="who"
          chosen={who}
          onChoose={setWho}
          labels={{ link: words.form.link, cpu: words.form.cpu, both: words.form.both }}
        />
        <OneOf
          legend={words.form.starter}
          name="starter"
          chosen={starter}
          onChoose={setStarter}
          labels={{ lot: words.form.lot, me: words.form.me, guest: words.form.guest }}
        />
        <label>
          {words.form.name}
          <input name="name" maxlength={60} autocomplete="nickname" />
        </label>
        <div class="bar">
          <Button kind="primary" type="submit" wide waits={busy || props.alive !== true}>
            {words.form.make}
          </Button>
        </div>
        {who === "link" && <p class="soft">{words.form.after}</p>}
      </form>
    </Columns>
  );
}

/** One of three in a row. */
function OneOf(props: {
  readonly legend: string;
  readonly name: string;
  readonly chosen: string;
  readonly labels: Readonly<Record<string, string>>;
  onChoose(value: string): void;
}): VNode {
  const options = Object.entries(props.labels).map(([value, label]) => ({ value, label }));
  return <Options {...props} options={options} chosen={[props.chosen]} cols="three" />;
}

function chosenNow(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
}

/** The empty board as these choices lay it; where chance lays, only an example. */
function previewOf(rules: AnyRules, options: object): object {
  const seed = "5a".repeat(32);
  return rules.start({ options: options as never, sides: [0, 1], starter: 0, nth: 0, seed });
}

function shown(view: object, game: Loaded, players: readonly { name: string; initial: string }[]) {
  const rest = { pen: null, active: false, last: [], lastSide: null, sent: null, draft: null };
  const still = { touchFirst: false, direct: false, onDraft() {}, onMove() {} };
  return { view, words: game.words, players, ...rest, ...still };
}
