/** Headings in the hand: real ones, for short fixed words. */
import type { VNode } from "preact";
import { Hand } from "../../games/board.tsx";

interface Heading {
  readonly text: string;
  readonly id?: string;
}

export function H1({ text, ...rest }: Heading): VNode {
  return (
    <h1 {...rest}>
      <Hand text={text} />
    </h1>
  );
}

export function H2({ text, ...rest }: Heading): VNode {
  return (
    <h2 {...rest}>
      <Hand text={text} />
    </h2>
  );
}

export function H3({ text, ...rest }: Heading): VNode {
  return (
    <h3 {...rest}>
      <Hand text={text} />
    </h3>
  );
}
