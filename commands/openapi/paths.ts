/** Every route under /api: what it takes, and each status it can answer with (design §6). */
import { idPattern, problems, wire, wireHeader, type Slug } from "../../engine/wire.ts";
import { languages } from "../../engine/words.ts";
import { bodyLimit } from "../../worker/schemas.ts";
import { nameOf } from "./components.ts";
import { ref, type Json } from "./json.ts";

const number = { type: "integer", minimum: 0, maximum: 999_999 };
const inHeader = (name: string, schema: Json, description: string): Json => {
  return { name, in: "header", schema, description };
};
const inQuery = (name: string, schema: Json, description: string): Json => {
  return { name, in: "query", schema, description };
};

const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const lang = inQuery("lang", { enum: languages }, "The language of `title` in problems.");
const version = inHeader(
  wireHeader,
  { type: "string" },
  `For pages: the version they were made for, now ${wire}. Programs leave it out.`,
);
const ifNoneMatch = inHeader("If-None-Match", { type: "string" }, "The ETag of an answer.");
const idempotencyKey = {
  ...inHeader(
    "Idempotency-Key",
    { type: "string", minLength: 1, maxLength: 200 },
    "Sent again with the same key, it is the same match: the id follows from it.",
  ),
  required: true,
};
const seatKey = inHeader(
  "Seat-Key",
  { type: "string", pattern: idPattern.source },
  "A key from a link's fragment: the answer tells in `key` what it opens. A wrong one: 404.",
);
const from = inQuery("seat", number, "Which of my seats to look from.");
const position = [
  inQuery("game", number, "Another game at this link, from 1."),
  inQuery("ply", number, "The position after so many moves; 0 is the empty board."),
];

const anybody = [{}, { bearer: [] }, { cookie: [] }];
const players = [{ bearer: [] }, { cookie: [] }];

const etag = { ETag: { required: true, schema: { type: "string" } } };

function told(description: string, schema: Json, headers?: Json): Json {
  const content = { "application/json": { schema } };
  return { description, ...(headers && { headers }), content };
}

/** Problems, the ones of a status together. */
function refused(...slugs: readonly Slug[]): Json {
  const statuses = [...new Set(slugs.map((slug) => problems[slug]))];
  const answers = statuses.map((status) => {
    const own = slugs.filter((slug) => problems[slug] === status);
    const [schema, ...others] = own.map((slug) => ref(nameOf(slug)));
    const one = others.length > 0 ? { oneOf: [schema, ...others] } : schema;
    const description = own.map((slug) => whys[slug]).join(" Or: ");
    return [status, { description, content: { "application/problem+json": { schema: one } } }];
  });
  return Object.fromEntries(answers) as Json;
}

const whys: Readonly<Record<Slug, string>> = {
  stale: "What it is about has changed since `n`, or the key was used for something else.",
  "seat-taken": "Somebody sits there.",
  refused: "The rules refuse; `why` says which.",
  "not-your-seat": "No key, a malformed one, a cookie from elsewhere, or a seat of somebody else.",
  "bad-request": "Broken JSON, an unknown field, a wrong type, fields nested deeper than 8.",
  "not-found": "No such match, or a key that opens nothing: always the same body.",
  "too-large": `More than ${bodyLimit} bytes.`,
  "too-many": "Too many; `Retry-After` says when to ask again.",
  "wrong-method": "Another method than those listed.",
  "too-old": "A page older than one version back: it reloads.",
  newer: "A later program went on here, which this one cannot read: `Retry-After` says when.",
};

const body = (name: string): Json => {
  return { required: true, content: { "application/json": { schema: ref(name) } } };
};

const making = {
  post: {
    operationId: "makeMatch",
    summary: "Makes a match. What is left out is the default.",
    security: players,
    parameters: [idempotencyKey, lang, version],
    requestBody: body("NewMatch"),
    responses: {
      200: told("Made before, by the same request.", ref("Seen")),
      201: told("Made.", ref("Seen")),
      ...refused("bad-request", "not-your-seat", "stale", "too-large", "refused", "too-old"),
      ...refused("too-many", "newer"),
    },
  },
};

const look = {
  get: {
    operationId: "look",
    summary: "How a match stands, as the asker may see it. Changes nothing.",
    security: anybody,
    parameters: [id, from, ...position, seatKey, ifNoneMatch, lang],
    responses: {
      200: told("How it stands. Presence is no part of the ETag.", ref("Seen"), etag),
      304: { description: "As it was.", headers: etag },
      ...refused("not-your-seat", "not-found", "newer"),
    },
  },
};

const act = {
  post: {
    operationId: "act",
    summary: "Does something, having seen `n` rows. Sent twice, it is done once.",
    security: players,
    parameters: [id, lang, version],
    requestBody: body("Act"),
    responses: {
      200: told("Done already, or done without a row of its own.", ref("Seen")),
      201: told("Done.", ref("Seen")),
      ...refused("bad-request", "not-your-seat", "not-found", "stale", "seat-taken"),
      ...refused("too-large", "refused", "too-old", "too-many", "newer"),
    },
  },
};

const live = {
  get: {
    operationId: "live",
    summary: "A WebSocket that brings `Seen` as JSON text: at once, and whenever it changes.",
    description:
      "Whoever connects only listens: `ping` is answered by `pong`, anything else closes with " +
      "1008. A seat that is given out anew closes its sockets with 4001.",
    security: anybody,
    parameters: [
      id,
      inQuery("seat", number, "The seat of mine it is for, with a bearer key; else I watch."),
      inQuery("turn", { type: "string" }, "Of several seats of mine it shows the one on turn."),
      inHeader("Upgrade", { const: "websocket" }, "As WebSockets begin."),
      lang,
    ],
    responses: {
      101: { description: "The socket is open. Its messages are `x-messages`." },
      ...refused("bad-request", "not-your-seat", "not-found", "too-many", "newer"),
    },
    "x-messages": ref("Seen"),
  },
};

const mine = {
  get: {
    operationId: "myMatches",
    summary: "The matches I play, newest first, at most 40; none for whoever is unknown.",
    security: anybody,
    responses: {
      200: told("Each as it stands.", { type: "array", items: ref("Seen") }),
      ...refused("not-your-seat", "newer"),
    },
  },
};

const itself = {
  get: {
    operationId: "openapi",
    summary: "This document.",
    security: [{}],
    parameters: [ifNoneMatch],
    responses: {
      200: told("This document.", { type: "object", required: ["openapi"] }, etag),
      304: { description: "As it was.", headers: etag },
    },
  },
};

export const paths: Json = {
  "/api/matches": making,
  "/api/matches/{id}": look,
  "/api/matches/{id}/acts": act,
  "/api/matches/{id}/live": live,
  "/api/me/matches": mine,
  "/api/openapi.json": itself,
};
