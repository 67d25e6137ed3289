/** The HTML around every page: head, the drawn body, and what the script starts from. */
import { html, raw } from "hono/html";
import type { Language } from "../../engine/words.ts";
import type { Late } from "../../web/pages/late.ts";
import assets from "../../dist/assets.json";

export interface Page {
  readonly lang: Language;
  readonly title: string;
  readonly description: string;
  /** The rendered page. */
  readonly body: string;
  /** What the script hydrates it with; null for a page that needs no script. */
  readonly props: object | null;
  /** Whose script the page needs, and the game's. */
  readonly script?: keyof (typeof assets)["de"]["pages"];
  readonly game?: string;
  /** Parts of a match page that come late, but are drawn already. */
  readonly needs?: readonly (keyof Late)[];
  /** Its boards are played on, whoever comes. */
  readonly played?: boolean;
  /** The script is needed at once, not when somebody touches the page. */
  readonly awake?: boolean;
  /** A page of rules: where it stands in each language; the first is its own address. */
  readonly places?: readonly (readonly [lang: Language, address: string])[];
  /** Not for search engines: a match is its players' matter. */
  readonly hidden?: boolean;
}

/** The logo, drawn small; in the page itself, so that it costs no request. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="2.4">' +
    '<path fill="#fcfcf8" d="M0 0H32V32H0Z"/><path stroke="#1b2333" d="M5 7H27V25H5Z"/>' +
    '<path stroke="#1d4fb4" d="M5 7L16 18L27 7"/></svg>',
)}`;

export function documentOf(page: Page): ReturnType<typeof html> {
  const { lang, title, description, body, props, script, game } = page;
  const built = assets[lang];
  const { games, forms, playing, ahead, more } = built;
  const own = [
    ...(script ? built.pages[script] : []),
    ...(game ? ((page.played ? playing : games)[game] ?? []) : []),
    ...(game && (script === "new" || script === "fair") ? (forms[game] ?? []) : []),
  ];
  const isNew = (file: string): boolean => !own.includes(file);
  const whole = [...built.pages.house, ...(game ? (forms[game] ?? []) : [])];
  const planning = [
    ...built.pages.planning,
    ...(game ? [...(ahead[game] ?? []), ...(more[game] ?? [])] : []),
  ];
  const late = {
    playing: (game ? (playing[game] ?? []) : []).filter(isNew),
    house: whole.filter(isNew),
    more: (game ? (more[game] ?? []) : []).filter(isNew),
    ended: built.pages.over.filter(isNew),
    leaving: built.pages.leaving.filter(isNew),
    planning: planning.filter(isNew),
    seats: built.pages.seats.filter(isNew),
    times: built.pages.times.filter(isNew),
  };
  const drawn = page.needs?.flatMap((part) => late[part]) ?? [];
  const later = [...new Set([...own, ...drawn])];
  const kinds = Object.keys(games);
  const scripts = Object.fromEntries(
    kinds.map((kind) => [kind, [...(games[kind] ?? []), ...(forms[kind] ?? [])]]),
  );
  const parts = { later, ...(script === "match" && late), ...(script === "new" && { scripts }) };
  const modules = [built.entry, ...built.first, ...(page.awake ? later : [])];
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fcfcf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1e2829" media="(prefers-color-scheme: dark)" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        ${(page.places ?? []).map(([there, address], i) => [
          i === 0 ? html`<link rel="canonical" href="${address}" />` : "",
          html`<link rel="alternate" hreflang="${there}" href="${address}" />`,
        ])}
        ${page.hidden ? raw('<meta name="robots" content="noindex">') : ""}
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${built.css}" />
        ${page.places ? html`<link rel="stylesheet" href="${built.guideCss}" />` : ""}
        ${props ? modules.map((path) => html`<link rel="modulepreload" href="${path}" />`) : ""}
        ${props ? html`<script type="module" src="${built.entry}"></script>` : ""}
      </head>
      <body>
        <div id="app">${raw(body)}</div>
        ${
          props
            ? html`<script type="application/json" id="props">
                ${raw(inScript({ ...props, ...parts }))}
              </script>`
            : ""
        }
      </body>
    </html>`;
}

/** JSON that cannot end the script it stands in. */
function inScript(props: object): string {
  return JSON.stringify(props).replaceAll("<", "\\u003c");
}
