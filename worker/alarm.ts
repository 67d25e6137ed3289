/** The one alarm of an object. It is moved only to an earlier time; if early, it looks again. */

/** `armed`: when it fires, as far as is known here; null: it does not. */
export function openAlarm(storage: DurableObjectStorage) {
  let armed: number | null = null;
  return {
    /** Finds out what is armed: an alarm may be lost, and is none while it fires. */
    async open(): Promise<void> {
      armed = await storage.getAlarm();
    },

    /** It has fired, and is used up. */
    fired(): void {
      armed = null;
    },

    /** Never again: a new instance may have armed it only to see it fire. */
    none(): void {
      armed = null;
      void storage.deleteAlarm();
    },

    /** Fires at this time at the latest (ms since 1970). */
    by(at: number): void {
      if (at === Infinity || (armed !== null && armed <= at)) return;
      armed = at;
      void storage.setAlarm(at);
    },
  };
}
