import { limits } from "@app/contract/limits";

/** What may be proposed for remembering, and what never may. */
export const memoryExtractionInstruction = (): string =>
  `The memories: at most ${limits.memory.perSessionMax} lasting facts that the person stated about their own life and that would help in a later session: the people and animals in it, work, home, health they named themselves, what helps them. One short sentence each, to the person (“Your sister is called Ana.”). No moods, no guesses, no judgements; nothing about suicide, self-harm, violence, abuse, crime or drugs; nothing that only you said. An empty list is a good answer.`;
