import { z } from "zod";
import { type ErrorCode, errors } from "./error-catalogue.ts";
import { helpline } from "./helpline.ts";
import { riskCategories, riskLevels } from "./risk.ts";
import { talkPlace } from "./talk-card.ts";

export type RiskLevel = (typeof riskLevels)[number];
export type RiskCategory = (typeof riskCategories)[number];

export type Helpline = z.output<typeof helpline>;

/** Who wrote a reply: what the person's receipt is made of. */
export const writer = z.object({
  /** The model's own name, "guide" for the embedded one. */
  model: z.string(),
  /** The host the text left for; null when nothing left this server. */
  host: z.string().nullable(),
  /** How many characters left for that host. */
  sent_chars: z.number().int(),
  /** Which remembered things the writer was told; ids, so that a deleted one leaves nothing behind. */
  memory_ids: z.array(z.string()).default([]),
});
export type Writer = z.output<typeof writer>;

/** A short way on. A tap sends its text; one that ends the talk does that instead. */
export const replyOption = z.object({
  text: z.string(),
  ends: z.boolean().optional(),
  /** No way to go: what whoever wrote last might say of it, in their own voice. */
  says: z.boolean().optional(),
});
export type ReplyOption = z.output<typeof replyOption>;

const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]; // Object.keys widens the keys

/** The stream of a reply: one union, the same from the model to the screen. */
export const replyEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("token"), text: z.string() }),
  z.object({
    type: z.literal("safety"),
    level: z.enum(riskLevels),
    category: z.enum(riskCategories).nullable(),
    helplines: z.array(helpline),
  }),
  z.object({
    type: z.literal("disclosure"),
    /** ai: what is talking. guide_took_over: the configured model failed and the guide writes on. waiting: others come first. */
    kind: z.enum(["ai", "guide_took_over", "waiting"]),
    text: z.string(),
  }),
  /** Short ways on, each a message like any other, and where the talk is on its path. */
  z.object({
    type: z.literal("options"),
    options: z.array(replyOption),
    place: talkPlace.nullable(),
  }),
  /** Where a talk stands that the server does not keep: sealed, for the page to send back. */
  z.object({ type: z.literal("state"), state: z.string() }),
  z.object({ type: z.literal("done"), message_id: z.string(), writer }),
  z.object({ type: z.literal("error"), code: z.enum(errorCodes), detail: z.string() }),
]);
export type ReplyEvent = z.output<typeof replyEvent>;

/** Tokens travel as a bare string: framing, not text, is what a streamed reply weighs. */
export const encodeReplyEvent = (event: ReplyEvent): string => {
  if (event.type === "token") return `event: token\ndata: ${JSON.stringify(event.text)}\n\n`;
  const { type, ...rest } = event;
  return `event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`;
};
