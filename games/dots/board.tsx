/** The board of Käsekästchen: seen, tapped, walked by keys and heard. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { anyBoard, dot, penOf, Plane, Sign } from "../board.tsx";
import { Grid } from "../grid.tsx";
import { signs } from "../signs.ts";
import { questionOf } from "./bar.tsx";
import { Dots, frameIn, Ground, Stroke, Won } from "./drawing.tsx";
import { Legend, Small } from "./legend.tsx";
import { lineOf, rowsOf, spotOf, stroke } from "./paper.ts";
import { useLines, type Props } from "./pen.ts";
import type { Picking } from "./picking.ts";
import { closes } from "./targets.ts";
import type { DotsState } from "./state.ts";
import { boxLabel, lineLabel, summary, type BoardWords } from "./said.ts";

export { Legend, Small };

export const board = anyBoard<DotsState, BoardWords>({ Board, Legend, Small, wants });

/** May something be taken? */
function wants(view: DotsState): boolean {
  return rowsOf(view)
    .flat()
    .some((line) => !view.lines.includes(line) && closes(view, line)[0]);
}

export function Board(props: Props): VNode {
  const { view, words, players, last, lastSide, sent, fresh, brisk, more } = props;
  const { paper, pick, rows, at, free, dashed, on, onFocusIn } = useLines(props);
  // Who passes draws none.
  const going = (props.going ?? []).filter((text) => text !== "pass").map(lineOf);
  const end = going.at(-1);
  const pen = props.pen === null ? "" : penOf(players, props.pen);
  // Moves with targets are drawn as their lines.
  const drawn = { view, players, last, lastSide, going, fresh: fresh?.map(lineOf) };
  const changes = [view, players, last, lastSide, sent, fresh];
  const ground = useMemo(() => <Ground {...drawn} />, changes);
  const dots = useMemo(() => <Dots {...drawn} />, changes);
  return (
    <div class="play" data-theme={view.theme ?? undefined} onFocusIn={onFocusIn}>
      <svg
        ref={paper}
        class={`board w${view.w} h${view.h} ${pen}${brisk ? " brisk" : ""}`}
        viewBox={`0 0 ${100 * view.w} ${100 * view.h}`}
        role="grid"
        aria-label={pick ? questionOf(props, pick) : words.lines}
        {...on}
      >
        {ground}
        {dashed !== null && <path class="line dashed" d={stroke(dashed)} />}
        {dashed === null && !pick && free(at) && <path class="line dashed peek" d={stroke(at)} />}
        {more && <more.On {...props} />}
        {going.map((one, i) => (
          <Stroke key={one} class="line sent" d={stroke(one)} nth={i} />
        ))}
        {dots}
        {end && <Plane {...besides(end, view)} />}
        {props.beside?.((text) => (text === "pass" ? null : besides(lineOf(text), view)))}
        {pick && <Targets {...props} {...pick} />}
        <Grid
          rows={rows}
          at={at}
          area={(id) => areaOf(id, 100, 86)}
          state={(id) =>
            pick ? targetState(props, pick, id.slice(1)) : lineState(props, id, free(id))
          }
        />
        <rect class="focus" rx={14} {...areaOf(at, pick ? 92 : 116, 48)} />
      </svg>
      <p class="heard">{summary(view, words, namesOf(props))}</p>
    </div>
  );
}

/** A place beside a line. */
function besides(line: string, view: DotsState) {
  const { flat, r, c } = spotOf(line);
  const x = flat ? 100 * c + 50 : 100 * c + (c < view.w ? 34 : -34);
  return { x, y: flat ? 100 * r + (r > 0 ? -34 : 34) : 100 * r + 50 };
}

/** Boxes that may be chosen stand in dashes; chosen ones in full, with what will happen to them. */
function Targets({ view, players, pen, steps, step }: Props & Picking): VNode {
  const taken = steps.flatMap(({ chosen }) => chosen ?? []);
  const theirs = penOf(players, pen === 0 ? 1 : 0);
  return (
    <g aria-hidden="true">
      {[...new Set([...(step?.boxes ?? []), ...taken])].map((box) => {
        const what = steps.find(({ chosen }) => chosen === box)?.what;
        const sign = view.symbols[box];
        const { r, c } = spotOf(`b${box}`);
        const [x, y] = [100 * c + 50, 100 * r + 50];
        return (
          <g key={box}>
            <path class="moat" d={frameIn(box)} />
            <path class={what ? "pick chosen" : "pick"} d={frameIn(box)} />
            {sign && (
              <g class={theirs}>
                <Won sign={sign} x={x - 50} y={y - 50} />
              </g>
            )}
            {what && <path class="disc big" d={dot(x, y)} />}
            {what && <Sign d={signs[what]} x={x} y={y} size={44} />}
          </g>
        );
      })}
    </g>
  );
}

function lineState({ view, words }: Props, line: string, free: boolean) {
  return {
    "aria-label": lineLabel(view, words, line),
    "aria-disabled": free ? undefined : (true as const),
  };
}

function targetState(props: Props, { step, steps }: Picking, box: string) {
  return {
    "aria-label": boxLabel(props.view, props.words, namesOf(props), box),
    "aria-disabled": step?.boxes.includes(box) ? undefined : (true as const),
    "aria-selected": steps.some(({ chosen }) => chosen === box),
  };
}

function namesOf({ players }: Props): readonly string[] {
  return players.map(({ name }) => name);
}

/**
 * Around a line, `along` and `aside` of it; of a box only `along` counts. Lines need an area of
 * their own because a flat line of an SVG has none.
 */
function areaOf(id: string, along: number, aside: number) {
  const { flat, r, c } = spotOf(id);
  const isBox = id.startsWith("b");
  const width = flat || isBox ? along : aside;
  const height = flat ? aside : along;
  const [x, y] = [100 * c + (flat || isBox ? 50 : 0), 100 * r + (flat ? 0 : 50)];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
