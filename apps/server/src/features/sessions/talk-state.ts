import { type CompanionState, newState, readState } from "@app/companion/state";
import { z } from "zod";
import type { MessageKeys } from "../../keys.ts";

/** What is kept with a reply: where the talk stood after it, and whether ways on were sent along with its words. */
export type StateAfterReply = { state: CompanionState; hasOffered: boolean };

const offering = z.object({ hasOffered: z.literal(true) });

/** The state knows the ways on of the guide's last reply also where somebody in danger was shown none of them. */
export const sealKept = (
  keys: MessageKeys,
  { state, hasOffered }: StateAfterReply,
  place: string,
): Buffer => keys.seal(JSON.stringify({ ...state, hasOffered }), place);

/** One that does not open here is an empty one, since a talk must go on. */
export const openKept = (keys: MessageKeys, sealed: Buffer, place: string): StateAfterReply => {
  try {
    const text = keys.open(sealed, place);
    return { state: readState(text), hasOffered: offering.safeParse(JSON.parse(text)).success };
  } catch {
    return { state: newState(), hasOffered: false };
  }
};
