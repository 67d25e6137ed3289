/** A browser from the registry alone, and fresh profiles in it. */
import { existsSync } from "node:fs";
import { arch, platform } from "node:os";
import process from "node:process";
import { chromium, type Browser, type Page } from "playwright-core";
import sparticuz from "@sparticuz/chromium";
import { onTestFinished } from "vitest";

const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The process of an empty tab goes on with what is opened there, instead of a new one.
  "--process-per-site",
  "--renderer-process-limit=1",
];

let browser: Browser | null = null;

/** One for all files of a test process, whose end is its end; another if it has been closed. */
export async function openBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) {
    browser = await chromium.launch({ executablePath: await browserPath(), args });
  }
  return browser;
}

/** A browser that keeps all it knows in a folder; closing it ends its process. */
export async function openFolder(
  folder: string,
): Promise<Opened & { readonly close: () => Promise<void> }> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    args,
    locale: "de-DE",
  });
  const [page = await context.newPage()] = context.pages();
  return { page, errors: errorsOf(page), close: () => context.close() };
}

/** Where the browser is; the first to ask has it unpacked, so let nobody else ask meanwhile. */
export async function browserPath(): Promise<string> {
  const chosen = process.env["CHROME_PATH"];
  if (chosen) return chosen;
  if (platform() === "linux" && arch() === "x64") return sparticuz.executablePath();
  const found = installed.find((one) => existsSync(one));
  if (found) return found;
  throw new Error("No browser for the tests: set CHROME_PATH to a Chrome or Chromium.");
}

export interface Wish {
  readonly phone?: boolean;
  readonly scheme?: "light" | "dark";
  readonly lang?: string;
  readonly still?: boolean;
}

export interface Opened {
  readonly page: Page;
  /** Errors of the page; a test that reads them fails by them. */
  readonly errors: readonly string[];
}

/** Somebody's browser, with nothing in it yet; it is closed when the test is over. */
export async function profile(browser: Browser, wish: Wish = {}): Promise<Opened> {
  const size = wish.phone ? { width: 360, height: 740 } : { width: 1280, height: 900 };
  const context = await browser.newContext({
    viewport: size,
    hasTouch: wish.phone ?? false,
    colorScheme: wish.scheme ?? "light",
    locale: wish.lang ?? "de-DE",
    reducedMotion: wish.still ? "reduce" : "no-preference",
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  return { page, errors: errorsOf(page) };
}

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}
