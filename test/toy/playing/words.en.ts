/** What playing takes of the toy, in English: it says nothing. */
export { playing } from "../playing.ts";
