/** A page of rules or strategy. Only its boards ever come alive; all else is read. */
import type { VNode } from "preact";
import type { AnyRules } from "../../../engine/rules.ts";
import type { Language } from "../../../engine/words.ts";
import type { Chapter, ChapterWords, Trial, TrialWords } from "../../../games/guide.ts";
import { Icon } from "../../../games/board.tsx";
import { next } from "../../../games/icons.ts";
import type { Playing } from "../../../games/playing.ts";
import type { GuideWords } from "../../guide/words.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { H1, H2 } from "../../parts/headings.tsx";
import { Columns } from "../../parts/page.tsx";
import { Fold } from "../../parts/fold.tsx";
import type { Loaded } from "../model.ts";
import { playedFrom } from "../practice.ts";
import { Shell, type Place } from "../shell.tsx";
import { Blocks, Text } from "./prose.tsx";
import { TrialBoard, untried } from "./trial.tsx";

/** Another page to read: its path and what it is called. */
export type Links = readonly (readonly [href: string, text: string])[];

export interface GuideProps extends Place {
  readonly lang: Language;
  readonly guide: GuideWords;
  readonly kind: string;
  readonly chapter: Chapter;
  readonly game: Loaded;
  readonly playing: Playing;
  readonly rules: AnyRules;
  readonly further: Links;
}

export function GuidePage(props: GuideProps): VNode {
  const { words, there, guide, chapter, lang } = props;
  const told: ChapterWords = chapter.words[lang];
  return (
    <Shell {...{ words, there }}>
      <Columns margin={<Margin {...props} told={told} />} more={<Body {...props} told={told} />}>
        <H1 text={told.head} />
        <p>
          <Text text={told.lead} />
        </p>
        <noscript>
          <p class="soft">{guide.noScript}</p>
        </noscript>
      </Columns>
    </Shell>
  );
}

interface Page extends GuideProps {
  readonly told: ChapterWords;
}

/** Where a new match by these rules begins. */
export function newMatch(kind: string, preset: string, lang: Language): string {
  return `/new?kind=${kind}&preset=${preset}&lang=${lang}`;
}

function Margin({ guide, kind, chapter, told, lang, further }: Page): VNode {
  const day = new Intl.DateTimeFormat(lang === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const places = [
    ...told.sections.map(({ id, head }) => [id, head] as const),
    ["questions", guide.questions] as const,
    ["glossary", guide.terms] as const,
  ];
  return (
    <div class="stack">
      <ButtonLink href={newMatch(kind, chapter.preset, lang)} kind="primary" wide>
        {guide.play}
      </ButtonLink>
      <nav aria-labelledby="contents">
        <H2 id="contents" text={guide.contents} />
        <ul class="places line">
          {places.map(([id, head]) => (
            <li key={id}>
              <a href={`#${id}`}>{head}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Further {...{ guide, further }} id="further" class="broad" />
      <p class="soft fine">
        <time dateTime={chapter.date}>
          {guide.date(day.format(Date.parse(`${chapter.date}T00:00Z`)))}
        </time>
      </p>
    </div>
  );
}

function Body(props: Page): VNode {
  const { guide, told, further } = props;
  return (
    <div class="guide">
      {told.sections.map(({ id, head, body }) => (
        <section key={id} id={id}>
          <H2 text={head} />
          <Blocks body={body} trial={(name) => <Tried key={name} {...props} name={name} />} />
        </section>
      ))}
      <section id="questions">
        <H2 text={guide.questions} />
        {told.questions.map(([question, answer]) => (
          <Fold key={question} icon={<Icon d={next} />} label={question}>
            <p>
              <Text text={answer} />
            </p>
          </Fold>
        ))}
      </section>
      <section id="glossary">
        <H2 text={guide.terms} />
        <dl class="terms">
          {told.terms.map(({ id, term, text }) => (
            <div key={id} id={`term-${id}`}>
              <dt>{term}</dt>
              <dd>
                <Text text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Further {...{ guide, further }} id="further-below" class="narrow" />
    </div>
  );
}

/** What else there is to read: in the margin, and on a phone at the end. */
function Further(props: {
  readonly guide: GuideWords;
  readonly further: Links;
  readonly id: string;
  readonly class: string;
}): VNode {
  const { guide, further, id } = props;
  return (
    <nav aria-labelledby={id} class={props.class}>
      <H2 id={id} text={guide.others} />
      <ul class="places">
        {further.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A board, asleep until it is touched, and under it what comes of it. */
function Tried(props: Page & { readonly name: string }): VNode | null {
  const { guide: words, chapter, told: page, game, playing, rules, kind, lang, name } = props;
  const trial = chapter.trials[name];
  const told = page.trials[name];
  if (!trial || !told) return null;
  const played = playedFrom(rules, trial.state, []);
  return (
    <div class="trial" id={`trial-${name}`}>
      <div class="tried" data-trial={name}>
        <TrialBoard {...untried} {...{ words, game, playing, trial, told, played }} />
      </div>
      <Fold icon={<Icon d={next} />} label={trial.goal ? words.solution : words.outcomes}>
        <Outcomes {...{ words, trial, told }} />
        {trial.preset && (
          <p>
            <a href={newMatch(kind, trial.preset, lang)}>{words.play}</a>
          </p>
        )}
      </Fold>
    </div>
  );
}

function Outcomes(props: {
  readonly words: GuideWords;
  readonly trial: Trial;
  readonly told: TrialWords;
}): VNode {
  const { words, trial, told } = props;
  const rows = trial.goal
    ? ([
        [words.met, told.met ?? ""],
        [words.missed, told.missed ?? ""],
      ] as const)
    : (told.answers ?? []);
  return (
    <dl class="terms">
      {rows.map(([head, text]) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd>
            <Text text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
