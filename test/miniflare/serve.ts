/** A process of its own: miniflare, and the workerd that it starts. Told by `server.ts` what. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { Miniflare } from "miniflare";
import type { Place } from "./server.ts";

process.once("message", async ({ code, objects, variables, folder, date }: Place) => {
  const name = "served";
  const each = <T>(from: Readonly<Record<string, string>>, to: (text: string, key: string) => T) =>
    Object.fromEntries(Object.entries(from).map(([key, text]) => [key, to(text, key)]));
  const miniflare = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    cf: false,
    logRequests: false,
    enableDevRegistry: false,
    resourcePersistencePath: folder,
    workers: [
      {
        config: {
          name,
          compatibilityDate: date,
          compatibilityFlags: ["nodejs_compat"],
          manifest: {
            mainModule: code.main,
            modules: each(code.modules, (contents) => ({ type: "esm" as const, contents })),
          },
          env: {
            ...each(variables, (value) => ({ type: "text" as const, value })),
            ...each(objects, (exportName) => ({
              type: "durable-object" as const,
              worker: name,
              exportName,
            })),
          },
          exports: Object.fromEntries(
            Object.values(objects).map((one) => [
              one,
              { type: "durable-object" as const, storage: "sqlite" as const },
            ]),
          ),
        },
        // Asked directly: what miniflare puts before a worker is none of ours.
        dev: { cacheAPI: false, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
      },
    ],
  });
  await miniflare.ready;
  const { origin } = await miniflare.unsafeGetDirectURL(name);
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8");
  process.send?.({ address: origin, workerd: Number(children.trim().split(" ")[0]) });
  process.on("disconnect", () => void miniflare.dispose().then(() => process.exit(0)));
});
