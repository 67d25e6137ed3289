/** A card. */
import type { VNode } from "preact";

export const motif = (): VNode => <path class="line" d="M60 30h80v140h-80z" />;
