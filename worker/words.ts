/** What the worker itself says, in both languages. */
import type { Slug } from "../engine/wire.ts";
import type { Language } from "../engine/words.ts";

interface Words {
  readonly problems: Readonly<Record<Slug, string>>;
}

const german: Words = {
  problems: {
    stale: "Hier ist inzwischen etwas passiert. Das ist der neue Stand.",
    "seat-taken": "Der Platz ist schon besetzt. Du kannst zuschauen.",
    refused: "Das geht nach den Regeln dieses Matches nicht. Es ist nichts passiert.",
    "not-your-seat": "Das ist nicht dein Platz. Öffne das Match mit deinem eigenen Link.",
    "bad-request": "Diese Anfrage ist nicht lesbar. Es ist nichts passiert.",
    "not-found": "Hier liegt nichts. Prüf, ob der Link vollständig ist.",
    "too-large": "Das ist zu groß: höchstens 8 kB. Es ist nichts passiert.",
    "too-many": "Das waren zu viele Anfragen. Versuch es gleich noch einmal.",
    "wrong-method": "So lässt sich diese Adresse nicht ansprechen.",
    "too-old": "Diese Seite ist veraltet. Lade sie neu.",
    newer:
      "Hier ging es mit einer neueren Version weiter, die gerade nicht da ist. " +
      "Es ist nichts verloren. Versuch es in ein paar Minuten noch einmal.",
  },
};

const english: Words = {
  problems: {
    stale: "Something happened meanwhile. Here is the board as it is now.",
    "seat-taken": "That seat is taken. You can watch.",
    refused: "The rules of this match do not allow that. Nothing has changed.",
    "not-your-seat": "That is not your seat. Open the match with your own link.",
    "bad-request": "This request cannot be read. Nothing has changed.",
    "not-found": "There is nothing here. Check that the link is complete.",
    "too-large": "That is too big: 8 kB at most. Nothing has changed.",
    "too-many": "Too many requests. Try again in a moment.",
    "wrong-method": "This address cannot be used that way.",
    "too-old": "This page is out of date. Reload it.",
    newer:
      "A newer version went on here, and it is away just now. " +
      "Nothing is lost. Try again in a few minutes.",
  },
};

export function wordsIn(lang: Language): Words {
  return lang === "en" ? english : german;
}
