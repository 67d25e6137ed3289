/** What playing takes of the toy: it says nothing. */
export { playing } from "../playing.ts";
