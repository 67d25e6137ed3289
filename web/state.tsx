/** The state of a match page: what it is told, what the person does, and what comes of it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { refused } from "../engine/rules.ts";
import type { Problem, Seen } from "../engine/wire.ts";
import { follow } from "./live.ts";
import {
  firstModel,
  isMyTurn,
  type Doings,
  type Loaded,
  type Model,
  type Sure,
} from "./pages/model.ts";
import { lastLook, looked, newsBetween, prefersDirect, rememberDirect } from "./memory.ts";
import { keyIn, takeKeyFrom, withoutKey } from "./address.ts";
import { Qr } from "./qr.tsx";
import { act, look, type Said } from "./talk.ts";
import type { PageWords } from "./words.ts";

export function useMatch(
  first: Seen,
  newest: Seen,
  game: Loaded,
  words: PageWords,
  start: { readonly hasCookie: boolean; readonly origin: string },
): readonly [Model, Doings] {
  const [model, setModel] = useState(() => firstModel(first, newest, start.origin));
  const now = useRef(model);
  now.current = model;
  const hasCookie = useRef(start.hasCookie);
  const change = (part: Partial<Model>): void => {
    setModel((old) => {
      now.current = { ...old, ...part };
      return now.current;
    });
  };

  /** The truth from the match. What is new is drawn before one's eyes and told in a sentence. */
  function see(seen: Seen, more: Partial<Model> = {}): void {
    const { newest: old, seen: shown, draft } = now.current;
    if (seen.n < old.n && more.notice === undefined) return;
    const past = shown !== old && shown.game === seen.game;
    const news = newsBetween(lastLook(seen.id) ?? { game: old.game, ply: old.ply }, seen);
    const stale = draft !== null && (seen.turn !== old.turn || seen.moves !== old.moves);
    change({
      newest: seen,
      seen: past ? shown : seen,
      fresh: news.moves,
      story: news.moves.length > 0 ? words.story(news, seen, game.words) : now.current.story,
      ...(stale && { draft: null }),
      ...more,
    });
    looked(seen);
  }

  async function send(act: string, fields: object, after: Partial<Model> = {}): Promise<Said> {
    const { newest: seen } = now.current;
    const body = { n: seen.n, act, ...fields };
    const late = setTimeout(() => change({ busy: true }), 600);
    const said = await actOf(seen.id, body);
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

  async function actOf(id: string, body: { n: number; act: string }): Promise<Said> {
    const said = await act(id, body, hasCookie.current);
    return said;
  }

  function noticeOf(problem: Problem): Model["notice"] {
    const why = problem.why ?? "";
    const text = words.why[why] ?? game.words.why[why] ?? problem.title;
    const head = problem.type === "/problems/stale" ? words.changed : words.notDone;
    return { kind: "trouble", head, text };
  }

  function move(text: string): void {
    const { newest: seen, sent } = now.current;
    if (sent !== null || !isMyTurn(seen)) return;
    const read = game.rules.read(text);
    const step = read === null ? { why: "bad-move" } : game.rules.apply(seen.view, read);
    if (refused(step)) {
      // A target that is still missing is picked on the board.
      if (step.why.endsWith("-required")) return change({ draft: { text, picking: true } });
      const said = words.why[step.why] ?? game.words.why[step.why] ?? words.notDone;
      change({ draft: null, notice: { kind: "trouble", head: words.notDone, text: said } });
      return;
    }
    change({ sent: text, draft: null, notice: null, fresh: [], story: null });
    void send("move", { seat: seen.turn, move: text });
  }

  const doings: Doings = {
    move,
    draft: (draft) => change({ draft, notice: null }),
    typed(text) {
      move(game.words.read(text) ?? text.trim());
    },
    async sit(name, colour) {
      const { key, opens } = now.current;
      const body = { ...(key && { key }), ...(name && { name }), ...(colour && { colour }) };
      const said = await send("sit", body);
      if ("problem" in said && said.problem.type === "/problems/seat-taken") {
        return change({ opens: key === null ? null : "taken", notice: null });
      }
      if (!("seen" in said)) return;
      withoutKey();
      change({ key: null, opens: null, securing: opens !== "mine", notice: null });
    },
    confirm: (what) => void send(...actFor(what, now.current.newest)),
    rematch: () => void send("rematch", { seat: now.current.newest.seat }),
    answer(row, yes) {
      void send("answer", { seat: now.current.newest.seat, to: row, yes });
    },
    async show(ply) {
      const { newest: seen } = now.current;
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
      const said = await look(now.current.newest.id, { key });
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
    qr: (address) => <Qr address={address} />,
  };

  // What only the browser knows: the key in the address, what was seen before, how one taps.
  useEffect(() => {
    change({ alive: true, direct: prefersDirect() });
    if (!isSecureContext) change({ notice: words.insecure });
    const key = takeKeyFrom(location);
    if (key !== null) void doings.claim(key);
    const last = lastLook(first.id);
    if (last && newest === first) {
      const news = newsBetween(last, newest);
      const story = news.moves.length > 0 ? words.story(news, newest, game.words) : null;
      change({ fresh: news.moves, story });
    }
    looked(newest);
  }, []);

  const { held, id } = model.newest;
  useEffect(() => {
    const gone = (): void => location.reload();
    return follow(id, held.length > 0 ? model.newest.seat : null, see, gone).stop;
  }, [id, held.join()]);

  useEffect(() => {
    document.title = words.title(model.newest, game.words);
  }, [model.newest]);

  return [model, doings];
}

/** The act that is meant, and its fields. */
function actFor(what: Sure, seen: Seen): readonly [string, object] {
  if (what === "renew-key" || what === "resign") return [what, { seat: seen.seat }];
  return ["reset-seat", { of: Number(what.slice("reset-".length)) }];
}
