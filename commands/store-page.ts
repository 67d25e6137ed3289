/** `npm run -s store-page`: keeps the page of this version; later programs are held to it. */
import { readFileSync, readdirSync } from "node:fs";
import { wire } from "../engine/wire.ts";
import { startServer } from "../test/browser/server.ts";
import { clientOf, type Send } from "../test/http/client.ts";
import { storePage } from "../test/stored/page.ts";
import { toldBy } from "../test/stored/told.ts";
import { buildPage } from "./build.ts";
import { optionsOf } from "./options.ts";
import { say } from "./run.ts";

optionsOf({
  command: "npm run -s store-page",
  text: "keeps the page of this version in test/stored/, which is in git",
});
await buildPage();
const { address, stop } = await startServer();
const send: Send = (path, init) => fetch(address + path, init);
const { id } = (await clientOf(send).make({ name: "Anna", options: { w: 2, h: 2 } })).seen;
const { seen } = await clientOf(send).look(id);
const html = await (await send(`/g/${id}?lang=de`)).text();
const size = storePage({ wire, address, seen, html, files: files(), told: await toldBy(send) });
await stop();
say(`test/stored/page-${wire}.json.gz is written, ${size} bytes; it is in git`);

/** All that the German page may ask for. */
function files(): Readonly<Record<string, string>> {
  const lists = JSON.parse(readFileSync("dist/assets.json", "utf8")) as Record<string, object>;
  const [german = "", english = ""] = ["de", "en"].map((lang) => JSON.stringify(lists[lang]));
  const paths = readdirSync("dist/client/assets").map((name) => `/assets/${name}`);
  const asked = paths.filter((path) => german.includes(path) || !english.includes(path));
  return Object.fromEntries(
    asked.map((path) => [path, readFileSync(`dist/client${path}`, "utf8")]),
  );
}
