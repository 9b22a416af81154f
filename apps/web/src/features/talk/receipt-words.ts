import type { Writer } from "@app/contract/reply-events";
import { lateFormat } from "../../dates/late-format.ts";

const count = lateFormat<number>(() => new Intl.NumberFormat("en-GB"));

/** Who wrote a reply and what left this server for it, in plain words. */
export const receiptWords = ({ model, host, sent_chars }: Writer): string => {
  const name = model === "guide" ? "the guide" : model;
  if (host === null) return `Written by ${name}, on this server. Nothing left it.`;
  const characters =
    sent_chars === 1 ? "1 character was" : `${count.format(sent_chars)} characters were`;
  return `Written by ${name} at ${host}. ${characters} sent there.`;
};

/** What the guide is, so that nobody takes it for more. */
export const guideWords =
  "It is a built-in guide, not a language model: good questions, your answers, and a page at the end.";

export const memoriesWords = ({ memory_ids }: Writer): string =>
  memory_ids.length === 1
    ? "One remembered thing went along."
    : `${memory_ids.length} remembered things went along.`;
