import type { HistoryItem } from "@app/contract/calls/sessions";
import { limits } from "@app/contract/limits";
import { personTold, readSession } from "./reading.ts";
import { retold } from "./retell.ts";
import { themeLines } from "./say/themes.ts";
import { mainTopics } from "./topics.ts";
import { upperFirst } from "./voice.ts";

/** A longer clause is no title. */
const titleWords = 11;

/** What only leads up to something, or points at somebody not yet named, names nothing. */
const leadsUp = /^(?:when|if|because|so|then|but|and|while|after|before|since|they|he|she|it)\b/i;

/** A title for a session, in the words of what it was about. */
export const guideTitle = (history: readonly HistoryItem[]): string => {
  const reading = readSession(history);
  // a list of sessions may be seen by others, so the darkest ones get a quiet name
  if (reading.isRisk) return "A hard conversation";
  const [main] = mainTopics(reading.topics);
  if (main) return upperFirst(main.title).slice(0, limits.session.titleMaxChars);
  const person = personTold(reading);
  if (person) return upperFirst(`A talk about ${person}`);
  const [opening] = retold(reading.messages, 3).toSorted((a, b) => b.score - a.score);
  if (opening && opening.text.split(" ").length <= titleWords && !leadsUp.test(opening.text))
    return upperFirst(opening.text);
  const named = reading.people.find(
    (label) =>
      reading.messages.filter(({ people }) => people.some((one) => one.label === label)).length >=
      2,
  );
  if (named) return upperFirst(`A talk about ${named}`);
  // what came up once is more of a name than none
  const [passing] = reading.topics;
  if (passing && passing.weight >= 1) return passing.situation.title;
  if (reading.theme) return themeLines[reading.theme].title;
  const feeling = reading.feelings[0];
  if (feeling) return upperFirst(`A talk about ${feeling}`);
  return reading.messages.length > 2 ? "A quiet conversation" : "A short conversation";
};
