/** The parts of pages, as the worker draws them. */
import { renderToString } from "preact-render-to-string";
import type { VNode } from "preact";
import { describe, expect, test } from "vitest";
import { bell, copy, flag, next, plus } from "../../../games/icons.ts";
import { Button, ButtonLink } from "../../../web/parts/button.tsx";
import { Confirm } from "../../../web/parts/confirm.tsx";
import { Games, loadMotifs, Picture } from "../../../web/parts/games.tsx";
import { H1, H2, H3 } from "../../../web/parts/headings.tsx";
import { Moves } from "../../../web/parts/moves.tsx";
import { Note } from "../../../web/parts/note.tsx";
import { Options } from "../../../web/parts/options.tsx";
import { Columns, Count, Page } from "../../../web/parts/page.tsx";
import { Fold } from "../../../web/parts/fold.tsx";
import { Rows } from "../../../web/parts/rows.tsx";
import { Score } from "../../../web/parts/score.tsx";
import { Scan, Share } from "../../../web/parts/share.tsx";
import { Due } from "../../../web/parts/due.tsx";
import { Status } from "../../../web/parts/status.tsx";

const motifs = await loadMotifs();
const players = [
  { name: "Anna", initial: "A" },
  { name: "<b>Ben</b>", initial: "B" },
] as const;
const moves = [
  { side: 0, numbers: "1", lines: [{ text: "a1–b1", ply: 1 }], gain: "" },
  {
    side: 1,
    numbers: "2–3",
    lines: [
      { text: "b1–b2", ply: 2 },
      { text: "c3–c4", ply: 3, mark: "CPU" },
    ],
    gain: "+1",
  },
];

const parts: Readonly<Record<string, VNode>> = {
  page: (
    <Page
      name="Kästchenpost"
      home="/"
      skip="Zum Inhalt"
      links={<a href="/me">Matches</a>}
      linksLabel="Seiten"
      offline={{ head: "Kein Netz.", text: "Noch einmal." }}
      foot={<p>Fuß</p>}
    >
      <Columns margin={<p>Rand</p>} more={<p>mehr</p>}>
        <p>Inhalt</p>
      </Columns>
    </Page>
  ),
  count: <Count n={2} label="2 warten" />,
  headings: (
    <>
      <H1 text="Neues Match" />
      <H2 text="Züge" id="moves" />
      <H3 text="Vier Ecken" />
    </>
  ),
  score: (
    <Score
      players={players}
      scores={[4, 12]}
      label="Stand"
      marked={1}
      mark="am Zug"
      notes={[null, "CPU"]}
    />
  ),
  status: <Status word="Du bist dran.">Ben zog c3–c4.</Status>,
  due: <Due urgent>noch 5 Std.</Due>,
  note: (
    <Note kind="trouble" icon={bell} word="Kein Netz." action={<a href="#x">Mehr</a>}>
      Dein Zug wartet hier.
    </Note>
  ),
  button: (
    <Button kind="primary" icon={plus} wide>
      Neues Match
    </Button>
  ),
  waiting: <Button waits>Wartet auf Ben</Button>,
  link: <ButtonLink href="/new">Neues Match</ButtonLink>,
  options: (
    <Options
      legend="Wer beginnt?"
      name="starter"
      cols="three"
      chosen={["lot"]}
      options={[
        { value: "lot", label: "Los" },
        { value: "me", label: "Ich", note: "immer", art: <Picture of={motifs["dots"]} /> },
      ]}
    />
  ),
  share: <Share id="s" label="Zuschauen" address="https://x/g/1" copyLabel="Kopieren" />,
  scan: <Scan code={<svg />}>Scannen</Scan>,
  moves: <Moves label="Züge" players={players} rows={moves} ply={2} newest={3} />,
  confirm: (
    <Confirm icon={flag} label="Aufgeben" question="Wirklich?" yes="Aufgeben" no="Doch nicht" />
  ),
  rows: (
    <Rows
      rows={[
        { key: "1", href: "/g/1", art: <svg />, who: "Ben", what: "5×4", score: "4 : 5", when: "" },
      ]}
    />
  ),
  fold: (
    <Fold icon={<svg />} label="Mehr Regeln" about="Blitz">
      <p>{next + copy}</p>
    </Fold>
  ),
  games: (
    <Games
      motifs={motifs}
      games={[
        { kind: "dots", name: "Käsekästchen", about: "Linie für Linie.", people: "2" },
        { kind: "corners", name: "Vier Ecken", about: "Vier gleiche Ecken.", people: "2" },
        { kind: "loops", name: "Schleifen", about: "Schleifen zählen.", people: "2 bis 4" },
      ]}
    />
  ),
};

test.each(Object.entries(parts))("%s obeys the policy and holds no broken number", (_, part) => {
  const html = renderToString(part);
  expect(html).not.toBe("");
  expect(html).not.toMatch(/\s(style|on\w+)=/);
  expect(html).not.toMatch(/NaN|undefined|\[object/);
});

test("headings are headings, read as their text", () => {
  const html = renderToString(parts["headings"] ?? <></>);
  expect(html).toContain('<h1><span class="hand " role="img" aria-label="Neues Match">');
  expect(html).toContain('<h2 id="moves">');
});

test("a heading with unknown letters is plain text", () => {
  expect(renderToString(<H1 text="Žluťoučký" />)).toContain(">Žluťoučký<");
});

test("names are text", () => {
  expect(renderToString(parts["score"] ?? <></>)).toContain("&lt;b>Ben");
});

describe("whose turn it is", () => {
  test("is underlined and said, once", () => {
    const html = renderToString(parts["score"] ?? <></>);
    expect(html.match(/class="under"/g)).toHaveLength(1);
    expect(html).toContain("am Zug");
  });
});

test("the last line of the list is under the marker, the shown one is current", () => {
  const html = renderToString(parts["moves"] ?? <></>);
  expect(html).toMatch(/class="now"[^>]*>c3–c4</);
  expect(html).toMatch(/aria-current="step"[^>]*>b1–b2</);
});

test("a field and its label belong together", () => {
  const html = renderToString(parts["share"] ?? <></>);
  expect(html).toContain('<label class="label" for="s">');
  expect(html).toMatch(/<input id="s" readonly/);
});
