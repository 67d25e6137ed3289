/** With these, wrangler asks nothing of the outside world. Not in .env: its keys become variables. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
} as const;
