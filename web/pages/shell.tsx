/** Head and foot around every page. Only the worker draws them: nothing in them ever changes. */
import type { ComponentChildren, VNode } from "preact";
import { Count, Page } from "../parts/page.tsx";
import type { PageWords } from "./words.ts";

export interface Place {
  readonly words: PageWords;
  /** The address of this page in the other language. */
  readonly there: string;
}

export function Shell(
  props: Place & {
    readonly waiting?: number;
    readonly title?: ComponentChildren;
    readonly children: ComponentChildren;
  },
): VNode {
  const { words, there, waiting = 0, children } = props;
  const other = words.lang === "de" ? "en" : "de";
  const [privacy, imprint] =
    words.lang === "de"
      ? (["/datenschutz", "/impressum"] as const)
      : (["/privacy", "/imprint"] as const);
  const links = (
    <>
      <a class="broad" href={words.guides}>
        {words.guide}
      </a>
      <a href="/me">
        <span class="wide">{words.myMatches}</span>
        <span class="slim">{words.matches}</span>{" "}
        {waiting > 0 && <Count n={waiting} label={words.mine.turn} />}
      </a>
      <a class="wide" href={there} hreflang={other} lang={other}>
        {words.other}
      </a>
    </>
  );
  const foot = (
    <>
      {words.footer} <a href={words.guides}>{words.rules}</a> ·{" "}
      <a href={privacy}>{words.privacy}</a> · <a href={imprint}>{words.imprint}</a>
      <span class="slim">
        {" "}
        ·{" "}
        <a href={there} hreflang={other} lang={other}>
          {words.other}
        </a>
      </span>
    </>
  );
  return (
    <Page
      name="Kästchenpost"
      home="/"
      skip={words.skip}
      links={links}
      linksLabel={words.nav}
      offline={words.offline}
      title={props.title}
      foot={foot}
    >
      {children}
    </Page>
  );
}
