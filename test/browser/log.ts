/** What the server wrote while it was tested: no key of anybody may stand there. */
import { idLength, letters } from "../../engine/wire.ts";

const key = new RegExp(`(?<=^|[^${letters}])[${letters}]{${idLength}}(?=$|[^${letters}])`, "g");
/** Ids are no secret: they stand in addresses. */
const inAddress = /\/(g|matches|embed)\/$/;

/** Whatever looks like a key and is no match's id in an address, with what stands around it. */
export function keysIn(log: string): readonly string[] {
  return [...log.matchAll(key)].flatMap(({ index }) => {
    const before = log.slice(Math.max(0, index - 40), index);
    return inAddress.test(before) ? [] : [`${before}${log.slice(index, index + idLength)}`];
  });
}
