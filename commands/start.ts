/** `npm start`: builds and serves everything; ready when it prints its address. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { randomBytes } from "node:crypto";
import process from "node:process";
import { buildPage } from "./build.ts";
import { certificateFor, lanAddress, showCode } from "./lan.ts";
import { optionsOf } from "./options.ts";
import { fail, offline } from "./run.ts";

const { values } = optionsOf({
  command: "npm start --",
  text: "builds and serves everything (PORT: 8787 unless said, STATE: the folder of its data)",
  options: {
    lan: { text: "over https, for other machines of this network" },
    built: { text: "serves what is built, if something is" },
  },
});
const port = Number(process.env["PORT"] ?? 8787);
const state = resolve(process.env["STATE"] ?? ".state");
const lan = values.lan === true;
/** What wrangler says is only shown when it fails. */
const most = 20_000;
/** How long wrangler may take to end, to begin to answer, and for one answer, ms. */
const [patience, longestStart, longestAnswer] = [5_000, 120_000, 5_000];

if (!(await isFree(port))) {
  fail(`Port ${port} is taken. Stop what runs there, or choose: PORT=8788 npm start`);
}
if (!values.built || !existsSync("dist/assets.json")) await buildPage();
mkdirSync(state, { recursive: true });

const host = lan ? lanAddress() : "localhost";
if (lan && host === null) fail("This machine has no address in a local network.");
const flags = ["dev", "--port", String(port), "--persist-to", state, "--local"];
flags.push("--show-interactive-dev-session=false", "--env-file", variables());
if (lan && host) {
  const { key, cert } = await certificateFor(host, state);
  flags.push("--ip", "0.0.0.0", "--local-protocol", "https");
  flags.push("--https-key-path", key, "--https-cert-path", cert);
}
const wrangler = spawn("wrangler", flags, {
  env: { ...process.env, ...offline },
  stdio: ["ignore", "pipe", "pipe"],
  detached: true,
});
let said = "";
let ending = false;
for (const stream of [wrangler.stdout, wrangler.stderr]) {
  stream.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-most);
    if (process.env["VERBOSE"]) process.stderr.write(chunk);
  });
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
// npm's shell does not hand signals on: when it is gone, so are we.
const parent = process.ppid;
if (process.env["npm_lifecycle_event"]) {
  setInterval(() => process.ppid !== parent && end(), 200).unref();
}
wrangler.on("exit", (code) => {
  // What it started may be still writing; nothing of it outlives us.
  stop(wrangler, ending ? "SIGTERM" : "SIGKILL");
  if (ending) process.exit(0);
  process.stderr.write(`${said}\nThe server ended by itself.\n`);
  process.exit(code ?? 1);
});

const address = `${lan ? "https" : "http"}://${host ?? "localhost"}:${port}`;
await answering(`${lan ? "https" : "http"}://localhost:${port}/robots.txt`);
process.stdout.write(`Kästchenpost: ${address}\n`);
if (lan)
  process.stdout.write(
    `${showCode(address)}\nThe browser will ask once whether it may trust this.\n`,
  );

/** Secret and operator for wrangler, kept beside the data so that links outlive a restart. */
function variables(): string {
  const kept = join(state, "secret");
  if (!existsSync(kept)) writeFileSync(kept, randomBytes(32).toString("hex"), { mode: 0o600 });
  const names = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_MAIL", "LIMITS"];
  const given = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [`${name}=${quoted(value)}`];
  });
  const file = join(state, "variables.env");
  const secret = process.env["SECRETS"] ?? readFileSync(kept, "utf8");
  writeFileSync(file, [`SECRETS=${secret}`, ...given, ""].join("\n"), { mode: 0o600 });
  return file;
}

/** As files of variables are read: no escapes inside, only line breaks between double quotes. */
function quoted(value: string): string {
  const quote = ["`", "'"].find((one) => !value.includes(one)) ?? '"';
  return `${quote}${value}${quote}`;
}

function end(): void {
  ending = true;
  stop(wrangler, "SIGTERM");
  setTimeout(() => stop(wrangler, "SIGKILL"), patience).unref();
}

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    // Its own group: wrangler and the two servers it starts.
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

async function answering(url: string): Promise<void> {
  const began = performance.now();
  while (!(await answers(url))) {
    // Of a worker that cannot be built wrangler only says so, and waits for somebody to mend it.
    if (/\[ERROR\]|Build failed/.test(said) || performance.now() - began > longestStart) {
      process.stderr.write(`${said}\nThe server does not start.\n`);
      stop(wrangler, "SIGKILL");
      process.exit(1);
    }
    await new Promise((done) => setTimeout(done, 150));
  }
}

/** Our own certificate is nobody's business here: it is only asked whether somebody answers. */
function answers(url: string): Promise<boolean> {
  const { get } = url.startsWith("https") ? https : http;
  return new Promise((done) => {
    const asked = get(url, { rejectUnauthorized: false, timeout: longestAnswer }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    // Without a worker wrangler holds the question, and never answers.
    asked.on("timeout", () => asked.destroy()).on("error", () => done(false));
  });
}

function isFree(wanted: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once("error", () => done(false))
      .once("listening", () => probe.close(() => done(true)))
      .listen(wanted);
  });
}
