/**
 * A page, or a part of it, that sleeps: the worker drew it, and its script comes when somebody
 * touches it or what it shows changes. What is pressed meanwhile is pressed again then.
 */

export interface Sleeper {
  isAwake(): boolean;
  /** Wakes it; once it is awake nothing happens any more. */
  wake(): Promise<void>;
}

/** Signs that somebody is about to do something: the script is fetched ahead of the press. */
const touches = ["pointerover", "pointerdown", "focusin"];
const presses = ["click", "submit", "change", "keydown"];

/** `isIn` says whether an element belongs to it; `wakeUp` throws if the script does not come. */
export function sleeper(
  isIn: (element: Element) => boolean,
  wakeUp: () => Promise<void>,
  failed: () => void,
): Sleeper {
  let awake = false;
  let pointer: Event | null = null;
  let waking: Promise<void> | null = null;

  function wake(): Promise<void> {
    waking ??= wakeUp().then(
      () => {
        awake = true;
        for (const touch of touches) document.removeEventListener(touch, touched);
        for (const press of presses) document.removeEventListener(press, pressed, true);
      },
      () => {
        // The next touch tries again.
        waking = null;
        failed();
      },
    );
    return waking;
  }

  function touched(event: Event): void {
    const { target } = event;
    if (event.type === "pointerdown") pointer = event;
    if (target instanceof Element && isIn(target)) void wake();
  }

  function pressed(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element) || !isIn(target) || !needsScript(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
    // A board asks what kind of pointer it was that pressed.
    const before = event.type === "click" && pointer?.target === target ? [pointer] : [];
    void wake().then(() => {
      if (awake) for (const one of [...before, event]) target.dispatchEvent(again(one));
    });
  }

  for (const touch of touches) document.addEventListener(touch, touched);
  for (const press of presses) document.addEventListener(press, pressed, true);
  return { isAwake: () => awake, wake };
}

function again(event: Event): Event {
  const Same = event.constructor as typeof Event;
  return new Same(event.type, event);
}

/** Links, folds and fields do what they do without a script. */
function needsScript({ type }: Event, target: Element): boolean {
  if (type === "click") return target.closest("button, [role=grid]") !== null;
  if (type === "keydown") return target.closest("[role=grid]") !== null;
  return true;
}
