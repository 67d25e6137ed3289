/** How `npm run migrations` writes db/player/. */
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "./db/player.ts",
  out: "./db/player",
});
