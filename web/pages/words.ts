/** Every word of every page: the worker draws them all, a page's script brings only its own. */
import type { FairWords } from "../fair/words.ts";
import type { FrameWords } from "../frame/words.ts";
import type { HouseWords } from "../house/words.ts";
import type { LeavingWords } from "../leaving/words.ts";
import type { OverWords } from "../over/words.ts";
import type { PaceWords } from "../pace/words.ts";
import type { SeatsWords } from "../seats/words.ts";
import type { SiteWords } from "../site/words.ts";
import type { TimesWords } from "../times/words.ts";
import type { MatchWords } from "../words.ts";

export type PageWords = MatchWords &
  SeatsWords &
  SiteWords &
  FrameWords &
  HouseWords &
  LeavingWords &
  OverWords &
  FairWords &
  PaceWords &
  TimesWords;
