import { screenMessage } from "@app/safety/screen-message";
import { isSensitive } from "../memory/sensitive.ts";

const maxChars = 140;

/** One line of what somebody answered to the first question, in their own words. */
export const initialSummary = (answer: string): string => {
  const line = answer.replace(/\s+/g, " ").trim();
  if (line === "") return "";
  // It stands in a list that others may see.
  if (screenMessage({ content: line, history: [] }).level === "crisis" || isSensitive(line))
    return "Something heavy.";
  if (line.length <= maxChars) return line;
  return `${line.slice(0, maxChars - 1).replace(/(?<!\s)\s+\S*$/, "")}…`;
};
