import type { SessionReading } from "../session/reading.ts";
import { isMain, type Topic } from "../session/topics.ts";
import { coreOf, openingOf } from "./opening-core.ts";

/** What a subject weighs that came up in the first message and never again. */
const onceOnly = 1.9;
/** What it weighs where the talk came back to it. */
const dwelt = 2.5;

/** Said as a whole message, a word means what it says. */
const isWhole = ({ first }: Topic, { messages }: SessionReading): boolean =>
  (messages[first]?.wordCount ?? 0) <= 5;

/** A death is a talk's subject only where it was said who has died, and that it is this one. */
export const isMeant = ({ situation, slots }: Topic, { ended }: SessionReading): boolean =>
  !/^(?:someone-died|pet-died|grief-timetable)$/.test(situation.id) ||
  (slots["who"] ? ended.dead.has(slots["who"]) : ended.dead.size > 0);

/** "I'm a supply teacher, and yesterday a boy…" is not about teaching. */
export const isOnlySetting = ({ situation }: Topic, reading: SessionReading): boolean => {
  const came = openingOf(reading);
  const found = came?.situations.find((one) => one.situation.id === situation.id);
  return (
    came !== undefined &&
    found !== undefined &&
    !coreOf(came).clauses.some(({ text }) => text.toLowerCase().includes(found.matched)) &&
    came.clauses.some(({ text }) => text.toLowerCase().includes(found.matched))
  );
};

/** The subject a talk is surely about: there from the beginning, and not by one stray word. */
export const sureTopic = (reading: SessionReading): Topic | null => {
  const start = reading.messages.findIndex(({ isSubstantive }) => isSubstantive);
  const topic = reading.topics.find((one) => isMain(one) && isMeant(one, reading));
  if (!topic || topic.first > start + (topic.weight >= dwelt ? 1 : 0)) return null;
  if ((topic.situation.priority ?? 0) <= -2 || isOnlySetting(topic, reading)) return null;
  const isClear = topic.weight > onceOnly || topic.strength >= 3 || isWhole(topic, reading);
  return isClear ? topic : null;
};
