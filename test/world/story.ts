/** A failure told as short as it can be: steps are left out as long as the same thing breaks. */
import { playOut } from "./calm.ts";
import { checkWhole } from "./check.ts";
import type { ShippedClass } from "./object.ts";
import { Broken } from "./scene.ts";
import { openStage, type Stage } from "./stage.ts";
import type { ActStep, Cast, Step } from "./steps.ts";

/** What came of a story: what broke, at which of its steps, and the stage as it is then. */
interface Replayed {
  readonly broken: string | null;
  readonly steps: readonly Step[];
  readonly stage: Stage;
}

/** Lets the same steps reach a new match, one after another, as far as they get. */
export async function replay(
  cast: Cast,
  steps: readonly Step[],
  Match: ShippedClass,
): Promise<Replayed> {
  const stage = openStage(cast, Match);
  const taken: Step[] = [];
  try {
    for (const step of steps) {
      taken.push(step);
      await stage.run(step);
    }
    await playOut(stage, taken);
    checkWhole(stage.scene);
    return { broken: null, steps: taken, stage };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { broken: error.message, steps: taken, stage };
  }
}

/** The kind of a failure: its sentence without what differs from case to case. */
function kindOf(broken: string | null): string {
  return (broken ?? "")
    .replace(/[[{].*/s, "")
    .replace(/\d+/g, "#")
    .replace(/\(to .*/, "");
}

/** The same failure in as few steps as leaving out can do. */
export async function shrunk(
  cast: Cast,
  whole: readonly Step[],
  broken: string,
  Match: ShippedClass,
): Promise<readonly Step[]> {
  let steps = whole;
  const breaks = async (fewer: readonly Step[]): Promise<boolean> => {
    const again = await replay(cast, fewer, Match);
    const same = kindOf(again.broken) === kindOf(broken) && again.steps.length < steps.length;
    if (same) steps = again.steps;
    return same;
  };
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let end = steps.length; end > 0; end -= size) {
      const from = Math.max(0, end - size);
      await breaks(steps.toSpliced(from, end - from));
    }
    // Leaving out one thing may let another go.
    if (size === 1 && (await passes())) size = 2;
  }
  return withoutWaiting(cast, steps, broken, Match);

  async function passes(): Promise<boolean> {
    const before = steps.length;
    for (let from = before - 1; from >= 0; from--) await breaks(steps.toSpliced(from, 1));
    return steps.length < before;
  }
}

/** The same steps, but nobody has to wait for a Player where that does not matter. */
async function withoutWaiting(
  cast: Cast,
  steps: readonly Step[],
  broken: string,
  Match: ShippedClass,
): Promise<readonly Step[]> {
  let now = steps;
  for (const step of steps) {
    if (!step.waits) continue;
    const plain = now
      .filter((one) => one.is !== "reply" || one.to !== step.id)
      .map((one) => (one === step ? { ...step, waits: false } : one));
    const again = await replay(cast, plain, Match);
    if (kindOf(again.broken) === kindOf(broken)) now = again.steps;
  }
  return now;
}

/** The story in words, a line for each step. */
export async function told(
  cast: Cast,
  steps: readonly Step[],
  Match: ShippedClass,
): Promise<readonly string[]> {
  const { stage, broken } = await replay(cast, steps, Match);
  const { scene } = stage;
  const lines = steps.map((step, i) => {
    const came = (scene.rowsOf.get(step.id) ?? []).map((row) => {
      return ` → row ${row}: ${(scene.disk.rows[row - 1]?.text ?? "").replaceAll("\n", ", ")}`;
    });
    const at = `${String(i + 1).padStart(3)}  ${clockOf(steps, step)}`;
    return `${at}${sentence(cast, step, scene)}${came.join("")}`;
  });
  return [
    ...lines.map((line) => (line.length > 160 ? `${line.slice(0, 157)}…` : line)),
    `     ${broken}`,
  ];
}

/** How much later than the first step, if that is a matter of more than seconds. */
function clockOf([first]: readonly Step[], { at }: Step): string {
  const seconds = Math.round((at - (first?.at ?? at)) / 1000);
  if (seconds < -10) return "the clock put back: ";
  if (seconds < 10) return "";
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const clock = [hours, Math.floor(seconds / 60) % 60, seconds % 60];
  const text = clock.map((one) => String(one).padStart(2, "0")).join(":");
  return `${days > 0 ? `day ${days}, ` : ""}${text}: `;
}

function sentence(cast: Cast, step: Step, scene: Stage["scene"]): string {
  const name = "by" in step ? (cast.devices[step.by]?.name ?? "somebody") : "";
  switch (step.is) {
    case "make":
      return `${name} makes ${wished(cast.wish)}`;
    case "act":
      return `${name}, having seen ${acted(step, scene)}`;
    case "look":
      return `${name} looks ${JSON.stringify(step.query)}`;
    case "follow":
      return `${name} opens socket ${step.line} for ${step.seat ?? "no seat"}`;
    case "drop":
      return `socket ${step.line} is lost`;
    case "evict":
      if (step.unarmed) return "the object crashes, and its alarm is lost";
      return step.crash ? "the object crashes" : "the object is evicted";
    case "alarm":
      if (step.fails) return "the alarm fails, again and again";
      return step.again ? "the alarm fires again" : "the alarm fires";
    case "reply":
      return "the Player object answers";
  }
}

/** What matters of a match, shortly: the rest is as usual. */
function wished({ kind, ...wish }: Cast["wish"]): string {
  const { options, seats, sides, ...rest } = wish;
  const set = { ...(options as object), ...rest };
  const unusual = Object.entries(set).filter(([, value]) => value !== false && value !== "single");
  const words = unusual.map(([name, value]) => `${name} ${String(value)}`);
  return `${kind} for ${String(seats)} on ${String(sides ?? "own")} sides, ${words.join(", ")}`;
}

function acted(step: ActStep, { sent }: Stage["scene"]): string {
  const { fields, n } = sent.get(step.id) ?? { fields: step.fields, n: "?" };
  const waits = step.waits ? ", their Player is slow" : "";
  return `${n} rows${waits}: ${JSON.stringify(fields)}`;
}
