/** The list of games and the toy: stands in for `games/index.ts` in tests. */
export * from "../../games/index.ts";
export { kind as toy } from "./kind.ts";
