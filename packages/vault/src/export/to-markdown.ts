import { brand } from "@app/contract/brand";
import { isSavedConversation, type SavedConversation } from "../records/saved-conversation.ts";

/** Quoted line by line, so that nothing somebody wrote turns into a heading or a link. */
const quote = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

const inLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const conversation = (value: SavedConversation): string => {
  const parts = [`# ${inLine(value.title)}`, `From ${value.createdAt.slice(0, 10)}`];
  if (value.summary) parts.push("## Summary", quote(value.summary));
  if (value.actions?.length)
    parts.push("## To try", value.actions.map((action) => `- ${inLine(action)}`).join("\n"));
  parts.push("## Conversation");
  for (const { role, content, createdAt } of value.messages) {
    const who = role === "user" ? "You" : brand.companion;
    parts.push(`**${who}**${createdAt ? ` · ${createdAt}` : ""}`, quote(content));
  }
  return parts.join("\n\n");
};

/** `feltBefore` and `felt_before` become "Felt before". */
const spoken = (key: string): string => {
  const words = key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const anything = (value: unknown, depth: number): string => {
  const indent = "  ".repeat(depth);
  if (Array.isArray(value))
    return value.map((item) => `${indent}- ${nested(item, depth)}`).join("\n");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .filter(([, item]) => item !== null && item !== undefined && item !== "")
      .map(([key, item]) => `${indent}- **${spoken(key)}:** ${nested(item, depth)}`)
      .join("\n");
  return `${indent}${inLine(String(value))}`;
};

const nested = (value: unknown, depth: number): string =>
  typeof value === "object" && value !== null
    ? `\n${anything(value, depth + 1)}`
    : inLine(String(value));

/** Any record in words; a conversation as one reads it, everything else as a list. */
export const toMarkdown = (kind: string, value: unknown): string =>
  `${isSavedConversation(value) ? conversation(value) : `# ${spoken(kind)}\n\n${anything(value, 0)}`}\n`;
