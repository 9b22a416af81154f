import { brand } from "@app/contract/brand";
import { isSignedOut } from "../../errors/problem.ts";
import type { Failure } from "./talk-state.ts";

export type FailureWords = { title: string; text: string };

const twice = "Trying again will not send them twice.";

/** What happened, that nothing was lost, and what to do. */
export const failureWords = (failure: Failure): FailureWords => {
  if (!failure.outgoing)
    return {
      title: "The session is still open",
      text: `${brand.companion} could not say goodbye. Nothing was lost: you can try again, or just leave.`,
    };
  if (isSignedOut(failure))
    return {
      title: "You are signed out here",
      text: "Your sign-in has ended. Nothing was lost: your words are above, and are sent when you have signed in.",
    };
  if (failure.code === "message_limit")
    return {
      title: "Enough for today",
      text: `${failure.detail}. Your words are kept here until then.`,
    };
  if (failure.code === "reading_limit")
    return { title: "One moment, please", text: `${failure.detail}.` };
  if (failure.half)
    return {
      title: `${brand.companion}’s reply broke off`,
      text: `Nothing was lost: your words and the half reply are above. ${twice}`,
    };
  if (failure.accepted)
    return {
      title: `${brand.companion} could not answer`,
      text: `Nothing was lost: your words are above. ${twice}`,
    };
  return {
    title: `That did not reach ${brand.companion}`,
    text: `Nothing was lost: your words are above. ${twice}`,
  };
};
