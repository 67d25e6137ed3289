/** What a board is about stands above the page; only the worker can draw it. */

/** After another theme was agreed on, what the worker draws now takes the place of what it drew. */
export async function showTitle(): Promise<void> {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const title = page.querySelector(".theme");
  document.querySelector(".theme")?.remove();
  if (title) document.getElementById("main")?.before(title);
}
