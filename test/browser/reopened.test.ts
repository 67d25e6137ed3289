/** A browser that was closed for good: its seat is kept on disk, and it plays on. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFolder } from "./browser.ts";
import { drawn, hasLine, makeMatch, play, somebody, told } from "./steps.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kaestchenpost-browser-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("closed and opened again on the match's address, it holds the seat and moves", async () => {
  const before = await openFolder(folder);
  await makeMatch(before.page, "link");
  await drawn(before.page, "h0,0");
  const invitation = await before.page.locator("#invite1").inputValue();
  const address = before.page.url();
  const { id } = await told(before.page);
  await before.close();

  const ben = somebody();
  await ben.sit(id, invitation.split("#")[1] ?? "", { name: "Ben" });
  await play([ben, ben], id, ["h0,1"]);

  const after = await openFolder(folder);
  await after.page.goto(address);
  await hasLine(after.page, "h0,1");
  expect(await after.page.getByRole("status").textContent()).toContain("Du bist dran.");
  expect((await told(after.page)).held).toEqual([0]);
  await drawn(after.page, "h0,2");
  expect([...before.errors, ...after.errors]).toEqual([]);
  await after.close();
});
