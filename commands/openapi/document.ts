/** The whole of `/api/openapi.json`: OpenAPI 3.1, made when the page is built. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { problems, type Slug } from "../../engine/wire.ts";
import { cookieName } from "../../worker/identity.ts";
import { nameOf, schemas } from "./components.ts";
import { ref, type Json } from "./json.ts";
import { paths } from "./paths.ts";

const description = `Pen-and-paper games by link.

A program makes its own key, \`PLAYER.DEVICE\`, 27 random letters of \`23456789bcdfghjkmnpqrstvwxz\`
each, and sends it as bearer. It makes a match (\`POST /api/matches\`) and hands on the keys of its
free seats, or sits down with a key it was given (act \`sit\`). From then on every answer tells how
the match stands (\`Seen\`), refusals too, and every act says how much of it was seen (\`n\`).

Any method that is not listed answers 405 (\`WrongMethod\`), any other path 404 (\`NotFound\`), HEAD
like GET without the body. /api/matches and this document may be asked from any origin, without
cookies. Texts are measured in UTF-16 code units. Fields are only ever added to answers.`;

/** The kinds of no that no operation lists by itself. */
const general: readonly Slug[] = ["wrong-method", "not-found"];

export async function openApi(): Promise<Json> {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const responses = general.map((slug) => {
    const content = { "application/problem+json": { schema: ref(nameOf(slug)) } };
    return [nameOf(slug), { description: `${problems[slug]}, always the same body.`, content }];
  });
  return {
    openapi: "3.1.1",
    info: {
      title: "Kästchenpost",
      version,
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "PLAYER.DEVICE" },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: cookieName,
          description: "For our own pages: what changes something needs an Origin of our own.",
        },
      },
      responses: Object.fromEntries(responses) as Json,
      schemas: await schemas(),
    },
  };
}

/** Writes it where the worker's assets are. */
export async function writeDocument(file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await openApi()));
}
