/** What must not leave the project: secrets in files or history, logs, addresses of others. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { members, paths, read, sources } from "./sources.ts";

const deployed = sources().filter(({ path }) => /^(engine|games|worker|web|db)\//.test(path));

test("A4: nothing that is deployed writes a log", () => {
  const logs = deployed.flatMap(({ path, program }) =>
    [...members(program)].filter((one) => one.startsWith("console.")).map((one) => [path, one]),
  );
  expect(logs).toEqual([]);
});

test("A6: nothing that is deployed names an address of another site", () => {
  /** Namespaces name no place; the object's own name is asked by nobody else. */
  const own = /^https?:\/\/(www\.w3\.org\/|match\/)/;
  const addresses = deployed.flatMap(({ path, text }) => {
    const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
    const found = [...code.matchAll(/https?:\/\/[^\s"'`<>)]+/g)].map(([one]) => one);
    return found.filter((one) => !own.test(one)).map((one) => `${path}: ${one}`);
  });
  expect(addresses).toEqual([]);
});

describe("secrets", () => {
  const shapes = [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /\bgh[pousr]_[A-Za-z0-9]{36,}/,
    /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
    /\b(?:secrets?|token|api_?key|password|private_?key)\b["']?\s*[:=]\s*["'][\w+/=-]{24,}["']/i,
  ];
  /** Bits a letter; random letters of base64 or hex have more than words and names do. */
  function entropy(text: string): number {
    const counts = new Map<string, number>();
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return [...counts.values()].reduce(
      (sum, n) => sum - (n / text.length) * Math.log2(n / text.length),
      0,
    );
  }
  function secretsIn(text: string): readonly string[] {
    const shaped = shapes
      .flatMap((shape) => shape.exec(text)?.[0] ?? [])
      // Bytes in their order are everybody's example.
      .filter((found) => !found.includes("000102030405060708"));
    // A VAPID private key is 43 letters of base64url, and so are most others.
    const random = [...text.matchAll(/["'=]([A-Za-z0-9_+/-]{40,90}={0,2})(?=["'\s]|$)/g)]
      .map(([, found = ""]) => found)
      .filter((found) => /\d/.test(found) && /[A-Z]/.test(found) && /[a-z]/.test(found))
      .filter((found) => entropy(found) > 4.5);
    return [...shaped, ...random];
  }

  test("A8: what looks like a secret is found", () => {
    const vapid = ["q1dXpw3UpT5VOmu_cf_v6ih07", "Aems3njxI-JWgLcM94"].join("");
    expect(secretsIn(`const key = "${vapid}";`)).toEqual([vapid]);
    expect(secretsIn('const words = "Kästchenpost, ein Spiel für zwei";')).toEqual([]);
  });
  test("A8: no file holds a secret", () => {
    const texts = paths().filter((path) => /\.(tsx?|js|css|toml|html|yml|md|sql)$/.test(path));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap((path) => secretsIn(read(path)).map((one) => [path, one]))).toEqual([]);
  });
  test("A8: nor does the project's history", { timeout: 120_000 }, () => {
    const root = fileURLToPath(new URL("..", import.meta.url));
    // Without its history, as from an archive, there is none to hold one.
    if (!existsSync(`${root}.git`)) return expect(paths()).not.toContain(".git/HEAD");
    const kinds = ["*.ts", "*.tsx", "*.js", "*.toml", "*.yml", "*.md", "*.sql"];
    const log = execFileSync("git", ["log", "-p", "--format=", "--unified=0", "--", ...kinds], {
      cwd: root,
      maxBuffer: 1 << 30,
      encoding: "utf8",
    });
    const added = log.split("\n").filter((one) => one.startsWith("+"));
    expect([...new Set(added.flatMap(secretsIn))]).toEqual([]);
  });
});
