import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { type ErrorCode, errors } from "../error-catalogue.ts";
import { formSafety } from "../form-fields.ts";
import { reportReasons, scrubKinds } from "../kindness-words.ts";
import { limits } from "../limits.ts";

const thoughtId = z.string().trim().min(1).max(64);

/** Made by the page that leaves a thought and held by it alone; the server keeps its hash. */
const secret = z
  .string()
  .min(limits.board.secretMinChars)
  .max(limits.board.secretMaxChars)
  .regex(/^[\w-]+$/);

/** Unsigned: nothing in it says who left it. */
const thought = z.object({
  id: z.string(),
  text: z.string(),
  heard: z.number().int(),
  created_at: z.iso.datetime(),
  /** From then on it is nowhere any more. */
  gone_at: z.iso.datetime(),
});
export type Thought = z.output<typeof thought>;

/** Where the live stream stands: events are numbered in the order in which they became true. */
const seq = z.number().int().min(0);
const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]; // Object.keys widens the keys

/**
 * Every numbered event carries its number as the stream's id, too. A reader comes back with the last one
 * it saw and gets what it missed; a thought it has already is the same thought, by its id.
 */
export const boardEvent = z.discriminatedUnion("type", [
  /** The first on every connection: from here on nothing is missed. */
  z.object({ type: z.literal("open"), seq }),
  /** What was missed is too much, or too long ago: read the newest page, and go on from its `seq`. */
  z.object({ type: z.literal("reload"), seq }),
  /** A thought was left, or is shown again. */
  z.object({ type: z.literal("thought"), seq, thought }),
  /** Taken back, hidden or removed: why is nobody's business. */
  z.object({ type: z.literal("gone"), seq, id: z.string() }),
  /** New counts, absolute and not numbered; those that changed while a reader was away come when it is back. */
  z.object({
    type: z.literal("heard"),
    counts: z.array(z.object({ id: z.string(), heard: z.number().int() })),
  }),
  z.object({ type: z.literal("error"), code: z.enum(errorCodes), detail: z.string() }),
]);
export type BoardEvent = z.output<typeof boardEvent>;

/** What was taken out of a text on the server; the ranges are those of the text as it was sent. */
export const scrubChange = z.object({
  kind: z.enum(scrubKinds),
  start: z.number().int(),
  end: z.number().int(),
  replacement: z.string(),
});

export const boardCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/board",
    summary: "The thoughts that are on the board now, newest first",
    access: "public",
    input: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.board.pageMax)
        .default(limits.board.pageDefault),
      before: z.string().max(120).optional().describe("The cursor of the page before"),
    }),
    output: z.object({
      thoughts: z.array(thought),
      next_before: z.string().nullable(),
      /** Read in one moment with the list: the live stream goes on from here. */
      seq,
    }),
    errors: ["invalid_input"],
  }),
  live: defineCall({
    method: "GET",
    path: "/api/board/events",
    summary:
      "What happens on the board, as it happens. `after`, or the header Last-Event-ID, is the last number seen",
    access: "public",
    input: z.object({
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    events: boardEvent,
    live: true,
    errors: ["invalid_input", "shutting_down", "unavailable"],
  }),
  leave: defineCall({
    method: "POST",
    path: "/api/board",
    summary:
      "Leave a thought, unsigned. Sent again with the same secret, it is the same thought and not a second one",
    access: "person",
    input: z.object({
      text: z
        .string()
        .trim()
        .min(1, errors.thought_empty.detail)
        .max(limits.board.thoughtMaxUnits, errors.thought_too_long.detail),
      secret,
      /** For helplines that work there, should they be needed. */
      country: countryCode.optional(),
      /** The person was shown help for these very words, and wants them on the board all the same. */
      seen_help: z.boolean().default(false),
    }),
    output: z.object({
      /** waiting: it may come from somebody in danger, so nobody sees it, and `safety` has help for them. */
      state: z.enum(["shown", "waiting"]),
      /**
       * It only sounds heavy: nothing was kept, and sent again with `seen_help` it is shown. Else a
       * moderator looks at what waits.
       */
      may_go_on: z.boolean(),
      /** As it stands, with everything taken out that `changes` names. */
      thought,
      changes: z.array(scrubChange),
      safety: formSafety,
    }),
    words: ["text"],
    errors: [
      "invalid_input",
      "thought_empty",
      "thought_too_long",
      "thought_too_soon",
      "thought_repeated",
      "thought_gone",
      "unkind_slur",
      "unkind_harassment",
      "unkind_sexual",
      "unkind_selling",
      "rate_limited",
    ],
  }),
  takeBack: defineCall({
    method: "POST",
    path: "/api/board/:id/take-back",
    summary: "Take a thought back, by the secret of the page that left it",
    access: "public",
    input: z.object({ id: thoughtId, secret }),
    output: z.object({ taken_back: z.literal(true) }),
    errors: ["invalid_input", "thought_gone"],
  }),
  hear: defineCall({
    method: "POST",
    path: "/api/board/:id/heard",
    summary: "Say that a thought was heard: counted once a person, and never signed",
    access: "person",
    input: z.object({ id: thoughtId }),
    output: z.object({ heard: z.number().int() }),
    errors: ["thought_gone", "rate_limited"],
  }),
  report: defineCall({
    method: "POST",
    path: "/api/board/:id/report",
    summary: "Ask that a person looks at a thought: counted once a person",
    access: "person",
    input: z.object({ id: thoughtId, reason: z.enum(reportReasons).default("other") }),
    output: z.object({
      reported: z.literal(true),
      /** Enough people asked: nobody sees it until a moderator has looked. */
      hidden: z.boolean(),
    }),
    errors: ["invalid_input", "thought_gone", "rate_limited"],
  }),
};
