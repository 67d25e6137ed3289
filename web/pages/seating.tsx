/** Who sits at a new match, who begins, and how many games it has. */
import type { VNode } from "preact";
import { choose } from "../../engine/options.ts";
import type { AnyRules } from "../../engine/rules.ts";
import type { FormWords } from "../../games/form.ts";
import { Options } from "../parts/options.tsx";
import type { SiteWords } from "../site/words.ts";
import type { Wish } from "./choosing.tsx";
import { frameOf, levelOf, mayBe, type Table } from "./table.ts";

interface Props {
  readonly words: SiteWords;
  readonly rules: AnyRules;
  readonly table: Table;
  onTable(part: Partial<Table>): void;
}

const teamSizes = [1, 2, 3, 4];

export function Seats({
  words,
  rules,
  table,
  levels,
  onTable,
}: Props & { readonly levels: FormWords["levels"] }): VNode {
  const { form } = words;
  const { people } = mayBe(rules);
  const two = table.teams === null && table.people === 2;
  return (
    <>
      {people.length > 1 && (
        <OneOf
          legend={form.people}
          name="people"
          chosen={String(table.people)}
          labels={Object.fromEntries(people.map((one) => [one, form.persons(one)]))}
          onChoose={(value) => onTable({ people: Number(value) })}
        />
      )}
      <OneOf
        legend={form.who}
        name="who"
        chosen={table.who}
        onChoose={(who) => onTable({ who: who as Table["who"] })}
        labels={{ link: form.link, cpu: form.cpu, both: two ? form.both : form.all }}
      />
      {table.who === "cpu" && (
        <Options
          legend={form.level}
          name="level"
          cols="two-wide"
          options={Object.entries(levels).map(([value, [label, note]]) => ({ value, label, note }))}
          chosen={[levelOf(table, levels)]}
          onChoose={(level) => onTable({ level })}
        />
      )}
      <OneOf
        legend={form.starter}
        name="starter"
        chosen={table.starter}
        onChoose={(starter) => onTable({ starter: starter as Table["starter"] })}
        labels={{ lot: form.lot, me: form.me, guest: form.guest }}
      />
    </>
  );
}

/** What fewer people change: teams, series, who begins the next game, whether one may take back. */
export function AtTable(
  props: Props & {
    readonly options: Wish;
    /** A refusal's code → a sentence. */
    readonly whys: Readonly<Record<string, string>>;
  },
): VNode {
  const { words, rules, table, options, onTable } = props;
  const { form } = words;
  const { teams, series } = mayBe(rules);
  const chosen = choose(rules.choices, options);
  const why = (part: Partial<Table>): string | null =>
    chosen && rules.check(chosen, frameOf({ ...table, ...part }));
  const switches = [
    { value: "alternate", label: form.alternate, note: form.alternateText },
    ...(rules.undo ? [{ value: "fixed", label: form.fixed, note: form.fixedText }] : []),
  ];
  return (
    <>
      {teams && (
        <OneOf
          legend={form.teams}
          name="teams"
          chosen={table.teams ? "yes" : "no"}
          labels={{ no: form.alone, yes: form.teams }}
          onChoose={(value) => onTable({ teams: value === "yes" ? [2, 2] : null })}
        />
      )}
      {table.teams && (
        <p class="buttons">
          {table.teams.map((size, nth) => (
            <label key={nth}>
              {form.team(nth)}{" "}
              <select
                name={`team${nth}`}
                onChange={(event) => {
                  const now = Number(event.currentTarget.value);
                  const [a, b] = table.teams ?? [2, 2];
                  onTable({ teams: nth === 0 ? [now, b] : [a, now] });
                }}
              >
                {teamSizes.map((one) => (
                  <option key={one} value={one} selected={one === size}>
                    {form.persons(one)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </p>
      )}
      {series.length > 1 && (
        <Options
          legend={form.series}
          name="series"
          cols="two"
          options={series.map((one) => {
            const no = one === table.series ? null : why({ series: one });
            const note = no === null ? "" : (props.whys[no] ?? "");
            return { value: one, label: form.seriesKinds[one], note, disabled: no !== null };
          })}
          chosen={[table.series]}
          onChoose={(value) => onTable({ series: value as Table["series"] })}
        />
      )}
      <Options
        legend={form.match}
        name="match"
        many
        cols="two-wide"
        options={switches}
        chosen={[...(table.alternate ? ["alternate"] : []), ...(table.undo ? [] : ["fixed"])]}
        onChoose={(value, on) => onTable(value === "alternate" ? { alternate: on } : { undo: !on })}
      />
    </>
  );
}

/** One of a few in a row. */
export function OneOf(props: {
  readonly legend: string;
  readonly name: string;
  readonly chosen: string;
  readonly labels: Readonly<Record<string, string>>;
  onChoose(value: string): void;
}): VNode {
  const options = Object.entries(props.labels).map(([value, label]) => ({ value, label }));
  const cols = options.length === 2 ? "two" : "three";
  return <Options {...props} options={options} chosen={[props.chosen]} cols={cols} />;
}
