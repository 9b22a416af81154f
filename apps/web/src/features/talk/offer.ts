import type { Message } from "@app/contract/calls/session-shapes";
import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";

/** What comes with a reply of the guide: short ways on, and where the talk is on its path. */
export type Offer = { options: readonly ReplyOption[]; place: TalkPlace | null };

export const noOffer: Offer = { options: [], place: null };

/** Something was said: the ways are used up, and the place stays until the next reply names another. */
export const withoutOptions = (offer: Offer): Offer =>
  offer.options.length === 0 ? offer : { ...offer, options: [] };

/** As the server keeps it, so that a reload shows it again. */
export const offerOf = (messages: readonly Message[]): Offer => {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || last.status !== "complete") return noOffer;
  return { options: last.options ?? [], place: last.place ?? null };
};

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:ok|okay|yes|please) | please$/g, "");

/** The way that ends a talk, where somebody wrote its words in place of tapping it. */
export const endNamedIn = (
  text: string,
  options: readonly ReplyOption[],
): ReplyOption | undefined => {
  const said = bare(text);
  return options.find((option) => option.ends && bare(option.text) === said);
};

/** Told once with the finished reply; the ways themselves are found where they stand. */
export const waysWords = ({ options: { length } }: Offer): string => {
  if (length === 0) return "";
  return length === 1 ? "1 way to answer offered." : `${length} ways to answer offered.`;
};
