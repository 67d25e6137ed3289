/** The state of a match page: what it is told, what the person does, and what comes of it. */
import type { Said, Seen } from "../engine/wire.ts";
import { follow, type Followed, type Heard } from "./live.ts";
import { knownAs, lastLook, looked, newsBetween, prefersDirect } from "./memory.ts";
import { moverOf } from "./moving.ts";
import { newsSince } from "./news.ts";
import type { Late } from "./pages/late.ts";
import { firstModel } from "./pages/model.ts";
import type { Doings } from "./pages/doings.ts";
import type { Loaded, Model } from "./pages/model.ts";
import { takeKeyFrom } from "./address.ts";
import { latenessOf } from "./lateness.ts";
import { arrived, deliveryOf } from "./delivery.ts";
import { doingsOf } from "./doings.ts";
import { noticeOf, renew, troubleOf } from "./said.ts";
import { act, isProblem, look } from "./talk.ts";
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
  /** Keeps what is pressed until that has come, which is asked for at once. */
  hold(until: () => Promise<boolean>): void;
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
  /** Shown for as long as nobody can say how it stands. */
  let away: Model["notice"] = null;
  /** Why something was refused: once the match has gone on, that is settled. */
  let refusal: Model["notice"] = null;
  const { deliver, isSettledBy, tryAgain, retry } = deliveryOf({
    model: () => model,
    change,
    send,
  });
  const { bring, bringNeeded } = latenessOf(start, () => model, change);
  const move = moverOf({ words, model: () => model, change, deliver, bring, refuse });
  let following = { key: start.newest.held.join(), ...start.followed };

  function change(part: Partial<Model>): void {
    const before = model;
    model = { ...model, ...part };
    if (model.draft !== before.draft) keepDraft(model);
    if (model.newest !== before.newest) {
      document.title = words.title(model.newest, game.words);
    }
    bringNeeded();
    followAs();
    changed();
  }

  /** Somebody comes back to the page: meanwhile there may be more to show, and to send. */
  function returned(): void {
    bringNeeded();
    tryAgain();
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
    if ("problem" in heard)
      return change({ notice: (away = noticeOf(heard.problem, model, words)) });
    see(heard.seen, away && model.notice === away ? { notice: null } : {});
  }

  /** The truth from the match. What is new is drawn before one's eyes and told in a sentence. */
  function see(seen: Seen, more: Partial<Model> = {}): void {
    const { newest: old, seen: shown } = model;
    // An answer that was overtaken tells no news, but it is the answer.
    if (seen.n < old.n) return change(more);
    const isNext = seen.game > old.game && old.end === null;
    if (isNext && shown === old && model.alive) return void finish(seen, more);
    take(seen, shown === old ? seen : shown, more);
  }

  /** Of a game that was being watched the last position stays, although the next has begun. */
  async function finish(seen: Seen, more: Partial<Model>): Promise<void> {
    const { newest: old } = model;
    const said = await look(old.id, { seat: old.seat, at: `game=${old.game}` });
    // Another answer may have brought as much meanwhile.
    if (model.newest !== old) return see(seen, more);
    const shown = "seen" in said ? said.seen : seen;
    take(seen, shown, { fresh: newsBetween(old, shown).moves, ...more });
  }

  function take(seen: Seen, shown: Seen, more: Partial<Model>): void {
    const { newest: old, draft } = model;
    const stale = draft !== null && (seen.turn !== old.turn || seen.moves !== old.moves);
    const look = lastLook(seen.id) ?? { game: old.game, ply: old.ply };
    const { notice } = model;
    const isOld = seen.n > old.n && (notice === refusal || notice?.kind !== "trouble");
    const isSettled = notice === words.silent || isOld;
    change({
      ...(isSettled && { notice: null }),
      newest: seen,
      seen: shown,
      ...newsSince(look, seen, model, words, game),
      ...(stale && { draft: null }),
      ...(isSettledBy(seen) && arrived),
      ...more,
    });
    looked(seen);
    tryAgain();
  }

  /** `quiet`: whoever asks says by itself why it was not done. */
  async function send(what: string, fields: object, quiet = false): Promise<Said> {
    const { newest: seen } = model;
    const late = setTimeout(() => change({ busy: true }), 600);
    const said = await act(seen.id, { n: seen.n, act: what, ...fields });
    clearTimeout(late);
    if ("seen" in said) see(said.seen, { notice: null, ...arrived });
    else if ("silent" in said)
      change({ busy: false, ...(what !== "move" && !quiet && { notice: words.silent }) });
    else {
      const notice = quiet ? null : noticeOf(said.problem, model, words);
      if (isProblem(said, "too-old")) renew();
      if (said.problem.seen) see(said.problem.seen, { ...arrived, draft: null, notice });
      else change({ ...arrived, notice });
      refusal = notice;
    }
    return said;
  }

  function refuse(why: string): void {
    refusal = noticeOf({ why, type: "/problems/refused", title: "" }, model, words);
    change({ draft: null, notice: refusal });
  }

  const doings = doingsOf({
    model: () => model,
    change,
    see,
    send,
    move,
    retry,
    bring,
    troubleOf: (said) => troubleOf(said, model, words),
    words,
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
        card: knownAs(),
        draft: draftOf(newest),
        ...(last && newsSince(last, newest, model, words, game)),
        ...(!isSecureContext && { notice: words.insecure }),
      });
      if (start.seen === newest) looked(newest);
      if (latest !== newest) see(latest);
      if (planKept(newest) !== null) void bring("planning");
      for (const sign of signs) addEventListener(sign, returned);
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
