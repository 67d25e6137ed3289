/** Holds what programs send and are told against the document that describes it. */
import { Ajv2020 } from "ajv/dist/2020.js";

type Json = Readonly<Record<string, unknown>>;
type Answer = Json & { readonly headers?: Record<string, Json>; readonly content?: Json };
export interface Operation extends Json {
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Answer>>;
}
export interface Description extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** Answers that judge what was asked: to be asked at all, it must be as described. */
const judged = [200, 201, 304, 409, 422];

export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | null;
}

export interface Keeper {
  readonly description: Description;
  /** What has been answered so far: `post /api/matches 201`. */
  readonly answered: ReadonlySet<string>;
  /** Throws if this answer to this request is not as described. Reads the answer. */
  hold(asked: Asked, answer: Response): Promise<void>;
  /** Why a value is not what the schema at this place describes; null if it is. */
  wrong(place: readonly string[], value: unknown): string | null;
}

export function keeperOf(description: Description): Keeper {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  ajv.addSchema(description, "api");
  const answered = new Set<string>();

  const wrong: Keeper["wrong"] = (place, value) => {
    const pointer = place.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"));
    const check = ajv.getSchema(`api#/${pointer.map(encodeURIComponent).join("/")}`);
    if (!check) return `nothing is described at ${place.join(" ")}`;
    return check(value) === true ? null : ajv.errorsText(check.errors);
  };

  const hold: Keeper["hold"] = async (asked, answer) => {
    const path = asked.path.split("?")[0] ?? "";
    const method = asked.method.toLowerCase();
    if (!path.startsWith("/api/") || method === "options") return;
    const { place, operation } = find(description, path, method === "head" ? "get" : method);
    const fault =
      (await wrongAnswer(place, operation, method, answer)) ??
      (operation && judged.includes(answer.status) ? wrongRequest(place, operation, asked) : null);
    if (fault) throw new Error(`${asked.method} ${asked.path} ${answer.status}: ${fault}`);
    if (operation) answered.add(`${place[2]} ${place[1]} ${answer.status}`);
  };

  const wrongRequest = (place: Place, operation: Operation, { headers, body }: Asked) => {
    const { parameters = [], requestBody } = operation;
    const missing = parameters.find(
      (one) => one["in"] === "header" && one["required"] && !headers.has(String(one["name"])),
    );
    if (missing) return `asked without ${String(missing["name"])}`;
    const at = [...place, "requestBody", "content", "application/json", "schema"];
    return requestBody ? wrong(at, JSON.parse(body ?? "null")) : null;
  };

  const wrongAnswer = async (
    place: Place,
    operation: Operation | undefined,
    method: string,
    answer: Response,
  ): Promise<string | null> => {
    const { status, headers } = answer;
    const text = await answer.text();
    const told = operation ? operation.responses[status] : {};
    if (!told) return "the status is not described";
    for (const [name, header] of Object.entries(told.headers ?? {})) {
      if (header["required"] && !headers.has(name)) return `answered without ${name}`;
    }
    const empty = method === "head" || (operation && !told.content);
    if (empty) return text === "" ? null : "there should be no body";
    const value = JSON.parse(text) as Json;
    const type = headers.get("content-type")?.split(";")[0] ?? "";
    if (type.includes("problem") && value["status"] !== status) return "another status inside";
    const at = operation ? [...place, "responses", String(status)] : place;
    return wrong([...at, "content", type, "schema"], value);
  };

  return { description, answered, hold, wrong };
}

type Place = readonly string[];

/** Where in the document a request stands, and its operation; else the answer any such gets. */
function find(
  { paths }: Description,
  path: string,
  method: string,
): { readonly place: Place; readonly operation?: Operation } {
  const fits = (template: string): boolean =>
    new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  const known = Object.keys(paths).find(fits);
  if (known === undefined) return { place: ["components", "responses", "NotFound"] };
  const operation = paths[known]?.[method];
  if (!operation) return { place: ["components", "responses", "WrongMethod"] };
  return { place: ["paths", known, method], operation };
}
