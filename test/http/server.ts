/** The server that vitest has started, as clients ask it. */
import { inject } from "vitest";
import type { Send } from "./client.ts";

export const address = inject("address");
export const send: Send = (path, init) => fetch(address + path, init);
