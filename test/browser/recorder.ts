/** Runs in a page before its scripts: keeps every change to what the server drew. */

declare global {
  /** What has been changed so far, each change once, in words. */
  var changes: Set<string>;
  /** The strokes have come, and what the server drew with them has been drawn over. */
  var drawnAgain: boolean;
}

/**
 * For `addInitScript`, so it must need nothing from outside. It begins when the HTML has been read
 * and no module has run. Texts count by element: Preact may split a text without changing it.
 */
export function recordChanges(): void {
  const changes = new Set<string>();
  globalThis.changes = changes;
  globalThis.drawnAgain = false;
  const textOf = (element: Element): string =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
  const nameOf = (element: Element): string => {
    const kind = element.getAttribute("class")?.split(" ")[0];
    return element.localName + (kind ? `.${kind}` : "");
  };
  const served = new Map<Element, string>();

  function keep({
    type,
    target,
    attributeName,
    oldValue,
    addedNodes,
    removedNodes,
  }: MutationRecord) {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element) return;
    const name = nameOf(element);
    if (type === "attributes" && attributeName !== null) {
      if (!served.has(element)) return;
      const value = element.getAttribute(attributeName);
      if (value === oldValue) globalThis.drawnAgain ||= attributeName === "d";
      else changes.add(`${name} ${attributeName}: ${oldValue} → ${value}`);
      return;
    }
    for (const node of removedNodes) {
      if (node instanceof Element) changes.add(`${name} lost ${nameOf(node)}`);
    }
    if (!served.has(element)) return;
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      changes.add(`${name} ${served.has(node) ? "moved" : "got"} ${nameOf(node)}`);
    }
    const [before, now] = [served.get(element), textOf(element)];
    if (before !== now) changes.add(`${name} said “${before}”, now “${now}”`);
  }

  document.addEventListener("readystatechange", () => {
    const app = document.getElementById("app");
    if (document.readyState !== "interactive" || !app) return;
    for (const element of app.querySelectorAll("*")) served.set(element, textOf(element));
    new MutationObserver((all) => all.forEach(keep)).observe(app, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
    });
  });
}
