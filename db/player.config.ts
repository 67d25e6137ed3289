export default {
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "./db/player.ts",
  out: "./db/player",
};
