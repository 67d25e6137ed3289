/** `npm run deploy`: builds the page and hands everything to Cloudflare; flags go to wrangler. */
import process from "node:process";
import { buildPage } from "./build.ts";
import { offline, run } from "./run.ts";

const flags = process.argv.slice(2);
// Which ones there are, wrangler knows.
if (!flags.includes("--help")) await buildPage();
const env = flags.includes("--dry-run") ? offline : {};
process.exitCode = (await run("wrangler", ["deploy", ...flags], { env })).code;
