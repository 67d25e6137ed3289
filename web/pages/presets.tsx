/** Ready-made choices: what most people want first, sizes and themes in a fold. */
import type { VNode } from "preact";
import type { Form, Preset } from "../../games/kinds.ts";
import { Icon } from "../../games/board.tsx";
import { next } from "../../games/icons.ts";
import { emblems } from "../../games/emblems.ts";
import { Options, type Option } from "../parts/options.tsx";
import { Fold } from "../parts/fold.tsx";
import type { SiteWords } from "../site/words.ts";

export function Presets(props: {
  readonly words: SiteWords;
  readonly form: Form;
  /** Null: what is chosen is none of them. */
  readonly chosen: string | null;
  onChoose(preset: string): void;
}): VNode | null {
  const { words, form, chosen, onChoose } = props;
  const option = ({ id }: Preset): Option => {
    const [label = id, note = ""] = form.words.presets[id] ?? [];
    return { value: id, label, note };
  };
  const of = (group: Preset["group"]): readonly Preset[] =>
    form.presets.filter((preset) => preset.group === group);
  const [first, sizes, themed] = [of(undefined), of("size"), of("theme")];
  const shared = { name: "preset", chosen: chosen === null ? [] : [chosen], onChoose };
  if (form.presets.length === 0) return null;
  return (
    <>
      <Options {...shared} legend={words.form.how} cols="two-wide" options={first.map(option)} />
      {sizes.length + themed.length > 0 && (
        <Fold icon={<Icon d={next} />} label={words.form.others}>
          <Options
            {...shared}
            legend={words.form.size}
            cols="two-wide"
            options={sizes.map(option)}
          />
          <Options
            {...shared}
            legend={words.form.theme}
            cols="three"
            options={themed.map((one) => ({
              ...option(one),
              note: "",
              art: <Theme id={one.id} />,
            }))}
          />
        </Fold>
      )}
    </>
  );
}

function Theme({ id }: { readonly id: string }): VNode {
  return (
    <svg class="motif" viewBox="-4 -4 32 32" aria-hidden="true">
      <path class="carrier" d={emblems[id]} />
    </svg>
  );
}
