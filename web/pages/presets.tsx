/** Ready-made choices: what most people want first, sizes and themes in a fold. */
import type { VNode } from "preact";
import type { Form } from "../../games/index.ts";
import { Icon } from "../../games/board.tsx";
import { next } from "../../games/icons.ts";
import { signs } from "../../games/signs.ts";
import { Options, type Option } from "../parts/options.tsx";
import { Fold } from "../parts/rows.tsx";
import type { SiteWords } from "../site/words.ts";

const first = ["standard", "klassisch", "zettel-zirkus", "riesig"];

export function Presets(props: {
  readonly words: SiteWords;
  readonly form: Form;
  readonly chosen: string;
  onChoose(preset: string): void;
}): VNode {
  const { words, form, onChoose } = props;
  const option = ({ id }: { readonly id: string }): Option => {
    const [label = id, note = ""] = form.words.presets[id] ?? [];
    return { value: id, label, note };
  };
  const early = form.presets.filter(({ id }) => first.includes(id));
  const late = form.presets.filter(({ id }) => !first.includes(id));
  const themed = late.filter(({ options }) => "theme" in options);
  const sizes = late.filter((one) => !themed.includes(one));
  const own = { value: "own", label: words.form.own, note: words.form.ownText };
  const shared = { name: "preset", chosen: [props.chosen], onChoose };
  return (
    <>
      <Options {...shared} legend={words.form.how} cols="two-wide" options={early.map(option)} />
      <Fold icon={<Icon d={next} />} label={words.form.others}>
        <Options
          {...shared}
          legend={words.form.size}
          cols="two-wide"
          options={[...sizes.map(option), own]}
        />
        <Options
          {...shared}
          legend={words.form.theme}
          cols="three"
          options={themed.map((one) => ({ ...option(one), note: "", art: <Theme id={one.id} /> }))}
        />
      </Fold>
    </>
  );
}

function Theme({ id }: { readonly id: string }): VNode {
  return (
    <svg class="motif" viewBox="-4 -4 32 32" aria-hidden="true">
      <path class="carrier" d={signs[id]} />
    </svg>
  );
}
