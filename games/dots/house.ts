/** What is special about how a board is played, in a few words. */

export interface HouseNames {
  readonly contents: Readonly<Record<string, string>>;
  readonly blitz: string;
  readonly twistHatz: string;
  readonly misere: string;
  readonly earlyEnd: string;
}

export function houseOf(options: Readonly<Record<string, unknown>>, names: HouseNames): string {
  const switches = (["blitz", "twistHatz", "misere", "earlyEnd"] as const).filter(
    (name) => options[name] === true,
  );
  const content = names.contents[String(options["content"])];
  return [...(content ? [content] : []), ...switches.map((name) => names[name])].join(", ");
}

/** Are symbols dealt out? */
export function hasChance({ content }: Readonly<Record<string, unknown>>): boolean {
  return content === "random" || content === "weighted";
}

/** A theme's name as it stands in the form. */
export function named(theme: unknown): string {
  const text = String(theme);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
