/** Times as people read them: how long it is until then, and when that is where they are. */

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

/** From here down every second is told (ms). */
export const soon = 2 * minute;
/** A deadline that has just begun is told whole, however long the page took to arrive. */
const slack = 5 * second;

const unbroken = "\u00a0";

/** „3 Tage“, „1 Stunde“: how many of what. */
export interface LengthWords {
  readonly days: (n: number) => string;
  readonly hours: (n: number) => string;
  readonly minutes: (n: number) => string;
  readonly seconds: (n: number) => string;
}

/** What remains, in its two largest units; below two minutes in seconds. Never below none. */
export function lengthIn(ms: number, words: LengthWords): string {
  if (ms <= soon) return words.seconds(Math.max(0, Math.ceil(ms / second)));
  const left = ms + slack;
  const [days, hours] = [Math.floor(left / day), Math.floor((left % day) / hour)];
  const minutes = Math.floor((left % hour) / minute);
  if (days > 0) return two(days, words.days, hours, words.hours);
  return hours > 0 ? two(hours, words.hours, minutes, words.minutes) : words.minutes(minutes);
}

/** The same to the nearest of its largest unit, where there is room for no more. */
export function roughly(ms: number, words: LengthWords): string {
  if (ms <= soon) return lengthIn(ms, words);
  const left = ms + slack;
  if (left >= 1.5 * day) return words.days(Math.round(left / day));
  if (left >= 1.5 * hour) return words.hours(Math.round(left / hour));
  return words.minutes(Math.floor(left / minute));
}

function two(
  large: number,
  name: (n: number) => string,
  small: number,
  smaller: (n: number) => string,
): string {
  return small > 0 ? `${name(large)} ${smaller(small)}` : name(large);
}

/** After how long another text would stand there (ms). */
export function changesIn(ms: number): number {
  if (ms <= soon) return Math.ceil(ms % second || second);
  return Math.ceil(Math.min(((ms + slack) % minute) + 1, ms - soon));
}

/**
 * „Mi., 3. Dezember, 18:05 MEZ“: by the clocks that are right there then, whatever they are now.
 * `zone`: an IANA name; left out, it is the reader's.
 */
export function momentIn(at: number, lang: string, zone?: string): string {
  const locale = lang === "en" ? "en-GB" : "de-DE";
  const where = zone === undefined ? {} : { timeZone: zone };
  const day = { weekday: "short", day: "numeric", month: "long", ...where } as const;
  const date = new Intl.DateTimeFormat(locale, day).format(at);
  return `${date.replace(/(\d\.?) /, `$1${unbroken}`)}, ${timeIn(at, lang, zone)}`;
}

/** „18:05 MEZ“ */
export function timeIn(at: number, lang: string, zone?: string): string {
  const locale = lang === "en" ? "en-GB" : "de-DE";
  const time = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    ...(zone !== undefined && { timeZone: zone }),
  }).format(at);
  return time.replace(" ", unbroken);
}

/** Under twelve hours, or under a quarter of all the time there was, if that is less (look §6). */
export function isUrgent(left: number, whole: number | null): boolean {
  return left < Math.min(12 * hour, (whole ?? Infinity) / 4);
}
