import type { LanguageModelV4Message } from "@ai-sdk/provider";

/** The text of a message; the companion sends nothing but text. */
export const promptText = (message: LanguageModelV4Message): string => {
  if (typeof message.content === "string") return message.content;
  let text = "";
  for (const part of message.content) if (part.type === "text") text += part.text;
  return text;
};
