/** The little of a browser that the page's own modules need, for tests in Node. */
import { vi } from "vitest";

export interface Window {
  /** What is stored, by name. */
  readonly stored: Map<string, string>;
  /** Lets listeners of the window hear an event. */
  fire(type: string): void;
}

export function storage(stored: Map<string, string>): Storage {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  };
}

/** A window with an empty store; `fetch` answers every request. */
export function openWindow(fetch: typeof globalThis.fetch): Window {
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const listen = events.addEventListener.bind(events);
  vi.stubGlobal("localStorage", storage(stored));
  vi.stubGlobal("sessionStorage", storage(new Map()));
  vi.stubGlobal("location", new URL("https://kaestchen.example/g/id"));
  vi.stubGlobal("document", { title: "", hidden: false, addEventListener: listen });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("fetch", fetch);
  return { stored, fire: (type) => void events.dispatchEvent(new Event(type)) };
}
