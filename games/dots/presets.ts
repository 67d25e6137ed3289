/** Ready-made choices; they only fill the form and are never sent (formats §1). */
import { themes } from "./fields.ts";

export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export const presets: readonly Preset[] = [
  { id: "standard", options: { w: 5, h: 4 } },
  { id: "klassisch", options: { w: 5, h: 5 } },
  { id: "vier", options: { w: 4, h: 4 } },
  { id: "drei", options: { w: 3, h: 3 } },
  { id: "gross", options: { w: 7, h: 7 } },
  { id: "riesig", options: { w: 9, h: 9 } },
  { id: "zettel-zirkus", options: { content: "random" } },
  ...themes.map((theme) => ({ id: theme, options: { content: "theme", theme } })),
];
