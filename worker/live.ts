/** The sockets of one match. Each hibernates with a note of who it is; memory is only a cache. */
import type { Seat } from "../engine/rules.ts";
import type { Who } from "./identity.ts";
import { frameLimit, onlookerSockets, socketsPerSeat } from "./limits.ts";

/** Who a socket belongs to: a device that may hold seats, and the seat it looks from. */
export interface Socket {
  readonly device: string | null;
  readonly player: string | null;
  readonly seat?: Seat | undefined;
  /** It goes with whichever of its seats is on turn. */
  readonly follows?: boolean | undefined;
}

/** Who asks for a socket: it stands in a header of ours. */
export function askedBy(request: Request): (Who & Socket) | null {
  return JSON.parse(request.headers.get("kp-socket") ?? "null") as (Who & Socket) | null;
}

/** The seat has been given to others: this page must not come back by itself. */
const seatGone = 4001;
/** Try again later: by then a program that can read the match may be back. */
const later = 1013;

/** Takes a socket in. The broadcast that follows is the first it hears. */
export function accept(ctx: DurableObjectState, note: Socket): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  ctx.acceptWebSocket(server);
  server.serializeAttachment(note);
  return new Response(null, { status: 101, webSocket: client });
}

/** Has this seat, or have those who only watch, as many sockets as they may? */
export function isFull(ctx: DurableObjectState, seat: Seat | undefined): boolean {
  const taken = open(ctx).filter((socket) => noteOf(socket).seat === seat).length;
  return taken >= (seat === undefined ? onlookerSockets : socketsPerSeat);
}

/** Pages only listen, so whatever they say ends the line (RFC 6455 §7.4.1). */
export function closeFrom(message: string | ArrayBuffer): [code: number, reason: string] {
  if (typeof message !== "string") return [1003, "text only"];
  if (message.length > frameLimit) return [1009, "too long"];
  return [1008, "pages only listen"];
}

/** Tells every page what it may see now, or those it concerns. */
export function broadcast(
  ctx: DurableObjectState,
  tell: (note: Socket) => string,
  concerns: (note: Socket) => boolean = () => true,
): void {
  for (const socket of open(ctx)) {
    const note = noteOf(socket);
    if (concerns(note)) send(socket, tell(note));
  }
}

/** Closes the sockets of those who no longer hold a seat. */
export function closeFor(ctx: DurableObjectState, isGone: (note: Socket) => boolean): void {
  for (const socket of open(ctx)) {
    if (isGone(noteOf(socket))) socket.close(seatGone, "seat given out anew");
  }
}

/** Closes the sockets of a match that this program cannot read. */
export function closeAll(ctx: DurableObjectState): void {
  for (const socket of open(ctx)) socket.close(later, "newer");
}

/** Who has a page open, besides a socket that is just closing. */
export function notesHere(ctx: DurableObjectState, but?: WebSocket): readonly Socket[] {
  return open(ctx).flatMap((socket) => (socket === but ? [] : [noteOf(socket)]));
}

/** Codes that may not be sent back become 1000. */
export function closeCode(code: number): number {
  return code === 1005 || code === 1006 || code === 1015 ? 1000 : code;
}

function open(ctx: DurableObjectState): readonly WebSocket[] {
  return ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
}

function noteOf(socket: WebSocket): Socket {
  return (socket.deserializeAttachment() as Socket | null) ?? { device: null, player: null };
}

/** A socket that is just going away must not fail the act that tells it. */
function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    socket.close(1011, "gone");
  }
}
