/** Ready-made choices; they only fill the form and are never sent (formats §1). */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export const presets: readonly Preset[] = [
  { id: "standard", options: { n: 7 } },
  { id: "gross", options: { n: 9 } },
  { id: "profi", options: { pro: true } },
];
