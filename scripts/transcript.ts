import type { Companion } from "@app/companion/companion";
import type { SessionOutcome, SessionType } from "@app/contract/calls/session-shapes";
import { beginConversation, end, type NotedReply, sayTo } from "./conversation.ts";

/** A reply as it is printed: what was alarmed, said and offered, and where on a path it stands. */
export const replyLines = ({ text, options, place, risk }: NotedReply): string[] => [
  ...(risk ? [`      (${risk})`] : []),
  `AI    ${text.replace(/\n+/g, " / ")}`,
  ...(options.length > 0 ? [`      [${options.map((option) => option.text).join(" | ")}]`] : []),
  ...(place ? [`      · ${place.path}, ${place.step} of ${place.of}`] : []),
];

/** The same of what a talk leaves. */
export const ending = (
  closing: string,
  { title, summary, actions, card, writer }: SessionOutcome,
): string[] => [
  `END   ${closing}`,
  ...(card?.fields.map(({ label, text }) => `CARD  ${label}: ${text}`) ?? []),
  `TITLE ${title}`,
  `SUMMARY ${summary}`,
  "Post Session Actions",
  ...actions.map((action) => `- ${action}`),
  `(written by ${writer.model}${writer.host ? ` at ${writer.host}` : ""})`,
];

/** A whole talk over messages that are given. */
export const transcriptOf = async (
  companion: Companion,
  { id, turns, kind }: { id: string; turns: readonly string[]; kind?: SessionType },
): Promise<string> => {
  const { talk, text } = await beginConversation(companion, id, kind);
  const lines = [`AI    ${text}`];
  for (const content of turns)
    lines.push(
      `YOU   ${content.replace(/\n+/g, " / ")}`,
      ...replyLines(await sayTo(companion, talk, content)),
    );
  const { closing, outcome } = await end(companion, talk);
  return [...lines, ...ending(closing, outcome), ""].join("\n");
};
