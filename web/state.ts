/** The state of a match page: what it is told, what the person does, and what comes of it. */
import { refused } from "../engine/rules.ts";
import type { Problem, Said, Seen } from "../engine/wire.ts";
import { follow, type Followed, type Heard } from "./live.ts";
import { lastLook, looked, newsBetween, prefersDirect, type Look } from "./memory.ts";
import { neededBy, type Late } from "./pages/late.ts";
import { firstModel, isMyTurn } from "./pages/model.ts";
import type { Doings, Loaded, Model } from "./pages/model.ts";
import { storyOf } from "./pages/told.ts";
import { takeKeyFrom } from "./address.ts";
import { arrived, deliveryOf } from "./delivery.ts";
import { doingsOf } from "./doings.ts";
import { renew } from "./said.ts";
import { act, isProblem } from "./talk.ts";
import { draftOf, keepDraft, planKept } from "./drafts.ts";
import { forgetUnsent, isIn, unsentOf } from "./unsent.ts";
import type { MatchWords } from "./words.ts";

/** What says that the net may be back, or that somebody will not wait for it. */
const signs = ["online", "focus", "visibilitychange", "pointerdown"];
/** A longer fragment was meant to be a key. */
const leastKey = 20;

/** What a match page starts from. */
export interface Start {
  readonly seen: Seen;
  readonly newest: Seen;
  readonly game: Loaded;
  readonly words: MatchWords;
  /** The socket for the seats that are held at the start. */
  readonly followed: Followed;
  /** What is there of it from the start; and how it comes else. */
  readonly late: Late;
  bring(part: keyof Late): Promise<Partial<Late>>;
}

/** A match page at work. */
export interface OpenMatch {
  /** As the worker drew it. */
  readonly first: Model;
  model(): Model;
  readonly doings: Doings;
  /** The match has told how it stands, or that it cannot. */
  hear(heard: Heard): void;
  /** For what comes late. */
  readonly change: (part: Partial<Model>) => void;
  readonly send: (act: string, fields: object, quiet?: boolean) => Promise<Said>;
  /** What only the browser knows comes in, and what was told meanwhile. */
  start(latest: Seen): void;
}

/** `changed` is called after every change. */
export function openMatch(start: Start, changed: () => void): OpenMatch {
  const { game, words } = start;
  const first = firstModel(start.seen, start.newest, location.origin, start.late);
  let model = first;
  const silence = { notice: words.silent };
  /** Shown for as long as nobody can say how it stands. */
  let away: Model["notice"] = null;
  /** Why something was refused: once the match has gone on, that is settled. */
  let refusal: Model["notice"] = null;
  const { deliver, isSettledBy, tryAgain, retry } = deliveryOf({
    model: () => model,
    change,
    send,
  });
  let following = { key: start.newest.held.join(), ...start.followed };

  function change(part: Partial<Model>): void {
    const before = model;
    model = { ...model, ...part };
    if (model.draft !== before.draft) keepDraft(model);
    if (model.newest !== before.newest) {
      document.title = words.title(model.newest, game.words);
    }
    for (const part of neededBy(model.newest, game)) void bring(part);
    followAs();
    changed();
  }

  const asked = new Set<keyof Late>();

  /** What comes late; where it does not, it is asked for again when something happens. */
  async function bring(part: keyof Late): Promise<boolean> {
    if (!model[part] && !asked.has(part)) {
      asked.add(part);
      const came = await start.bring(part).catch(() => null);
      asked.delete(part);
      if (came?.[part]) change(came);
    }
    return model[part] !== null;
  }

  /** One socket, for the seats that are held now. */
  function followAs(): void {
    const { id, held } = model.newest;
    const key = held.join();
    if (key === following.key) return;
    following.stop();
    const gone = (): void => location.reload();
    following = { key, ...follow(id, model.newest, hear, gone) };
  }

  function hear(heard: Heard): void {
    if ("problem" in heard) return change({ notice: (away = noticeOf(heard.problem)) });
    see(heard.seen, model.notice === away ? { notice: null } : {});
  }

  /** The truth from the match. What is new is drawn before one's eyes and told in a sentence. */
  function see(seen: Seen, more: Partial<Model> = {}): void {
    const { newest: old, seen: shown, draft } = model;
    // An answer that was overtaken tells no news, but it is the answer.
    if (seen.n < old.n) return change(more);
    const past = shown !== old;
    const stale = draft !== null && (seen.turn !== old.turn || seen.moves !== old.moves);
    const look = lastLook(seen.id) ?? { game: old.game, ply: old.ply };
    const { notice } = model;
    const isSettled = notice === words.silent || (notice === refusal && seen.n > old.n);
    change({
      ...(isSettled && { notice: null }),
      newest: seen,
      seen: past ? shown : seen,
      ...newsSince(look, seen),
      ...(stale && { draft: null }),
      ...(isSettledBy(seen) && arrived),
      ...more,
    });
    looked(seen);
    tryAgain();
  }

  function newsSince(look: Look, seen: Seen): Partial<Model> {
    const { newest, sent, rests } = model;
    // A chain of mine is drawn line by line too, but not again after a long way.
    const own = rests && (sent?.length ?? 0) > 1;
    const { from, moves } = newsBetween(look, seen, own);
    // What is just being drawn goes on when only somebody's presence changed.
    if (moves.length === 0) return seen.moves === newest.moves ? {} : { fresh: [], story: null };
    const brisk = seen.n === newest.n + 1;
    return { fresh: moves, brisk, story: storyOf(from, seen, words, game) || null };
  }

  /** `quiet`: whoever asks says by itself why it was not done. */
  async function send(what: string, fields: object, quiet = false): Promise<Said> {
    const { newest: seen } = model;
    const late = setTimeout(() => change({ busy: true }), 600);
    const said = await act(seen.id, { n: seen.n, act: what, ...fields });
    clearTimeout(late);
    if ("seen" in said) see(said.seen, { notice: null, ...arrived });
    else if ("silent" in said) change({ busy: false, ...(what !== "move" && !quiet && silence) });
    else {
      const notice = quiet ? null : noticeOf(said.problem);
      if (isProblem(said, "too-old")) renew();
      if (said.problem.seen) see(said.problem.seen, { ...arrived, draft: null, notice });
      else change({ ...arrived, notice });
      refusal = notice;
    }
    return said;
  }

  /** Why a look brought nothing. */
  function troubleOf(said: Said): Model["notice"] {
    return "problem" in said ? noticeOf(said.problem) : words.silent;
  }

  function noticeOf({ why: code = "", type, title }: Problem): Model["notice"] {
    const text = game.words.why[code] ?? words.why[code] ?? title;
    return { kind: "trouble", head: type.endsWith("stale") ? words.changed : words.notDone, text };
  }

  function refuse(code: string): void {
    const text = game.words.why[code] ?? words.why[code] ?? "";
    refusal = { kind: "trouble", head: words.notDone, text };
    change({ draft: null, notice: refusal });
  }

  /** Makes these moves, all or none. */
  async function move(texts: readonly string[]): Promise<void> {
    const { newest: seen, sent } = model;
    if (sent !== null) return;
    // What is typed is meant for the board as it is now.
    if (model.seen !== seen) return change({ seen });
    if (!isMyTurn(seen)) return refuse("not-your-turn");
    let { view } = seen;
    for (const text of texts) {
      const read = game.play.read(text);
      const step = read === null ? { why: "bad-move" } : game.play.apply(view, read);
      if (refused(step)) {
        // A target that is still missing is picked on the board.
        if (step.why.endsWith("-required")) return change({ draft: { text, picking: true } });
        return refuse(step.why);
      }
      view = step.state;
    }
    const { n, turn: seat, game: nr, ply } = seen;
    if (seat !== null) await deliver({ n, seat, moves: texts, after: { game: nr, ply } });
  }

  const doings = doingsOf({
    model: () => model,
    change,
    see,
    send,
    move,
    retry,
    bring,
    troubleOf,
    words,
    game,
  });

  return {
    first,
    model: () => model,
    doings,
    hear,
    change,
    send,
    start(latest) {
      const { newest } = start;
      const last = start.seen === newest ? lastLook(newest.id) : null;
      change({
        alive: true,
        direct: prefersDirect(),
        draft: draftOf(newest),
        ...(last && newsSince(last, newest)),
        ...(!isSecureContext && { notice: words.insecure }),
      });
      if (start.seen === newest) looked(newest);
      if (latest !== newest) see(latest);
      if (planKept(newest) !== null) void bring("planning");
      for (const sign of signs) addEventListener(sign, tryAgain);
      void unsentOf(newest.id).then((unsent) => {
        if (unsent && isIn(unsent, model.newest)) void forgetUnsent(newest.id);
        else if (unsent) void deliver(unsent);
      });
      const open = (): void => {
        const key = takeKeyFrom(location);
        if (key !== null) doings.claim(key);
        else if (location.hash.length > leastKey) change({ notice: words.noKey });
      };
      addEventListener("hashchange", open);
      open();
    },
  };
}
