/** What a command may be told. It is read strictly: whatever else is said is refused. */
import process from "node:process";
import { parseArgs } from "node:util";
import { fail, say } from "./run.ts";

export interface Option {
  /** What stands after it; without it, it is there or not. */
  readonly takes?: string;
  readonly text: string;
}

export interface Usage {
  /** As one types it. */
  readonly command: string;
  readonly text: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** What stands after the options, if anything may. */
  readonly rest?: string;
}

export interface Given<U extends Usage> {
  readonly values: {
    readonly [K in keyof U["options"]]?: U["options"][K] extends { readonly takes: string }
      ? string
      : boolean;
  };
  readonly rest: readonly string[];
}

/** What this command was told. `--help` says what it may be told, and ends it. */
export function optionsOf<const U extends Usage>(usage: U): Given<U> {
  const found = optionsIn(usage, process.argv.slice(2));
  if (found === "help") {
    say(helpOf(usage));
    process.exit(0);
  }
  return typeof found === "string" ? fail(found) : found;
}

/** The same of a list of words; a text is why they are refused. */
export function optionsIn<const U extends Usage>(
  usage: U,
  args: readonly string[],
): Given<U> | "help" | (string & {}) {
  const options = Object.entries(usage.options ?? {}).map(([name, { takes }]) => {
    return [name, { type: takes === undefined ? "boolean" : "string" }] as const;
  });
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries([...options, ["help", { type: "boolean" }] as const]),
      allowPositionals: usage.rest !== undefined,
      strict: true,
    });
    if (values["help"] === true) return "help";
    return { values, rest: positionals } as unknown as Given<U>;
  } catch (error) {
    // Node says first what is wrong, then how to pass what only looks like an option.
    const [wrong = ""] = (error as Error).message.split(/\. |\n/);
    return `${wrong.replace(/\.$/, "")}.\n\n${helpOf(usage)}`;
  }
}

export function helpOf({ command, text, options = {}, rest }: Usage): string {
  const rows = Object.entries(options).map(([name, { takes, text }]) => {
    return [`--${[name, takes].filter(Boolean).join(" ")}`, text] as const;
  });
  rows.push(["--help", "says this"]);
  const wide = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(wide)}  ${text}`);
  return [`${[command, rest].filter(Boolean).join(" ")}: ${text}`, ...lines].join("\n");
}

/** A whole number that an option gives, or the usual one. */
export function whole(name: string, said: string | undefined, usual: number): number {
  if (said === undefined) return usual;
  return /^\d{1,15}$/.test(said) ? Number(said) : fail(`--${name} takes a whole number.`);
}
