import type { HistoryItem } from "@app/contract/calls/sessions";
import { limits } from "@app/contract/limits";
import { readSession, type Topic } from "./reading.ts";
import { themeLines } from "./say/themes.ts";
import { fill, upperFirst } from "./voice.ts";

/** Longer ones are cut off in lists, and a cut title says less than a short one. */
const comfortableChars = 58;

const nameOf = (topic: Topic): string =>
  topic.situation.about.includes("{who") && topic.slots["who"]
    ? (fill(topic.situation.about, topic.slots) ?? topic.situation.title)
    : topic.situation.title;

/** A title for a session, in the words of what it was about. */
export const guideTitle = (history: readonly HistoryItem[]): string => {
  const reading = readSession(history);
  // a list of sessions may be seen by others, so the darkest ones get a quiet name
  if (reading.isRisk) return "A hard conversation";
  const [main, second] = reading.topics;
  if (main) {
    const title = upperFirst(nameOf(main));
    const also =
      second &&
      second.weight >= 1 &&
      (second.situation.priority ?? 0) > -2 &&
      second.situation.theme !== main.situation.theme
        ? fill(second.situation.about, second.slots)
        : null;
    const both = also ? `${title}, and ${also.charAt(0).toLowerCase()}${also.slice(1)}` : title;
    return (both.length <= comfortableChars ? both : title).slice(0, limits.session.titleMaxChars);
  }
  if (reading.theme) return themeLines[reading.theme].title;
  const feeling = reading.feelings[0];
  if (feeling) return upperFirst(`A talk about ${feeling}`);
  return reading.messages.length > 2 ? "A quiet conversation" : "A short conversation";
};
