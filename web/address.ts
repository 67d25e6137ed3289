/** Seat keys in the address: in the fragment alone, which never reaches a server by itself. */
import { idLength, letters } from "../engine/wire.ts";

/** The key in a link or a text that somebody pasted. */
export function keyIn(text: string): string | null {
  const key = `([${letters}]{${idLength}})(?![a-z0-9])`;
  const plain = text.trim().toLowerCase();
  return (new RegExp(`#${key}`).exec(plain) ?? new RegExp(`^${key}`).exec(plain))?.[1] ?? null;
}

export function takeKeyFrom({ hash }: { readonly hash: string }): string | null {
  return keyIn(hash);
}

/** Browsers inside chats have cookies of their own: "open in browser" must carry the key along. */
const insideChat = /FBAN|FBAV|Instagram|Line\/|Snapchat|Telegram|WhatsApp|; wv\)/;

/** Takes the key out of the address bar once the seat is held by the cookie. */
export function withoutKey(): void {
  if (insideChat.test(navigator.userAgent)) return;
  history.replaceState(null, "", location.pathname + location.search);
}
