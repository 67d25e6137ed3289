/** Scripts that come late. */

/**
 * Fetches them all at once, not one after the other as each names the next, and before any is
 * imported: a browser never asks again for a module that once failed. Throws without a net.
 */
export async function fetched(addresses: readonly string[] = []): Promise<void> {
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  if (answers.every(({ ok }) => ok)) return;
  // The page is older than what is served now.
  location.reload();
  throw new Error("the page is too old");
}
