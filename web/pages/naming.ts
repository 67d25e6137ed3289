/** A field for a name. */
import { nameLength } from "../../engine/wire.ts";

/** More than the match will keep is not let in: letters as people count them. */
export function keepShort(event: {
  readonly currentTarget: Pick<HTMLInputElement, "value">;
}): void {
  const { currentTarget: field } = event;
  const letters = [...new Intl.Segmenter().segment(field.value)];
  if (letters.length <= nameLength) return;
  field.value = letters
    .slice(0, nameLength)
    .map(({ segment }) => segment)
    .join("");
}
