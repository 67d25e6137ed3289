/** The headers of every answer, and of pages besides. */
import { describe, expect, test } from "vitest";
import { newKey, timesOf, twoAt } from "../http/client.ts";
import { hasSecurity } from "../http/headers.ts";
import { address, send } from "../http/server.ts";
import { follow, knock } from "../http/sockets.ts";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

describe("headers", () => {
  test("X3, X6: every page has the policy, nothing inline, and stands in no frame", async () => {
    const { id } = await twoAt(send);
    const paths = ["/", "/new", "/me", `/g/${id}`, `/g/${id}?ply=0`, `/g/${newKey()}`, "/nowhere"];
    for (const path of [...paths, "/impressum", "/datenschutz", `/embed/${id}`]) {
      for (const lang of ["de", "en"]) {
        const answer = await send(path, { headers: { "accept-language": lang } });
        const { headers } = answer;
        const text = await answer.text();
        expect(headers.get("content-type")).toBe("text/html; charset=UTF-8");
        expect([path, headers.get("content-security-policy")]).toEqual([path, policy]);
        expect(headers.get("x-frame-options")).toBe("DENY");
        expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
        expect(headers.get("cache-control")).toBe("no-cache");
        expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
        for (const [, attributes = "", inside = ""] of text.matchAll(
          /<script([^>]*)>([^]*?)<\/script>/g,
        )) {
          const isRead = attributes.includes('type="application/json"');
          expect(isRead || (inside === "" && /src="\/assets\//.test(attributes))).toBe(true);
        }
      }
    }
  });

  test("X4, X5: every answer has those that all need; what is told is not kept", async () => {
    const { id, anna, own } = await twoAt(send);
    const large = { method: "POST", body: "x".repeat(9000) };
    const authorization = `Bearer ${anna.key}`;
    const asked: readonly (readonly [string, RequestInit, number])[] = [
      ["/", {}, 200],
      ["/robots.txt", {}, 200],
      ["/nowhere", {}, 404],
      ["/", { method: "PUT" }, 405],
      [`/api/matches/${id}`, {}, 200],
      [`/api/matches/${id}`, { headers: { authorization, "seat-key": own } }, 200],
      [`/api/matches/${newKey()}`, {}, 404],
      [`/api/matches/${id}`, { method: "PUT" }, 405],
      [`/api/matches/${id}/acts`, { method: "POST" }, 403],
      [`/api/matches/${id}/acts`, { method: "POST", headers: { authorization } }, 400],
      [`/api/matches/${id}/acts`, { ...large, headers: { authorization } }, 413],
      [`/api/matches/${id}/live`, {}, 400],
      ["/api/me/matches", { headers: { authorization } }, 200],
      ["/api/openapi.json", {}, 200],
      ["/api/matches", { method: "OPTIONS" }, 204],
    ];
    for (const [path, init, status] of asked) {
      const answer = await send(path, init);
      await answer.arrayBuffer();
      const { headers } = answer;
      expect([path, answer.status]).toEqual([path, status]);
      hasSecurity(headers, path);
      const type = headers.get("content-type") ?? "";
      if (path.startsWith("/api/me") || path.includes(`${id}/acts`) || status === 404) {
        if (type.includes("json")) {
          expect(type).toMatch(/^application\/(problem\+)?json; charset=utf-8$/);
          expect(headers.get("cache-control")).toBe("no-store");
        }
      }
    }
    const script = /\/assets\/[\w.-]+\.js/.exec(await (await send("/")).text())?.[0] ?? "";
    const { headers, status } = await send(script);
    expect([status, headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    // With the next deploy there may be one.
    const none = await send("/assets/none.js");
    expect([none.status, none.headers.get("cache-control")]).toEqual([404, null]);
  });

  test("X4: so has the answer to who asks for a socket: 101, 403, 404, 429", async () => {
    const { id, anna } = await twoAt(send);
    const live = `/api/matches/${id}/live`;
    const authorization = `Bearer ${anna.key}`;
    const asked: readonly (readonly [string, Record<string, string>, number])[] = [
      [live, {}, 101],
      [`${live}?seat=0`, { authorization }, 101],
      [`${live}?seat=0`, { cookie: `__Host-kp=${anna.key}`, origin: address }, 101],
      [`${live}?seat=1`, { authorization }, 403],
      [`/api/matches/${newKey()}/live`, {}, 404],
    ];
    for (const [path, headers, status] of asked) {
      const answer = await knock(path, headers);
      expect([path, answer.status]).toEqual([path, status]);
      hasSecurity(answer.headers, [path, status]);
    }
    const watching = await timesOf(64, () => follow(id));
    const crowded = await knock(live, {});
    for (const { socket } of watching) socket.close();
    expect([crowded.status, crowded.headers.get("retry-after")]).toEqual([429, "60"]);
    hasSecurity(crowded.headers, 429);
  });
});
