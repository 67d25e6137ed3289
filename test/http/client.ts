/** A program that plays over the interface: a key it made itself, plain requests, no page. */
import { idLength, letters, type Problem, type Seen } from "../../engine/wire.ts";

export type Send = (path: string, init?: RequestInit) => Promise<Response>;
export type Fields = Readonly<Record<string, unknown>>;

/** What came back: `seen` from the answer itself or from inside a problem. */
export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly why: string | undefined;
  readonly type: string | undefined;
  readonly seen: Seen;
}

/** One player at one device. Each method is one request. */
export interface Client {
  /** `PLAYER.DEVICE`. */
  readonly key: string;
  make(wish?: Fields, idempotencyKey?: string): Promise<Got>;
  act(id: string, body: Fields): Promise<Got>;
  sit(id: string, key?: string, more?: Fields): Promise<Got>;
  look(id: string, query?: string, headers?: Record<string, string>): Promise<Got>;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idLength));
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}

export function clientOf(send: Send, key = `${newKey()}.${newKey()}`): Client {
  const ask = async (path: string, body: Fields | null, more: Record<string, string> = {}) =>
    read(
      await send(`/api/matches${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { "content-type": "application/json" }),
          ...more,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  return {
    key,
    make: (wish = {}, again = newKey()) =>
      ask("", { kind: "dots", starter: 0, ...wish }, { "idempotency-key": again }),
    act: (id, body) => ask(`/${id}/acts`, body),
    sit: (id, seatKey, more = {}) =>
      ask(`/${id}/acts`, { n: 1, act: "sit", ...(seatKey && { key: seatKey }), ...more }),
    look: (id, query = "", headers = {}) => ask(`/${id}${query}`, null, headers),
  };
}

/** An answer with its body read. */
export async function read(response: Response): Promise<Got> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get("content-type")?.includes("json") ?? false;
  const body = (isJson ? JSON.parse(text) : {}) as Partial<Problem & Seen>;
  const seen = (status < 300 ? body : body.seen) as Seen;
  return { status, headers, text, why: body.why, type: body.type, seen };
}

/** The seat key that this answer tells. */
export function keyOf({ seen }: Got, seat: number): string {
  const key = seen.keys?.[seat];
  if (key === undefined) throw new Error(`no key of seat ${seat}`);
  return key;
}

export interface Table {
  readonly id: string;
  readonly anna: Client;
  readonly ben: Client;
  /** The invitation that Ben used, and the key of his seat since. */
  readonly invitation: string;
  readonly own: string;
  readonly n: number;
}

/** A match of two, both seated: Anna made it and begins. */
export async function twoAt(send: Send, wish: Fields = {}): Promise<Table> {
  const [anna, ben] = [clientOf(send), clientOf(send)];
  const made = await anna.make(wish);
  const { id } = made.seen;
  const invitation = keyOf(made, 1);
  const sat = await ben.sit(id, invitation);
  return { id, anna, ben, invitation, own: keyOf(sat, 1), n: sat.seen.n };
}

export async function timesOf<T>(count: number, one: (i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => one(i)));
}

/** How often each status came. */
export function tally(all: readonly Got[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
