/** Scripts that come late. */
import { recall, remember } from "./memory.ts";

const renewedName = "kp-renewed-scripts";

/**
 * Fetches them all at once, not one after the other as each names the next, and to their end
 * before any is imported: a browser never asks again for a module that once failed. Throws
 * without a net.
 */
export async function fetched(addresses: readonly string[] = []): Promise<void> {
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  const missing = answers.find(({ ok }) => !ok);
  if (missing) {
    if (missing.status === 404) renew();
    throw new Error(`${missing.url}: ${missing.status}`);
  }
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}

/** The page is older than what is served now; loading it again helps once or not at all. */
function renew(): void {
  if (recall(renewedName, "session") === true) return;
  remember(renewedName, true, "session");
  location.reload();
}
