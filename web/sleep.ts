/**
 * A page that sleeps: the worker drew it, and its script comes when somebody touches it or what
 * it shows changes. What is pressed meanwhile is pressed again then: the last press, once.
 */

export interface Sleeper {
  /** Wakes it; once it is awake nothing happens any more. */
  wake(): void;
}

/** Signs that somebody is about to do something: the script is fetched ahead of the press. */
const touches = ["pointerover", "pointerdown", "focusin"];
const presses = ["click", "submit", "change", "keydown"];
/** Keys that a board listens to. */
const boardKeys = /^(Arrow\w+|Enter| |Home|End|Escape)$/;

/**
 * `main`: what sleeps. `bring` fetches its script, `start` begins with it; either throws if the
 * net does not give what it takes: then `offline` is called, and the next touch tries again.
 */
export function sleeper(
  main: Element,
  bring: () => Promise<unknown>,
  start: () => Promise<void>,
  offline: (is: boolean) => void,
): Sleeper {
  let pointer: Event | null = null;
  let pending: readonly Event[] = [];
  let waking: Promise<void> | null = null;

  function wake(): void {
    if (waking) return;
    main.setAttribute("aria-busy", "true");
    waking = bring()
      .then(awaken)
      .catch(() => {
        waking = null;
        pending = [];
        main.removeAttribute("aria-busy");
        offline(true);
      });
  }

  async function awaken(): Promise<void> {
    await start();
    offline(false);
    for (const touch of touches) main.removeEventListener(touch, touched);
    for (const press of presses) main.removeEventListener(press, pressed, true);
    main.removeAttribute("aria-busy");
    main.setAttribute("data-awake", "");
    for (const event of pending) event.target?.dispatchEvent(again(event));
  }

  function touched(event: Event): void {
    if (event.type === "pointerdown") pointer = event;
    wake();
  }

  function pressed(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element) || !needsScript(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
    // A board asks what kind of pointer it was that pressed.
    const touch = event.type === "click" && pointer?.target === target ? [pointer] : [];
    pending = [...touch, event];
    wake();
  }

  for (const touch of touches) main.addEventListener(touch, touched);
  for (const press of presses) main.addEventListener(press, pressed, true);
  return { wake };
}

/** The sentence for it stands in the page: there may be nobody yet to draw it. */
export function sayOffline(is: boolean): void {
  document.getElementById("offline")?.toggleAttribute("hidden", !is);
}

function again(event: Event): Event {
  const Same = event.constructor as typeof Event;
  return new Same(event.type, event);
}

/** Links, folds and fields do what they do without a script, and so do a browser's own keys. */
function needsScript(event: Event, target: Element): boolean {
  if (event.type === "click") return target.closest("button, [role=grid]") !== null;
  if (!(event instanceof KeyboardEvent)) return true;
  const { key, altKey, ctrlKey, metaKey } = event;
  const jumps = key === "Home" || key === "End";
  if (altKey || ((ctrlKey || metaKey) && !jumps) || !boardKeys.test(key)) return false;
  return target.closest("[role=grid]") !== null;
}
