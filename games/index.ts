/** The only list of games: a new one is a folder and a line here. `kinds.ts` gathers them. */
export { kind as dots } from "./dots/kind.ts";
export { kind as corners } from "./corners/kind.ts";
export { kind as loops } from "./loops/kind.ts";
