import { z } from "zod";

const seconds = z.coerce.number().int().min(0).max(3_600);

export const runningVariables = {
  DATABASE_NAMED_STATEMENTS: z.stringbool().default(true),
  READING_THREADS: z.coerce.number().int().min(1).max(16).default(2),
  READING_IDLE_MINUTES: z.coerce.number().min(0.1).max(1_440).default(10),
  READING_REHEARSAL: z.stringbool().default(true),
  GUIDE_WORD_MS: z.coerce.number().int().min(0).max(1_000).default(25),
  DRAIN_SECONDS: seconds.default(0),
  REPLY_GRACE_SECONDS: seconds.default(0),
};

export const runningNotes: Record<keyof typeof runningVariables, string> = {
  DATABASE_NAMED_STATEMENTS:
    "Whether statements have names; false behind a pooler in transaction mode that does not know them",
  READING_THREADS:
    "How many threads read what people write at the most, at about 170 MB each; with one, a long message holds up the others",
  READING_IDLE_MINUTES:
    "After so long without a word the threads that read give their memory back, until somebody is there again",
  READING_REHEARSAL:
    "Whether a thread that reads first holds a short talk with nobody; without it a start costs half as much, and the first messages wait for seconds",
  GUIDE_WORD_MS: "How many milliseconds the guide takes for a word, so that it can be read along",
  DRAIN_SECONDS:
    "How long a server that was told to stop still answers while /readyz says no, so that a proxy notices",
  REPLY_GRACE_SECONDS:
    "How long replies under way may then still take; after that they end in words",
};

/** How a server stops that others stand beside. */
export type DrainChoice = { drainMs: number; replyGraceMs: number };

type Read = z.output<z.ZodObject<typeof runningVariables>>;

export const drainChoice = (read: Read): DrainChoice => ({
  drainMs: read.DRAIN_SECONDS * 1_000,
  replyGraceMs: read.REPLY_GRACE_SECONDS * 1_000,
});
