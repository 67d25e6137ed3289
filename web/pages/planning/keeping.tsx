/** What becomes of a plan in the end: it is saved, dropped, or no longer kept. */
import type { VNode } from "preact";
import { minus } from "../../../games/icons.ts";
import type { PlanningWords } from "../../planning/words.ts";
import { Button } from "../../parts/button.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { answering, type Plan } from "./tree.ts";

export function Keeping(props: {
  readonly own: PlanningWords;
  readonly plan: Plan;
  readonly isNew: boolean;
  readonly isBusy: boolean;
  /** Is a move half made? Then that comes first. */
  readonly isHalf: boolean;
  /** Does the match keep a plan of mine? */
  readonly isKept: boolean;
  save(): void;
  remove(): void;
  leave(): void;
}): VNode {
  const { own, plan, isNew, isBusy, isHalf, isKept, save, remove, leave } = props;
  const isEmpty = answering(plan.tree).length === 0 && !isKept;
  return (
    <>
      <div class="buttons">
        {isNew && (
          <Button kind={isHalf ? "plain" : "primary"} waits={isBusy || isEmpty} onPress={save}>
            {isBusy ? own.saving : isEmpty ? own.nothing : own.save}
          </Button>
        )}
        <Button onPress={leave}>{isNew ? own.discard : own.close}</Button>
      </div>
      {isKept && (
        <Confirm
          icon={minus}
          label={own.delete}
          question={own.deleteSure}
          yes={own.deleteYes}
          no={own.deleteNo}
          onYes={remove}
        />
      )}
    </>
  );
}
