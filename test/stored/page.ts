/**
 * A page of one version of `wire.ts`, as it was served: its HTML for a stranger at a match that has
 * a seat free, its scripts, and what all sorts of matches told it. Packed, as nobody edits it.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Seen } from "../../engine/wire.ts";

export interface StoredPage {
  /** The version of `wire.ts`. */
  readonly wire: number;
  /** The server it came from, and its match. */
  readonly address: string;
  readonly seen: Seen;
  readonly html: string;
  /** What its scripts and style are, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What it was told, by what there was to tell. */
  readonly told: Readonly<Record<string, Seen>>;
}

const folder = fileURLToPath(new URL(".", import.meta.url));
const form = /^page-(\d+)\.json\.gz$/;

/** The versions that are stored, oldest first. */
export function storedVersions(): readonly number[] {
  const found = readdirSync(folder).flatMap((name) => form.exec(name)?.[1] ?? []);
  return found.map(Number).toSorted((a, b) => a - b);
}

export function storedPage(version: number): StoredPage {
  const packed = readFileSync(`${folder}page-${version}.json.gz`);
  return JSON.parse(gunzipSync(packed).toString()) as StoredPage;
}

/** Bytes that it takes in the end. */
export function storePage(page: StoredPage): number {
  const packed = gzipSync(JSON.stringify(page), { level: 9 });
  writeFileSync(`${folder}page-${page.wire}.json.gz`, packed);
  return packed.length;
}
