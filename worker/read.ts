/** A sent act → what the match is asked. */
import type { Want } from "../engine/facts.ts";
import type { Language } from "../engine/words.ts";
import type { Who } from "./identity.ts";
import type { ActRequest, Card, SentActKind } from "./requests.ts";
import type { ReadAct } from "./schemas.ts";

const nameless: Card = { lang: "de" };

/** `lang` is only asked for by those who give a name. */
export function actRequest(sent: ReadAct, who: Who, lang: () => Language): ActRequest {
  const named = sent.act === "sit" || sent.act === "name" ? sent : undefined;
  return {
    who,
    n: sent.n,
    seat: "seat" in sent ? sent.seat : undefined,
    act: actOf(sent),
    card: named ? { name: named.name, colour: named.colour, lang: lang() } : nameless,
    key: sent.act === "sit" ? sent.key : undefined,
  };
}

function actOf(sent: ReadAct): SentActKind {
  switch (sent.act) {
    case "move":
      return { act: "move", moves: "move" in sent ? [sent.move] : sent.moves };
    case "ask":
      return { act: "ask", want: wantOf(sent) };
    case "answer":
      return { act: "answer", to: sent.to, yes: sent.yes };
    case "withdraw":
      return { act: "withdraw", to: sent.to };
    case "reset-seat":
      return { act: "reset-seat", of: sent.of };
    case "mute":
      return { act: "mute", on: sent.on };
    case "rack":
      return { act: "rack", order: sent.order };
    case "claim":
      return { act: "claim", take: sent.take };
    case "stand-in":
      return { act: "stand-in", on: sent.on };
    case "nudge":
      return { act: "nudge", of: sent.of };
    case "plan":
      return { act: "plan", tree: sent.tree };
    case "fill":
      return { act: "fill", of: sent.of, cpu: sent.cpu };
    default:
      return { act: sent.act };
  }
}

function wantOf(sent: Extract<ReadAct, { act: "ask" }>): Want {
  if (sent.for === "undo") return { for: "undo", line: sent.line };
  return sent.for === "rules" ? { for: "rules", options: sent.options } : { for: "resign" };
}
