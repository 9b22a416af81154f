import { riskCategories, riskLevels } from "@app/contract/risk";
import { newTalk, talkState } from "@app/guide/talk";
import { z } from "zod";

/** What a message was read as, so that it is read once: nothing of what it said. */
const messageRead = z.object({
  /** How long it was, so that what was kept of another message is never taken for it. */
  chars: z.number().int(),
  isPlain: z.boolean(),
  found: z
    .object({
      level: z.enum(["concern", "crisis"]),
      category: z.enum(riskCategories),
      score: z.number(),
      inTalk: z.enum(riskLevels),
      isSuspicion: z.boolean(),
    })
    .exactOptional(),
});

/** What is kept of an exchange for the safety: what of its own words it said, as ids and never the words. */
const riskKept = z.object({
  /** How many messages of the person came before that reply. */
  after: z.number().int(),
  marks: z.array(z.string().max(80)),
  /** Of the message that was answered. */
  read: messageRead.exactOptional(),
});

/** All that is kept of a session beside its messages: stored sealed with each reply, and read back with the next message. */
const companionState = z.object({
  version: z.literal(1),
  talk: talkState,
  risk: z.array(riskKept).max(400),
});
export type CompanionState = z.output<typeof companionState>;

/** Sessions from before there was a state begin with an empty one. */
export const newState = (): CompanionState => ({ version: 1, talk: newTalk(), risk: [] });

/** A state as it was stored; one that cannot be read is an empty one, since a talk must go on. */
export const readState = (stored: string | null): CompanionState => {
  if (stored === null) return newState();
  try {
    const parsed = companionState.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : newState();
  } catch {
    return newState();
  }
};
