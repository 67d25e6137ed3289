/** Choosing how a game is played: ready-made choices first, every single one in a fold. */
import type { VNode } from "preact";
import { choose, type Choice, type Value } from "../../engine/options.ts";
import type { AnyRules, Frame } from "../../engine/rules.ts";
import { Icon } from "../../games/board.tsx";
import type { ChoiceWords } from "../../games/form.ts";
import { next } from "../../games/icons.ts";
import type { Form, Preset } from "../../games/kinds.ts";
import { signs } from "../../games/signs.ts";
import { Options, type Option } from "../parts/options.tsx";
import { Fold } from "../parts/fold.tsx";
import type { SiteWords } from "../site/words.ts";
import { Presets } from "./presets.tsx";

/** Options as they are wished for: what is left out gets its default. */
export type Wish = Readonly<Record<string, unknown>>;

/** What the form needs of a game, and of the match around it. */
export interface Chooser {
  readonly form: Form;
  readonly rules: AnyRules;
  readonly frame: Frame;
}

/** Why these options cannot be played; null if they can. */
export function whyNot({ rules, frame }: Chooser, wish: Wish): string | null {
  const options = choose(rules.choices, wish);
  return options ? rules.check(options, frame) : "bad-request";
}

/** The preset that is like this, if there is one. */
export function presetOf({ form, rules }: Chooser, wish: Wish): string | null {
  const text = (options: Wish): string => JSON.stringify(choose(rules.choices, options));
  const is = ({ options, same }: Preset): boolean => same?.(wish) ?? text(options) === text(wish);
  return form.presets.find(is)?.id ?? null;
}

/** Only what means something: the rest would contradict it, or lead astray. */
export function cleaned(chooser: Chooser, wish: Wish): Wish {
  const shown = namesOf(chooser, wish);
  return Object.fromEntries(Object.entries(wish).filter(([name]) => shown.includes(name)));
}

function namesOf({ form, rules, frame }: Chooser, wish: Wish): readonly string[] {
  const teams = new Set(frame.sides).size < frame.sides.length;
  return form.layout?.(wish, teams) ?? Object.keys(rules.choices);
}

interface Props extends Chooser {
  readonly words: SiteWords;
  readonly wish: Wish;
  onWish(wish: Wish): void;
}

/** `link`: what is drawn can be passed on. */
export function Choosing(props: Props & { link?(name: string, text: string): VNode }): VNode {
  const { words, form, rules, wish, onWish } = props;
  const { Editor } = form;
  const drawn = Editor && namesOf(props, wish).find((name) => isText(rules.choices[name]));
  const value = String(wish[drawn ?? ""] ?? "");
  return (
    <>
      <Presets
        {...{ words, form }}
        chosen={presetOf(props, wish)}
        onChoose={(id) => onWish(form.presets.find((one) => one.id === id)?.options ?? {})}
      />
      {drawn && (
        <Editor
          {...{ value, words: form.words }}
          onValue={(text) => onWish(withOne(props, drawn, text))}
        />
      )}
      {drawn && props.link?.(drawn, value)}
    </>
  );
}

/** Each choice by itself. `children`: what of the match can be chosen besides. */
export function MoreRules(
  props: Props & { readonly children?: VNode | readonly VNode[] },
): VNode | null {
  const { words, form, rules, wish } = props;
  const names = namesOf(props, wish);
  const switches = names.filter((name) => isSwitch(rules.choices[name]));
  const others = names.filter((name) => !switches.includes(name));
  const about = [...new Set(names.map((name) => form.words.choices[name]?.label ?? name))];
  return (
    <Fold icon={<Icon d={next} />} label={words.form.more} about={about.slice(0, 4).join(", ")}>
      {others.map((name) => (
        <One key={name} {...props} name={name} />
      ))}
      {switches.length > 0 && <Switches {...props} names={switches} />}
      {props.children}
    </Fold>
  );
}

function isText(choice: Choice | undefined): boolean {
  return choice !== undefined && "long" in choice;
}

function isSwitch(choice: Choice | undefined): boolean {
  return choice !== undefined && "of" in choice && choice.of.includes(true);
}

/** The wish with one thing chosen otherwise. */
function withOne({ wish, ...chooser }: Props, name: string, value: unknown): Wish {
  return cleaned(chooser, { ...wish, [name]: value });
}

function isOn(options: Wish, name: string): boolean {
  return options[name] === true;
}

/** What may be ticked or not. */
function Switches(props: Props & { readonly names: readonly string[] }): VNode {
  const { words, form, rules, wish, names, onWish } = props;
  const chosen = choose(rules.choices, wish) ?? {};
  const options = names.map((name): Option => {
    const { label = name, text = "" } = form.words.choices[name] ?? {};
    const on = isOn(chosen, name);
    const why = on ? null : whyNot(props, withOne(props, name, true));
    const note = why === null ? text : (form.words.why[why] ?? text);
    return { value: name, label, note, disabled: why !== null };
  });
  return (
    <Options
      legend={words.form.switches}
      name="switches"
      many
      cols="two-wide"
      options={options}
      chosen={names.filter((name) => isOn(chosen, name))}
      onChoose={(name, on) => onWish(withOne(props, name, on))}
    />
  );
}

function One(props: Props & { readonly name: string }): VNode | null {
  const { form, rules, wish, name, onWish } = props;
  const choice = rules.choices[name];
  const words: ChoiceWords = form.words.choices[name] ?? { label: name };
  const now = (choose(rules.choices, wish) ?? wish)[name];
  const set = (value: unknown): void => onWish(withOne(props, name, value));
  const about = words.text && <p class="fine soft">{words.text}</p>;
  if (!choice) return null;
  if ("long" in choice) {
    return (
      <div>
        <label class="label">
          {words.label}
          <input
            name={name}
            value={String(now ?? "")}
            maxlength={choice.long}
            onInput={(event) => set(event.currentTarget.value)}
          />
        </label>
        {about}
      </div>
    );
  }
  const labelOf = (value: Value): string => words.values?.[String(value)] ?? String(value);
  if ("some" in choice) {
    const chosen = now as readonly string[];
    return (
      <div>
        <Options
          legend={words.label}
          name={name}
          many
          cols="two"
          options={choice.some.map((value) => ({ value, label: labelOf(value), art: art(value) }))}
          chosen={chosen}
          onChoose={(value, on) => {
            set(choice.some.filter((one) => (one === value ? on : chosen.includes(one))));
          }}
        />
        {about}
      </div>
    );
  }
  if (choice.of.every((value) => typeof value === "number" || value === null)) {
    const sorted = choice.of.toSorted((a, b) => Number(a) - Number(b));
    return (
      <div>
        <label class="label">
          {words.label}
          <select name={name} onChange={(event) => set(JSON.parse(event.currentTarget.value))}>
            {sorted.map((value) => (
              <option key={String(value)} value={JSON.stringify(value)} selected={value === now}>
                {labelOf(value)}
              </option>
            ))}
          </select>
        </label>
        {about}
      </div>
    );
  }
  return (
    <div>
      <Options
        legend={words.label}
        name={name}
        cols={choice.of.length > 2 ? "two three-wide" : "two"}
        options={choice.of.map((value) => ({
          value: String(value),
          label: labelOf(value),
          art: art(String(value)),
        }))}
        chosen={[String(now)]}
        onChoose={(value) => set(choice.of.find((one) => String(one) === value))}
      />
      {about}
    </div>
  );
}

/** The sign of a value, where it has one. */
function art(value: string): VNode | undefined {
  if (!signs[value]) return undefined;
  return (
    <svg class="motif" viewBox="-4 -4 32 32" aria-hidden="true">
      <path class="carrier" d={signs[value]} />
    </svg>
  );
}
