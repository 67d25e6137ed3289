/** The workers that are measured: the floor, and the product with its rows and wake-ups counted. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { date } from "../miniflare/product.ts";
import type { Code, Place } from "../miniflare/server.ts";

async function scriptOf(name: string): Promise<string> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file, { target: "es2024" });
  return code;
}

export async function floorAt(folder: string): Promise<Place> {
  const code = { main: "floor.js", modules: { "floor.js": await scriptOf("floor.ts") } };
  return { code, objects: { GAMES: "Game" }, variables: {}, folder, date };
}

/** The product's code with `counting.ts` around it. */
export async function counting(product: Code): Promise<Code> {
  const script = (await scriptOf("counting.ts")).replace(
    "../../worker/index.ts",
    `./${product.main}`,
  );
  return { main: "counting.js", modules: { "counting.js": script, ...product.modules } };
}
