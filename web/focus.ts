/** Where the keyboard goes on when what had the focus is gone. */

/**
 * What had the focus may go away with what it did. To be called after every drawing: the keyboard
 * then goes on at the page's top instead of nowhere.
 */
export function focusKeeper(): () => void {
  let last: Element | null = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    last = target as Element;
  });
  return () => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    document.getElementById("main")?.focus({ preventScroll: true });
  };
}
