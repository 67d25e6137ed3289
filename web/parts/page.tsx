/** The page around everything: head and foot, and between them what `Columns` lays out. */
import type { ComponentChildren, VNode } from "preact";
import { Hand, Icon, Logo } from "../../games/board.tsx";
import { off } from "../../games/icons.ts";

export function Page(props: {
  readonly name: string;
  readonly home: string;
  /** „Zum Inhalt“ */
  readonly skip: string;
  /** Links of the head, and what a listener hears them called. */
  readonly links: ComponentChildren;
  readonly linksLabel: string;
  /** What this page is about, for the eye. */
  readonly title?: ComponentChildren;
  readonly children: ComponentChildren;
  /** What is said when the page's script cannot be fetched. */
  readonly offline: { readonly head: string; readonly text: string };
  readonly foot: ComponentChildren;
}): VNode {
  return (
    <div class="w">
      <a class="skip" href="#main">
        {props.skip}
      </a>
      <header class="head">
        <a class="brand" href={props.home}>
          <Logo />
          <Hand text={props.name} size="brandname" />
        </a>
        <nav aria-label={props.linksLabel}>{props.links}</nav>
      </header>
      <div id="offline" class="note trouble" role="alert" hidden>
        <Icon d={off} />
        <p>
          <b>{props.offline.head}</b> {props.offline.text}
        </p>
      </div>
      {props.title}
      <main id="main" tabindex={-1} class="cols">
        {props.children}
      </main>
      <footer class="foot">{props.foot}</footer>
    </div>
  );
}

/** A main column, and the margin beside it. */
export function Columns(props: {
  readonly children: ComponentChildren;
  /** The margin: right of the main column, or under it. */
  readonly margin?: ComponentChildren;
  /** What comes after the margin on a phone, but stays in the main column on a table. */
  readonly more?: ComponentChildren;
}): VNode {
  return (
    <>
      <div class="left">{props.children}</div>
      {props.margin && <div class="right">{props.margin}</div>}
      {props.more && <div class="left more">{props.more}</div>}
    </>
  );
}

/** A number that waits behind a link; `label` says what it counts. */
export function Count(props: { readonly n: number; readonly label: string }): VNode | null {
  if (props.n === 0) return null;
  return (
    <span class="count num" role="img" aria-label={props.label}>
      {props.n}
    </span>
  );
}
