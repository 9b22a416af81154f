import { screenMessage } from "@app/safety/screen-message";
import { guideTitle } from "../guide/guide.ts";
import { tellingClause } from "../guide/reflect/said-back.ts";
import { understand } from "../guide/understanding/understand.ts";
import { isSensitive } from "../memory/sensitive.ts";

const maxChars = 140;
const minWords = 4;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const firstLine = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxChars) return line;
  return `${line.slice(0, maxChars - 1).replace(/\s+\S*$/, "")}…`;
};

/** One line of what somebody answered to the first question. */
export const initialSummary = (answer: string): string => {
  const given = answer.trim();
  if (given === "") return "";
  // It stands in a list that others may see.
  if (screenMessage({ content: given, history: [] }).level === "crisis" || isSensitive(given))
    return "Something heavy.";
  const understood = understand(given);
  if (understood.language !== null || understood.isGibberish) return firstLine(given);
  const clause = tellingClause(understood);
  if (clause && clause.text.split(" ").length >= minWords && clause.text.length < maxChars)
    return upperFirst(`${clause.isThought ? `it feels as if ${clause.text}` : clause.text}.`);
  if (given.length <= maxChars) return firstLine(given);
  return guideTitle([{ role: "user", content: given }]);
};
