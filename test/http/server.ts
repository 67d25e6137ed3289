/** The server that vitest has started, as clients ask it; it is held to what it describes. */
import { inject } from "vitest";
import type { Send } from "./client.ts";
import { keeperOf, type Description } from "./document.ts";

export const address = inject("address");

const described = await fetch(`${address}/api/openapi.json`);
export const keeper = keeperOf((await described.json()) as Description);

export const send: Send = async (path, init = {}) => {
  const response = await fetch(address + path, init);
  const { method = "GET", body } = init;
  const headers = new Headers(init.headers);
  const asked = { method, path, headers, body: typeof body === "string" ? body : null };
  await keeper.hold(asked, response.clone());
  return response;
};
