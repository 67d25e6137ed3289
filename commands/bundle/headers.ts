/** With what headers files are served that no worker answers for. */

/** As many rules as a `_headers` file may have. */
const mostRules = 100;

/**
 * A file that is named after what is in it never changes; but where there is none, there may be
 * one after the next deploy. So each is named, as far as that goes.
 */
export function headersOf(files: readonly string[]): string {
  const named = files.slice(0, mostRules - 1).map((file) => {
    return `/assets/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`;
  });
  return ["/assets/*\n  X-Content-Type-Options: nosniff\n", ...named].join("");
}
