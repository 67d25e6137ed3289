/** The state of a match page: what it is told, what the person does, and what comes of it. */
import { refused } from "../engine/rules.ts";
import type { Problem, Seen } from "../engine/wire.ts";
import { follow, type Followed } from "./live.ts";
import { lastLook, looked, newsBetween, prefersDirect, rememberDirect } from "./memory.ts";
import { firstModel, isMyTurn, type Doings, type Loaded, type Model } from "./pages/model.ts";
import { storyOf } from "./pages/told.ts";
import { keyIn, takeKeyFrom, withoutKey } from "./address.ts";
import { act, look, type Said } from "./talk.ts";
import type { PlayWords } from "./words.ts";

/** What a match page starts from. */
export interface Start {
  readonly seen: Seen;
  readonly newest: Seen;
  readonly game: Loaded;
  readonly words: PlayWords;
  readonly hasCookie: boolean;
  readonly origin: string;
  /** The socket for the seats that are held at the start. */
  readonly followed: Followed;
}

/** A match page at work. */
export interface Match {
  /** As the worker drew it. */
  readonly first: Model;
  model(): Model;
  readonly doings: Doings;
  /** More refusals have a sentence from now on. */
  learn(why: Readonly<Record<string, string>>): void;
  /** Something the page needs could not be fetched. */
  failed(): void;
  /** The match has told how it stands. */
  see(seen: Seen): void;
  /** Does what stands around the board still show the truth? */
  isChanged(): boolean;
  /** What only the browser knows comes in, and what was told meanwhile. */
  start(latest: Seen): void;
}

/** `changed` is called after every change. */
export function openMatch(start: Start, changed: () => void): Match {
  const { game, words, hasCookie } = start;
  const first = firstModel(start.seen, start.newest, start.origin);
  let model = first;
  let why: Readonly<Record<string, string>> = words.why;
  let following = { key: start.newest.held.join(), ...start.followed };

  function change(part: Partial<Model>): void {
    const before = model;
    model = { ...model, ...part };
    if (model.newest !== before.newest) document.title = words.title(model.newest, game.words);
    followAs();
    changed();
  }

  /** One socket, for the seats that are held now. */
  function followAs(): void {
    const { id, held, seat } = model.newest;
    const key = held.join();
    if (key === following.key) return;
    following.stop();
    const gone = (): void => location.reload();
    following = { key, ...follow(id, held.length > 0 ? seat : null, see, gone) };
  }

  /** The truth from the match. What is new is drawn before one's eyes and told in a sentence. */
  function see(seen: Seen, more: Partial<Model> = {}): void {
    const { newest: old, seen: shown, draft } = model;
    if (seen.n < old.n && more.notice === undefined) return;
    const past = shown !== old && shown.game === seen.game;
    const stale = draft !== null && (seen.turn !== old.turn || seen.moves !== old.moves);
    const look = lastLook(seen.id) ?? { game: old.game, ply: old.ply };
    change({
      newest: seen,
      seen: past ? shown : seen,
      ...newsSince(look, seen),
      ...(stale && { draft: null }),
      ...more,
    });
    looked(seen);
  }

  function newsSince(look: { game: number; ply: number }, seen: Seen): Partial<Model> {
    const { from, moves } = newsBetween(look, seen);
    // What is just being drawn goes on when only somebody's presence changed.
    if (moves.length === 0) return seen.moves === model.newest.moves ? {} : { fresh: [] };
    return { fresh: moves, story: storyOf(from, seen, words, game) };
  }

  async function send(what: string, fields: object, after: Partial<Model> = {}): Promise<Said> {
    const { newest: seen } = model;
    const late = setTimeout(() => change({ busy: true }), 600);
    const said = await act(seen.id, { n: seen.n, act: what, ...fields }, hasCookie);
    clearTimeout(late);
    const done = { sent: null, busy: false };
    if ("seen" in said) see(said.seen, { notice: null, ...done, ...after });
    else if ("silent" in said) change({ ...done, notice: words.silent });
    else {
      const notice = noticeOf(said.problem);
      if (said.problem.seen) see(said.problem.seen, { ...done, draft: null, notice });
      else change({ ...done, notice });
    }
    return said;
  }

  function noticeOf({ why: code = "", type, title }: Problem): Model["notice"] {
    const text = why[code] ?? game.words.why[code] ?? title;
    return { kind: "trouble", head: type.endsWith("stale") ? words.changed : words.notDone, text };
  }

  async function move(text: string): Promise<void> {
    const { newest: seen, sent } = model;
    if (sent !== null || !isMyTurn(seen)) return;
    const read = game.play.read(text);
    const step = read === null ? { why: "bad-move" } : game.play.apply(seen.view, read);
    if (refused(step)) {
      // A target that is still missing is picked on the board.
      if (step.why.endsWith("-required")) return change({ draft: { text, picking: true } });
      const said = why[step.why] ?? game.words.why[step.why] ?? words.notDone;
      return change({ draft: null, notice: { kind: "trouble", head: words.notDone, text: said } });
    }
    change({ sent: text, draft: null, notice: null, fresh: [], story: null });
    await send("move", { seat: seen.turn, move: text });
  }

  const doings: Doings = {
    move: (text) => void move(text),
    draft: (draft) => change({ draft, notice: null }),
    typed: (text) => void move(game.words.read(text) ?? text.trim()),
    async sit(name, colour) {
      const { key, opens } = model;
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
      const { seat } = model.newest;
      if (what === "renew-key" || what === "resign") void send(what, { seat });
      else void send("reset-seat", { of: Number(what.slice("reset-".length)) });
    },
    rematch: () => void send("rematch", { seat: model.newest.seat }),
    answer: (to, yes) => void send("answer", { seat: model.newest.seat, to, yes }),
    takeBack: (line) => void send("ask", { seat: model.newest.seat, for: "undo", line }),
    withdraw: (to) => void send("withdraw", { seat: model.newest.seat, to }),
    async show(ply) {
      const { newest: seen } = model;
      if (ply === null || ply >= seen.ply) return change({ seen, fresh: [] });
      const said = await look(seen.id, { seat: seen.seat, at: `game=${seen.game}&ply=${ply}` });
      if ("seen" in said) change({ seen: said.seen, draft: null, fresh: [], story: null });
      else change({ notice: words.silent });
    },
    secured: () => change({ securing: false }),
    watch() {
      withoutKey();
      change({ key: null, opens: null, notice: null });
    },
    async claim(link) {
      const key = keyIn(link);
      if (key === null) return change({ notice: words.noKey });
      change({ key });
      const said = await look(model.newest.id, { key });
      if ("seen" in said) see(said.seen, { key, opens: said.seen.key?.state ?? null });
      else change({ key: null, opens: null, notice: words.noKey });
    },
    skip: () => change({ fresh: [] }),
    direct(on) {
      rememberDirect(on);
      change({ direct: on });
    },
    async copy(text) {
      await navigator.clipboard.writeText(text).catch(() => {});
      change({ notice: words.copied });
    },
    share(url, title) {
      if (!navigator.share) return doings.copy(url);
      void navigator.share({ url, title }).catch(() => {});
    },
    qr: () => null,
  };

  return {
    first,
    model: () => model,
    doings,
    see: (seen) => see(seen),
    learn: (more) => {
      why = { ...why, ...more };
    },
    failed: () => change({ notice: words.silent }),
    isChanged: () => {
      const invites = model.newest.seats.some(
        ({ who }, i) => who === "free" && model.newest.keys?.[i],
      );
      return model.newest !== first.newest || model.opens !== null || model.key !== null || invites;
    },
    start(latest) {
      const { newest } = start;
      const last = start.seen === newest ? lastLook(newest.id) : null;
      change({
        alive: true,
        direct: prefersDirect(),
        ...(last && newsSince(last, newest)),
        ...(!isSecureContext && { notice: words.insecure }),
      });
      looked(newest);
      if (latest !== newest) see(latest);
      const key = takeKeyFrom(location);
      if (key !== null) void doings.claim(key);
    },
  };
}
