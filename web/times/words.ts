/** What a match page says of deadlines and of people who are away, in German: the source. */
import { plural } from "../../engine/words.ts";

const counted =
  (one: string, many: string) =>
  (n: number): string =>
    `${n} ${plural(n, one, many)}`;

/** Null: whoever is told so; left out: several. */
type Whom = string | null;
const wants = (name: Whom): string => (name === null ? "Du möchtest" : `${name} möchte`);
const decides = (one?: Whom): string => {
  if (one === undefined) return "entscheiden die anderen";
  return one === null ? "entscheidest du" : `entscheidet ${one}`;
};

export const words = {
  times: {
    length: {
      days: counted("Tag", "Tage"),
      hours: counted("Stunde", "Stunden"),
      minutes: counted("Minute", "Minuten"),
      seconds: counted("Sekunde", "Sekunden"),
    },
    left: (length: string) => `Noch ${length}`,
    theirs: (name: string, length: string) => `${name} hat noch ${length}`,
    until: (moment: string) => `bis ${moment}`,
    up: "Die Zeit ist um.",
    upText: "Gleich steht hier, wie es weitergeht.",
    after: {
      cpu: (name: string | null) => `Danach zieht die CPU für ${name ?? "dich"}.`,
      choose: (_late: Whom, one?: Whom): string => `Danach ${decides(one)}.`,
      lose: (name: string | null): string =>
        name === null
          ? "Danach ist die Partie für dich verloren."
          : `Danach ist die Partie für ${name} verloren.`,
    },
    claim: {
      missed: (name: string) => `${name} hat die Frist verpasst.`,
      ask: "Wie soll es weitergehen?",
      takes: { wait: "Warten", cpu: "CPU ziehen lassen", win: "Sieg nehmen" },
      playOn: (name: string) => `Ohne ${name} weiterspielen`,
      wait: (name: string, length: string) => `Warten gibt ${name} noch einmal ${length}.`,
      given: {
        wait: (name: Whom) => `${wants(name)} warten.`,
        cpu: (name: Whom) => `${wants(name)} die CPU ziehen lassen.`,
        win: (name: Whom) => `${wants(name)} nicht länger warten.`,
      },
      silence: "Entscheidet bis dahin niemand, zieht die CPU.",
      mine: "Du hast die Frist verpasst.",
      mineText: (one?: Whom) => {
        const open = one ? `${one} nicht entschieden hat` : "die anderen nicht entschieden haben";
        return `Du kannst noch ziehen, solange ${open}.`;
      },
      watching: (one?: Whom) =>
        `${one ? `${one} entscheidet` : "Die anderen entscheiden"}, wie es weitergeht.`,
    },
    standIn: {
      mine: "Die CPU spielt für dich, seit du weg warst.",
      mineText: "Ein Klick oder eine Taste, und du spielst wieder selbst.",
      back: "Wieder da",
      note: "CPU vertritt",
      other: (name: string) => `Die CPU vertritt ${name}.`,
      otherText: (name: string) => `Sobald ${name} wieder da ist, zieht ${name} selbst.`,
    },
    away: {
      is: (name: string) => `${name} ist gerade nicht da.`,
      soon: "Nach einer Minute springt die CPU ein.",
    },
    nudge: {
      do: (name: string) => `${name} anstupsen`,
      done: (name: string) => `${name} ist angestupst.`,
      again: (moment: string) => `Erst morgen wieder: ab ${moment}.`,
      by: (name: string) => `${name} hat dich angestupst.`,
      byText: "Hier wird auf deinen Zug gewartet.",
    },
    reset: {
      asked: (name: string, of: string) => `${name} möchte den Platz von ${of} neu vergeben.`,
      mine: (of: string) => `Du möchtest den Platz von ${of} neu vergeben.`,
      own: "Dein Platz soll neu vergeben werden.",
      ownText: (name: string) =>
        `${name} hält ihn für verloren. Sag Nein oder zieh, dann bleibt er deiner.`,
      silence: "Sagt bis dahin niemand Nein, ist der Platz frei und der alte Link gilt nicht mehr.",
      here: "Nein, ich bin da",
      no: "Nein, so lassen",
      kept: (of: string) => `Der Platz bleibt bei ${of}.`,
      keptText: (one: string) => `${one} hat Nein gesagt oder ist wieder da.`,
      someone: "Jemand",
      withdraw: "Doch nicht",
    },
    fate: {
      head: "Dieses Match wird bald gelöscht.",
      text: "Ein Zug hält es auf, oder ein Druck auf „Verlängern“.",
      extend: "Verlängern",
    },
    why: {
      "nothing-to-claim": "Hier ist gerade keine Frist verpasst.",
      "not-to-claim": "Darüber entscheiden die anderen.",
      "no-change": "Das ist schon so eingestellt.",
      "not-to-nudge": "Hier wird auf niemanden gewartet, den du anstupsen könntest.",
      "asked-lately": "Darum ist heute schon gebeten worden. Morgen geht es wieder.",
      nudged: "Heute ist schon angestupst worden. Morgen geht es wieder.",
    } as Readonly<Record<string, string>>,
  },
};

export type TimesWords = typeof words;
