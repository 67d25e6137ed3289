/** The one alarm of an object, moved only to an earlier time: whatever fires early looks again. */

/** `armed`: when it fires, as far as is known here; null: it does not. */
export function openAlarm(storage: DurableObjectStorage) {
  let armed: number | null = null;
  return {
    /** Finds out what is armed: an alarm may be lost or stuck, and is none while it fires. */
    async open(now: number): Promise<void> {
      const at = await storage.getAlarm();
      armed = at !== null && at > now ? at : null;
    },

    /** It has fired, and is used up. */
    fired(): void {
      armed = null;
    },

    /** Never again: a new instance may have armed it only to see it fire. */
    async none(): Promise<void> {
      armed = null;
      await storage.deleteAlarm();
    },

    /**
     * Fires at this time at the latest (ms since 1970). What could not be set is set again, and
     * so is what should have fired: it may be lost.
     */
    async by(at: number, now: number): Promise<void> {
      if (at === Infinity || (armed !== null && armed <= at && armed > now)) return;
      armed = at;
      try {
        await storage.setAlarm(at);
      } catch (error) {
        armed = null;
        throw error;
      }
    },
  };
}
