/** Ready-made choices; they only fill the form and are never sent (formats §1). */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export const presets: readonly Preset[] = [
  { id: "standard", options: { mode: "racks" } },
  { id: "ohne-baenkchen", options: { mode: "rounds" } },
  { id: "kurz", options: { mode: "rounds", rounds: 5 } },
];

/** A number of rounds means something without racks alone. */
export function layout({ mode }: Readonly<Record<string, unknown>>): readonly string[] {
  return mode === "rounds" ? ["mode", "rounds"] : ["mode"];
}
