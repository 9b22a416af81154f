import { limits } from "@app/contract/limits";

/** What may be proposed for remembering, and what never may. */
export const memoryExtractionInstruction = (): string =>
  `The memories: what would matter in a later session, at most ${limits.memory.perSessionMax}: lasting facts the person stated about their own life (the people and animals in it, work, home, health they named themselves, what helps them), and what they mean to do or have before them. One short sentence each, to the person (“Your sister is called Ana.” “You want to ring your brother on Sunday.”), in their own words as far as it goes. No moods, no guesses, no judgements; nothing about suicide, self-harm, violence, abuse, crime or drugs; nothing that only you said. Where they told none of this, an empty list.`;
