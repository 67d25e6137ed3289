/** A browser from the registry alone, and fresh profiles in it. */
import { existsSync } from "node:fs";
import { arch, platform } from "node:os";
import process from "node:process";
import { chromium, type Browser, type Page } from "playwright-core";
import sparticuz from "@sparticuz/chromium";

const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];

export async function openBrowser(): Promise<Browser> {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath: await path(), args });
}

async function path(): Promise<string> {
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

/** Somebody's browser, with nothing in it yet. Errors of the page fail the test that reads them. */
export async function profile(
  browser: Browser,
  wish: Wish = {},
): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const size = wish.phone ? { width: 360, height: 740 } : { width: 1280, height: 900 };
  const context = await browser.newContext({
    viewport: size,
    hasTouch: wish.phone ?? false,
    colorScheme: wish.scheme ?? "light",
    locale: wish.lang ?? "de-DE",
    reducedMotion: wish.still ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text()))
      errors.push(message.text());
  });
  return { page, errors };
}
