import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { inCrisis } from "./talk-help.ts";
import type { TalkState } from "./talk-state.ts";

/** People to reach came with the newest words: nothing stands beside them. */
const helpIsUp = (state: TalkState): boolean =>
  inCrisis(state) || state.items.at(-1)?.kind === "help";

/** Whether a tap would be answered now, and stands in nobody's way. */
export const mayChoose = (state: TalkState, online: boolean): boolean =>
  online &&
  state.session.status === "active" &&
  !state.turn &&
  !state.failure &&
  state.queue.length === 0 &&
  !helpIsUp(state);

export const shownOptions = (state: TalkState, online: boolean): readonly ReplyOption[] =>
  mayChoose(state, online) ? state.offer.options : [];

/** It stays while a reply comes, so that the header does not grow and shrink with every turn. */
export const shownPlace = (state: TalkState): TalkPlace | null =>
  state.session.status === "ended" || inCrisis(state) ? null : state.offer.place;
