import { limits } from "@app/contract/limits";

const header = /^[\s#*_>]*post[- ]session actions[\s*_:.]*$/i;
const bullet = /^\s*(?:[-*•–·▪◦]|\d{1,2}[.)]|\[[ xX]?\])\s+(?:\[[ xX]?\]\s+)?(\S.*)$/;
const plainMarks = (text: string): string =>
  text
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The bullets under the header, or of a reply that holds nothing but a list; none when there is no list. */
export const parsePostSessionActions = (reply: string): string[] => {
  const lines = reply.split(/\r?\n/);
  const from = lines.findIndex((line) => header.test(line));
  const actions: string[] = [];
  for (const line of lines.slice(from + 1)) {
    const text = bullet.exec(line)?.[1];
    if (text !== undefined) actions.push(plainMarks(text));
    else if (line.trim() !== "" && actions.length > 0) break;
  }
  return actions
    .filter((text) => text !== "" && text.length <= limits.action.maxChars)
    .slice(0, limits.action.perSessionMax);
};
