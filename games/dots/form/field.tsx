/** Drawing a field of one's own: a size, and what lies in each box. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choose } from "../../../engine/options.ts";
import { Icon } from "../../board.tsx";
import type { EditorProps } from "../../form.ts";
import { cellArea, Grid } from "../../grid.tsx";
import { usePen } from "../../pen.ts";
import { signs } from "../../signs.ts";
import { readField, writeField, type Field } from "../content.ts";
import { Drawing, frameIn } from "../drawing.tsx";
import { readBox, type Size } from "../lines.ts";
import { rules, type DotsState } from "../rules.ts";
import { symbols, type Symbol } from "../state.ts";
import { stepTo, across, type Rows } from "../steps.ts";
import { placeName } from "../../places.ts";
import type { FormWords } from "./words.ts";

/** What one begins with. */
export const emptyField = "5x4";
const sizes = [2, 3, 4, 5, 6, 7, 8, 9];

export function Editor(props: EditorProps): VNode {
  const { value, onValue } = props;
  const words = props.words as FormWords;
  const field = readField(value) ?? readField(emptyField);
  const [led, setLed] = useState("b0,0");
  useEffect(() => {
    if (value === "") onValue(emptyField);
  }, [value]);
  if (!field) return <></>;
  const box = led.slice(1);
  const isThere = inside(box, field);
  const at = isThere ? led : "b0,0";
  const chosen = field.symbols[at.slice(1)];
  const change = (part: Partial<Field>): void => onValue(writeField({ ...field, ...part }));
  const lay = (symbol: Symbol | null): void => {
    const { [at.slice(1)]: _, ...rest } = field.symbols;
    change({ symbols: symbol ? { ...rest, [at.slice(1)]: symbol } : rest });
  };
  return (
    <div class="stack">
      <p class="buttons">
        {(["w", "h"] as const).map((side) => (
          <label key={side}>
            {words.choices[side]?.label}{" "}
            <select
              name={`field-${side}`}
              onChange={(event) => change({ [side]: Number(event.currentTarget.value) })}
            >
              {sizes.map((size) => (
                <option key={size} value={size} selected={size === field[side]}>
                  {size}
                </option>
              ))}
            </select>
          </label>
        ))}
      </p>
      <Paper {...{ field, at, words, onAt: setLed }} />
      <fieldset>
        <legend>{words.editor.box(nameOf(at))}</legend>
        <div class="options two three-wide">
          {[null, ...symbols].map((symbol) => (
            <label key={symbol} class="option">
              <input
                type="radio"
                name="sign"
                value={symbol ?? ""}
                checked={symbol === (chosen ?? null)}
                onChange={() => lay(symbol)}
              />
              <svg class="cross" viewBox="0 0 22 22" aria-hidden="true">
                <path d="M5.6 6C9 8.8 13 13 16.8 16.2M16.4 5.4C13 9 9.4 12.4 5.4 16.6" />
              </svg>
              {symbol && <Icon d={signs[symbol] ?? ""} />}
              <span class="words">{symbol ? words.editor.signs[symbol] : words.editor.none}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The empty board, one of its boxes meant. */
function Paper(props: {
  readonly field: Field;
  readonly at: string;
  readonly words: FormWords;
  onAt(box: string): void;
}): VNode {
  const { field, at, words, onAt } = props;
  const { w, h } = field;
  const rows = rowsOf(field);
  const { paper, on, onFocusIn } = usePen({
    draft: null,
    onDraft() {},
    at,
    go: onAt,
    press: onAt,
    step: (key, far) => stepTo(rows, at, key, far, across(at)),
  });
  const state = (id: string) => {
    const symbol = field.symbols[id.slice(1)];
    const sign = symbol ? words.editor.signs[symbol] : words.editor.none;
    return {
      "aria-label": `${nameOf(id)}, ${sign}`,
      "aria-disabled": undefined,
      "aria-selected": id === at,
    };
  };
  return (
    <div class="play" onFocusIn={onFocusIn}>
      <svg
        ref={paper}
        class={`board w${w} h${h} pa`}
        viewBox={`0 0 ${100 * w} ${100 * h}`}
        role="grid"
        aria-label={words.editor.grid}
        {...on}
      >
        <Drawing view={viewOf(field)} players={[]} />
        <path class="pick chosen" d={frameIn(at.slice(1))} />
        <Grid rows={rows} at={at} area={(id) => cellArea(id.slice(1))} state={state} />
        <rect class="focus" rx={14} {...cellArea(at.slice(1), 4)} />
      </svg>
    </div>
  );
}

function rowsOf({ w, h }: Size): Rows {
  return Array.from({ length: h }, (_, r) => Array.from({ length: w }, (__, c) => `b${r},${c}`));
}

function nameOf(id: string): string {
  return placeName(readBox(id.slice(1)) ?? [0, 0]);
}

function inside(box: string, { w, h }: Size): boolean {
  const [r, c] = readBox(box) ?? [0, 0];
  return r < h && c < w;
}

function viewOf(field: Field): DotsState {
  const options = choose(rules.choices, { content: "field", field: writeField(field) });
  if (!options) throw new Error("a field that cannot be chosen");
  return rules.start({ options, sides: [0, 1], starter: 0, nth: 0, seed: "" });
}
