/** One player: their devices, and the matches they play. Knows of no match what a match knows. */
import { DurableObject } from "cloudflare:workers";
import { count, desc, eq, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import migrations from "../db/player/migrations.js";
import { devices, matches } from "../db/player.ts";
import type { Env } from "./env.ts";
import { areOn, matchesPerDay } from "./limits.ts";
import { hasTables, isNewer } from "./tables.ts";

const day = 86_400_000;

export class Player extends DurableObject<Env> {
  private readonly db = drizzle(this.ctx.storage);
  private made = hasTables(this.ctx.storage);
  /** A later program has changed the tables: this one reads and writes nothing. */
  private readonly newer = this.made && isNewer(this.ctx.storage, migrations);

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    if (this.made && !this.newer)
      void ctx.blockConcurrencyWhile(() => migrate(this.db, migrations));
  }

  /** Is this one of the player's devices? Reads only. */
  knows(device: string): boolean | "newer" {
    if (this.newer) return "newer";
    if (!this.made) return false;
    return this.db.select().from(devices).where(eq(devices.device, device)).get() !== undefined;
  }

  /**
   * A device of theirs takes part in a match. The first device of all makes the player; any
   * other unknown one is not theirs, and nothing is kept; nor is a match too many for one day.
   */
  async join(device: string, match: string): Promise<"joined" | "unknown" | "too-many" | "newer"> {
    if (this.newer) return "newer";
    if (!this.made) {
      await migrate(this.db, migrations);
      this.made = true;
    }
    const known = this.db.select().from(devices).all();
    if (known.length > 0 && !known.some((one) => one.device === device)) return "unknown";
    const at = Date.now();
    const today = this.db
      .select({ n: count() })
      .from(matches)
      .where(gt(matches.at, at - day));
    if (areOn(this.env) && (today.get()?.n ?? 0) >= matchesPerDay) return "too-many";
    if (known.length === 0) this.db.insert(devices).values({ device, at }).run();
    const listed = this.db.select().from(matches).where(eq(matches.id, match)).get();
    if (!listed) this.db.insert(matches).values({ id: match, at }).run();
    return "joined";
  }

  /** Ids of the player's matches, newest first; none for a device that is not theirs. */
  matches(device: string): readonly string[] | "newer" {
    const known = this.knows(device);
    if (known === "newer") return known;
    if (!known) return [];
    const rows = this.db.select({ id: matches.id }).from(matches).orderBy(desc(matches.nr)).all();
    return rows.map((row) => row.id);
  }
}
