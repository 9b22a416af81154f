import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { placeOf } from "@app/guide/guide";
import { isSaying } from "@app/guide/options";
import type { OfferedOption } from "@app/guide/talk";
import type { CompanionState } from "../state.ts";

/** The move that ends a talk with a page is the page's own button. */
export const optionOf = (offered: OfferedOption): ReplyOption => {
  const { id, text } = offered;
  if (isSaying(offered)) return { text, says: true };
  return id === "page" ? { text, ends: true } : { text };
};

/** What was offered with the reply that a state was kept with. */
export const offeredIn = ({
  talk,
}: CompanionState): { options: ReplyOption[]; place: TalkPlace | null } => ({
  options: talk.offered.map(optionOf),
  place: placeOf(talk),
});
