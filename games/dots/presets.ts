/** Ready-made choices; they only fill the form and are never sent (formats §1). */
import { themes } from "./fields.ts";
import { emptyField } from "./form/field.tsx";

export { Editor } from "./form/field.tsx";

export interface Preset {
  readonly id: string;
  readonly group?: "size" | "theme";
  readonly options: Readonly<Record<string, unknown>>;
  same?(options: Readonly<Record<string, unknown>>): boolean;
}

export const presets: readonly Preset[] = [
  { id: "standard", options: { w: 5, h: 4 } },
  { id: "klassisch", options: { w: 5, h: 5 } },
  { id: "zettel-zirkus", options: { content: "random" } },
  { id: "riesig", options: { w: 9, h: 9 } },
  {
    id: "eigenes",
    options: { content: "field", field: emptyField },
    same: ({ content }) => content === "field",
  },
  { id: "vier", group: "size", options: { w: 4, h: 4 } },
  { id: "drei", group: "size", options: { w: 3, h: 3 } },
  { id: "gross", group: "size", options: { w: 7, h: 7 } },
  ...themes.map((theme): Preset => {
    return { id: theme, group: "theme", options: { content: "theme", theme } };
  }),
];

const sized = ["w", "h"];
const own: Readonly<Record<string, readonly string[]>> = {
  theme: ["theme", "first", "twistHatz"],
  random: [...sized, "twists", "twistHatz"],
  field: ["field", "twistHatz"],
};

/** The choices that mean something besides these: a theme has its sizes, plain boxes no twists. */
export function layout(
  { content = "plain" }: Readonly<Record<string, unknown>>,
  teams: boolean,
): readonly string[] {
  const special = own[String(content)] ?? sized;
  const rest = ["blitz", "misere", "earlyEnd", ...(teams ? ["teamRotation"] : [])];
  return ["content", ...special, ...rest];
}
