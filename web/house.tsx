/** What house rules take in the browser: it comes when somebody asks for other ones. */
import { kindOf } from "../games/kinds.ts";
import { words as house } from "./house/words.ts";
import { houseOf } from "./pages/house.tsx";
import type { House } from "./pages/late.ts";
import { words as site } from "./site/words.ts";
import { words } from "./words.ts";

export async function openHouse(name: string): Promise<House> {
  const kind = kindOf(name);
  if (!kind) throw new Error(`no such game: ${name}`);
  const language = words.lang === "en" ? "en" : "de";
  const [form, rules] = await Promise.all([kind.form(language), kind.rules()]);
  return houseOf({ ...site, ...house }, form, rules);
}
