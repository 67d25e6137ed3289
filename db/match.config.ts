/** How `npm run migrations` writes db/match/. */
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "./db/match.ts",
  out: "./db/match",
});
