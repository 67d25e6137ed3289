/** What a person can do on a match page, and what the page then asks for. */
import type { Said, Seen } from "../engine/wire.ts";
import { keyIn, withoutKey } from "./address.ts";
import { playsAs, rememberDirect } from "./memory.ts";
import type { Late } from "./pages/late.ts";
import type { Doings } from "./pages/doings.ts";
import type { Model } from "./pages/model.ts";
import { isProblem, look } from "./talk.ts";
import type { MatchWords } from "./words.ts";

/** The state that things are done to. */
export interface Desk {
  readonly words: MatchWords;
  model(): Model;
  change(part: Partial<Model>): void;
  see(seen: Seen, more?: Partial<Model>): void;
  send(act: string, fields: object, quiet?: boolean): Promise<Said>;
  /** `refuse`: hears why not; what is typed may still ask for something. */
  move(texts: readonly string[], refuse?: (why: string) => void): Promise<void>;
  retry(): Promise<void>;
  bring(part: keyof Late): Promise<boolean>;
  troubleOf(said: Said): Model["notice"];
}

export function doingsOf(desk: Desk): Doings {
  const { words, model, change, see, send, move, troubleOf } = desk;

  /** Says whether it is in the clipboard: without a secure way there is none. */
  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      if (model().notice === words.notCopied) change({ notice: null });
      return true;
    } catch {
      change({ notice: words.notCopied });
      return false;
    }
  }

  /** The seat that acts: of several on this device the one on turn. */
  function acting(): number | null {
    const { turn, held, seat } = model().newest;
    return turn !== null && held.includes(turn) ? turn : seat;
  }

  /** Who holds several seats answers for each of them, but for those that have spoken already. */
  async function answerBut(spoken: readonly (number | null)[], to: number, yes: boolean) {
    const isOpen = (): boolean => model().newest.offers.some(({ row }) => row === to);
    const asked = model().newest.offers.find(({ row }) => row === to);
    for (const seat of model().newest.held) {
      const waits = asked?.waits?.includes(seat) ?? true;
      if (waits && !spoken.includes(seat) && isOpen()) await send("answer", { seat, to, yes });
    }
  }

  /** What a key opens; whoever sits here already sits nowhere else. */
  function opened(key: string, seen: Seen): void {
    const { seat = null, state: opens = null } = seen.key ?? {};
    if (seen.held.length === 0 || seat === null) return see(seen, { key, opens });
    withoutKey();
    const own = seen.held.includes(seat);
    see(seen, { key: null, opens: null, ...(!own && { notice: words.seatedElse }) });
  }

  let shown = 0;

  return {
    move: (...texts) => void move(texts),
    draft: (draft, why = "") =>
      change({ draft, notice: null, story: model().playing?.words.why[why] ?? null }),
    async typed(text) {
      let said: string | null = null;
      await move([model().playing?.words.read(text) ?? text.trim()], (why) => {
        const problem = { type: "/problems/refused", title: "", status: 422, why } as const;
        said = troubleOf({ problem })?.text ?? null;
      });
      return said;
    },
    retry: () => void desk.retry(),
    async sit(name, colour) {
      void desk.bring("playing");
      playsAs({ name, colour });
      const { key, opens } = model();
      const body = { ...(key && { key }), ...(name && { name }), ...(colour && { colour }) };
      const said = await send("sit", body);
      if ("problem" in said && said.problem.type === "/problems/seat-taken") {
        return change({ opens: key === null ? null : "taken", notice: null });
      }
      if (!("seen" in said)) return;
      withoutKey();
      change({ key: null, opens: null, securing: opens !== "mine", notice: null });
    },
    confirm(what) {
      if (what === "renew-key" || what === "resign") void send(what, { seat: acting() });
      else void send("reset-seat", { of: Number(what.slice("reset-".length)) });
    },
    async rematch() {
      const { seat } = model().newest;
      await send("rematch", { seat });
      const open = model().newest.offers.find((offer) => offer.for === "rematch");
      if (open) await answerBut([seat, open.seat], open.row, true);
    },
    answer(to, yes) {
      const asked = model().newest.offers.find(({ row }) => row === to);
      void answerBut([asked?.seat ?? null], to, yes);
    },
    async takeBack() {
      const { id, held, movers, seat } = model().newest;
      // Of several seats on this device the one that moved last: its own view names its line.
      const mover = held.length > 1 ? movers.findLast((one) => held.includes(one)) : seat;
      const said =
        mover === seat ? { seen: model().newest } : await look(id, { seat: mover ?? seat });
      if (!("seen" in said)) return change({ notice: troubleOf(said) });
      const { undo } = said.seen;
      if ("line" in undo) void send("ask", { seat: mover, for: "undo", line: undo.line });
    },
    async bring(part) {
      const came = await desk.bring(part);
      if (!came) change({ notice: words.silent });
      return came;
    },
    askRules: (options) => send("ask", { seat: acting(), for: "rules", options }, true),
    withdraw(to) {
      const asked = model().newest.offers.find(({ row }) => row === to);
      void send("withdraw", { seat: asked?.seat ?? null, to });
    },
    mute: (on) => void send("mute", { seat: model().newest.seat, on }),
    order: (order) => void send("rack", { seat: model().newest.seat, order }, true),
    async show(ply) {
      const { newest: seen } = model();
      if (ply === null || ply >= seen.ply) {
        shown++;
        return change({ seen, fresh: [] });
      }
      const asked = ++shown;
      const said = await look(seen.id, { seat: seen.seat, at: `game=${seen.game}&ply=${ply}` });
      // Of two steps in a row the second counts.
      if (asked !== shown) return;
      if ("seen" in said) change({ seen: said.seen, draft: null, fresh: [], story: null });
      else change({ notice: troubleOf(said) });
    },
    act: async (what, fields, quiet) => {
      await send(what, { seat: acting(), ...fields }, quiet);
    },
    async ask() {
      const { id, seat } = model().newest;
      const said = await look(id, { seat });
      if ("seen" in said) see(said.seen);
    },
    secured: () => change({ securing: false }),
    watch: () => change({ opens: null, notice: null }),
    async claim(link) {
      const key = keyIn(link);
      if (key === null) return change({ notice: words.noKey });
      change({ key, notice: null });
      const { id } = model().newest;
      const asked = [look(id, { key }), desk.bring("seats"), desk.bring("playing")] as const;
      const [said] = await Promise.all(asked);
      if ("seen" in said) opened(key, said.seen);
      else if (!isProblem(said, "not-found")) change({ notice: troubleOf(said) });
      else change({ key: null, opens: null, notice: words.noKey });
    },
    skip: () => change({ fresh: [] }),
    direct(on) {
      rememberDirect(on);
      change({ direct: on });
    },
    copy,
    share(url, title) {
      if (!navigator.share) return void copy(url);
      void navigator.share({ url, title }).catch(() => {});
    },
    qr: () => null,
  };
}
