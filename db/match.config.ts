export default {
  dialect: "sqlite",
  driver: "durable-sqlite",
  schema: "./db/match.ts",
  out: "./db/match",
};
