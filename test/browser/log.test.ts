/** A4: keys in the server's log are found; ids in addresses are none. */
import { expect, test } from "vitest";
import { newKey } from "../http/client.ts";
import { keysIn } from "./log.ts";

test("A4: a key in the log is found, wherever it stands", () => {
  const [id, key, device] = [newKey(), newKey(), newKey()];
  const asked = ["g", "api/matches", "embed"].map((path) => `GET /${path}/${id} 200 OK\n`).join("");
  expect(keysIn(asked)).toEqual([]);
  expect(keysIn(`${asked}GET /g/${id}?key=${key} 200 OK`)).toHaveLength(1);
  expect(keysIn(`Error: unknown key ${key}`)).toHaveLength(1);
  expect(keysIn(`authorization: Bearer ${key}.${device}`)).toHaveLength(2);
});
