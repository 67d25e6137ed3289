/** What is said of taking a seat and giving seats away, in German: the source. */

export const words = {
  sit: {
    offer: "Platz nehmen?",
    invites: (name: string, game: string) => `${name} lädt dich ein: ${game}.`,
    open: (game: string) => `Hier ist noch ein Platz frei: ${game}.`,
    name: "Dein Name",
    nameHint: "Freiwillig, höchstens 20 Zeichen. Ohne Namen bekommst du einen von uns.",
    colour: "Deine Farbe",
    colours: { a: "Blau", b: "Rot", c: "Grün", d: "Schwarz" },
    do: "Platz nehmen",
    watch: "Nur zuschauen",
    used: "Dieser Platz ist schon besetzt.",
    usedText: "Die Einladung ist eingelöst. Bist du es selbst, nimm deinen eigenen Link.",
    itsMe: "Das bin ich",
    itsMeHint: "Füg hier deinen eigenen Link ein. Du bekamst ihn, als du Platz genommen hast.",
    here: "Auf diesem Gerät weiterspielen?",
    hereText: "Das ist dein eigener Link zu diesem Platz.",
    hereGo: "Hier weiterspielen",
  },
  safe: {
    head: "Platz sichern",
    text: "Mit diesem Link spielst du auf jedem Gerät weiter, auch wenn dieser Browser dich vergisst.",
    done: "Zum Brett",
  },
  inviting: {
    head: "Wer spielt mit?",
    text: "Schick den Link. Wer ihn öffnet, kann Platz nehmen.",
    youBegin: "Du beginnst – du kannst schon ziehen.",
    link: "Einladung",
    several: "Ein Link je Person: Wähl einen Platz und schick seinen Link.",
    which: "Welcher Platz?",
    seat: (nr: number) => `Platz ${nr}`,
    share: "Link teilen",
    cpu: "Den Platz der CPU geben",
    cpuSure: "Die CPU spielt dort, solange dieses Match dauert. Sicher?",
    cpuYes: "Ja, CPU",
    cpuNo: "Weiter warten",
  },
};

export type SeatsWords = typeof words;
