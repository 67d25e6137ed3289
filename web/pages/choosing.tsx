/** Choosing a board: ready-made choices, or a size of one's own. */
import type { VNode } from "preact";
import type { Form } from "../../games/index.ts";
import type { SiteWords } from "../site/words.ts";
import { Presets } from "./presets.tsx";

/** What is chosen in the form. */
export interface Wish {
  /** The name of a preset; "own" for a size of one's own. */
  readonly preset: string;
  readonly w: number;
  readonly h: number;
}

const sizes = [2, 3, 4, 5, 6, 7, 8, 9];

/** The options that are wished for, as they are sent; null: nothing is chosen yet. */
export function optionsOf({ presets }: Form, { preset, w, h }: Wish): object | null {
  if (preset === "own") return { w, h };
  return presets.find(({ id }) => id === preset)?.options ?? null;
}

export function Choosing(props: {
  readonly words: SiteWords;
  readonly form: Form;
  readonly wish: Wish;
  onWish(wish: Wish): void;
}): VNode {
  const { words, form, wish, onWish } = props;
  return (
    <>
      <Presets
        {...{ words, form }}
        chosen={wish.preset}
        onChoose={(preset) => onWish({ ...wish, preset })}
      />
      {wish.preset === "own" && (
        <p class="buttons">
          <Side label={words.form.wide} value={wish.w} onChange={(w) => onWish({ ...wish, w })} />
          <Side label={words.form.high} value={wish.h} onChange={(h) => onWish({ ...wish, h })} />
          <span class="fine soft">{words.form.odd}</span>
        </p>
      )}
    </>
  );
}

function Side(props: {
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}): VNode {
  return (
    <label>
      {props.label}{" "}
      <select onChange={(event) => props.onChange(Number(event.currentTarget.value))}>
        {sizes.map((size) => (
          <option key={size} value={size} selected={size === props.value}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
}
