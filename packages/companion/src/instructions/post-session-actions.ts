import { limits } from "@app/contract/limits";

/** The header that the list of actions goes by, as the product's pages know it. */
export const postSessionActionsHeader = "Post Session Actions";

const { perSessionMin, perSessionMax, maxChars } = limits.action;

const actions = `${perSessionMin} to ${perSessionMax} concrete bullets, each one small step of one or two sentences (at most ${maxChars} characters) that follows from this very conversation and can be done within a week (what they said they will do comes first, nothing they refused). Begin each with a verb. If the conversation was short, give general encouraging steps instead. No medicine, no diagnosis, no phone numbers, nothing about yourself.`;

/** What to ask for once a session is over. */
export const postSessionActionsInstruction = (): string =>
  `Give a list under the header '${postSessionActionsHeader}': ${actions}`;

/** The same as a part of something larger, which has no header. */
export const actionListInstruction = (): string => `The actions: ${actions}`;
