/** How much time there is at a new match, and what comes of it when that is up. */
import type { VNode } from "preact";
import type { Pace } from "../../engine/rules.ts";
import type { GameWords } from "../../games/board.tsx";
import type { PaceWords } from "../pace/words.ts";
import { Options } from "../parts/options.tsx";
import { lateOf, latesOf, standsIn, type Late, type Table } from "./table.ts";

export function Pacing(props: {
  readonly words: PaceWords;
  readonly game: GameWords;
  readonly table: Table;
  onTable(part: Partial<Table>): void;
}): VNode {
  const { game, table, onTable } = props;
  const { pace } = props.words;
  const one = game.decision ?? pace.one;
  const paces = Object.entries(pace.short).map(([value, label]) => ({ value, label }));
  const lates = latesOf(table).map((value) => {
    const [label = "", note = ""] = pace.lates[value];
    return { value, label, note };
  });
  return (
    <>
      <div>
        <Options
          legend={pace.head}
          name="pace"
          cols="three"
          options={paces}
          chosen={[table.pace]}
          onChoose={(value) => onTable({ pace: value as Pace })}
        />
        <p class="fine soft" aria-live="polite">
          {pace.texts[table.pace](one)}
        </p>
      </div>
      {table.pace !== "none" && (
        <Options
          legend={pace.late}
          name="late"
          cols="one"
          options={lates}
          chosen={[lateOf(table)]}
          onChoose={(value) => onTable({ late: value as Late })}
        />
      )}
      {table.pace !== "none" && table.who === "link" && (
        <StandIn words={props.words} {...{ table, onTable }} />
      )}
    </>
  );
}

/** Whether the CPU plays while somebody is away. */
function StandIn(props: {
  readonly words: PaceWords;
  readonly table: Table;
  onTable(part: Partial<Table>): void;
}): VNode {
  const { table, onTable } = props;
  const { standIn, standInText } = props.words.pace;
  return (
    <Options
      legend={props.words.pace.away}
      name="standIn"
      many
      cols="one"
      options={[{ value: "on", label: standIn, note: standInText }]}
      chosen={standsIn(table) ? ["on"] : []}
      onChoose={(_, on) => onTable({ standIn: on })}
    />
  );
}
