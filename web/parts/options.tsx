/** One of a few, or any of a few: native inputs as tiles, their circle crossed by the pen. */
import type { ComponentChildren, VNode } from "preact";

export interface Option {
  readonly value: string;
  readonly label: string;
  /** A line under the label. */
  readonly note?: string;
  readonly art?: ComponentChildren;
  readonly disabled?: boolean;
}

/** `cols`: how many in a row; `two-wide`: one under the other on a phone. */
export type Columns = "one" | "two" | "three" | "four" | "two-wide" | "two four" | "two three-wide";

export function Options(props: {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly cols: Columns;
  /** Any of them, not one. */
  readonly many?: boolean;
  readonly onChoose?: (value: string, on: boolean) => void;
}): VNode {
  const { legend, name, options, chosen, cols, many = false, onChoose } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class={`options ${cols}`}>
        {options.map(({ value, label, note, art, disabled }) => (
          <label key={value} class={`option${note || art ? " tall" : ""}${art ? " art" : ""}`}>
            <input
              type={many ? "checkbox" : "radio"}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              disabled={disabled}
              onChange={(event) => onChoose?.(value, event.currentTarget.checked)}
            />
            <svg class="cross" viewBox="0 0 22 22" aria-hidden="true">
              <path d="M5.6 6C9 8.8 13 13 16.8 16.2M16.4 5.4C13 9 9.4 12.4 5.4 16.6" />
            </svg>
            {art}
            <span class="words">
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
