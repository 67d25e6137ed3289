/** A sent act → what the match is asked, or null where its fields do not belong together. */
import type { Want } from "../engine/facts.ts";
import type { Language } from "../engine/words.ts";
import type { Who } from "./identity.ts";
import type { ActRequest, SentActKind } from "./requests.ts";
import type { ReadAct } from "./schemas.ts";

export function actRequest(sent: ReadAct, who: Who, lang: Language): ActRequest | null {
  const act = actOf(sent);
  if (!act) return null;
  const named = sent.act === "sit" || sent.act === "name" ? sent : undefined;
  return {
    who,
    n: sent.n,
    seat: "seat" in sent ? sent.seat : undefined,
    act,
    card: { name: named?.name, colour: named?.colour, lang },
    key: sent.act === "sit" ? sent.key : undefined,
  };
}

function actOf(sent: ReadAct): SentActKind | null {
  switch (sent.act) {
    case "move": {
      if ((sent.move === undefined) === (sent.moves === undefined)) return null;
      return { act: "move", moves: sent.moves ?? [sent.move ?? ""] };
    }
    case "ask": {
      const want = wantOf(sent);
      return want && { act: "ask", want };
    }
    case "answer":
      return { act: "answer", to: sent.to, yes: sent.yes };
    case "withdraw":
      return { act: "withdraw", to: sent.to };
    case "reset-seat":
      return { act: "reset-seat", of: sent.of };
    case "fill":
      return { act: "fill", of: sent.of, cpu: sent.cpu };
    default:
      return { act: sent.act };
  }
}

function wantOf(sent: Extract<ReadAct, { act: "ask" }>): Want | null {
  const { line, options } = sent;
  if (sent.for === "undo") return line === undefined || options ? null : { for: "undo", line };
  if (line !== undefined) return null;
  if (sent.for === "rules") return options ? { for: "rules", options } : null;
  return options ? null : { for: "resign" };
}
