/** As whom somebody plays on this device stays known there. */
import { afterEach, expect, test, vi } from "vitest";
import { knownAs, playsAs } from "../../web/memory.ts";
import { openWindow } from "./browser.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a name and a colour are kept, and what is left out leaves them", () => {
  openWindow(fetch);
  expect(knownAs()).toEqual({ name: "", colour: "" });
  playsAs({ name: "Anna" });
  playsAs({ name: "", colour: "d" });
  expect(knownAs()).toEqual({ name: "Anna", colour: "d" });
});
