/** The objects by name. Their answers are plain values; RPC's own types cannot tell that. */
import type { Env } from "./env.ts";
import type { Acted, ActRequest, Looked, LookRequest, MakeRequest } from "./requests.ts";

interface MatchObject {
  make(request: MakeRequest): Promise<Acted>;
  act(request: ActRequest): Promise<Acted>;
  look(request: LookRequest): Promise<Looked>;
  fetch(address: string, request: RequestInit): Promise<Response>;
}

export function matchOf(env: Env, id: string): MatchObject {
  return env.MATCHES.getByName(id) as unknown as MatchObject;
}
