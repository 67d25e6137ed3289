/** What the deployment gives the worker. */
import type { Match } from "./match.ts";
import type { Player } from "./player.ts";

export interface Env {
  readonly MATCHES: DurableObjectNamespace<Match>;
  readonly PLAYERS: DurableObjectNamespace<Player>;
  readonly ASSETS: Fetcher;
  /** How many matches one address may make in a minute (wrangler.toml). */
  readonly MAKING: RateLimit;
  /** "off": no limits of numbers, for tests that make many matches. */
  readonly LIMITS?: string;
  /** Secrets that seat keys are made with, newest first, separated by commas. */
  readonly SECRETS?: string;
  /** For the imprint. */
  readonly OPERATOR_NAME?: string;
  readonly OPERATOR_ADDRESS?: string;
  readonly OPERATOR_MAIL?: string;
}
