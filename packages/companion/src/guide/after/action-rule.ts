import { firstNames } from "@app/reading/word-lists";
import { namedIn } from "../session/people-named.ts";
import type { SessionReading } from "../session/reading.ts";
import { whoIs } from "../session/who-is-meant.ts";
import type { Understanding } from "../understanding/understand.ts";
import { fillSlots, type Slots } from "../words/voice.ts";
import type { Subject } from "./subject.ts";

/** What to do, and towards whom. */
export type SuggestedAction = { text: string; who: string | null };
/** What follows from one clause of a message; null when nothing does. */
export type ActionRule = (
  message: Understanding,
  clause: string,
  reading: SessionReading,
  subject: Subject,
) => SuggestedAction | string | null;

/** The words with the capitals they were written with. */
export const withOwnCapitals = (lower: string, { text }: Understanding): string => {
  const at = text.toLowerCase().indexOf(lower);
  return at < 0 ? lower : text.slice(at, at + lower.length);
};

export const towards = (who: string, line: string, slots: Slots): SuggestedAction | null => {
  const text = fillSlots(line, slots);
  return text ? { text, who } : null;
};

/** The first names in a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b\p{Lu}\p{Ll}+\b/gu)]
    .map(([name]) => name)
    .filter((name) => firstNames.has(name.toLowerCase()));

/** Whose role was put in place of a pronoun: "daughter" where "her" became "your daughter". */
const roleIn = (named: string, words: string): string | undefined =>
  [...named.matchAll(/\byour ([\w-]+)/g)].find(([label]) => !words.includes(label))?.[1];

/** Somebody called by a name a moment ago may be meant, and whoever only owned something hardly is. */
export const mayBeAnother = (
  named: string,
  words: string,
  nearby: readonly Understanding[],
): boolean => {
  const role = roleIn(named, words);
  const said = nearby.map(({ text }) => text).join(" ");
  const times = (pattern: string): number =>
    role ? (said.match(new RegExp(`\\b${role}${pattern}`, "gi"))?.length ?? 0) : 0;
  // "my cousin's boy died" speaks of the boy
  if (
    times("") > 0 &&
    times("") ===
      times("['’]s (?:boy|girl|son|daughter|kids?|wife|husband|mum|dad|house|funeral|friend|mate)")
  )
    return true;
  return namesIn(said).some((name) => !named.includes(name) && times(` ${name}\\b`) === 0);
};

/** Whom a word in a clause means: "my wife", "her", a name. */
export const labelIn = (
  word: string,
  message: Understanding,
  reading: SessionReading,
): string | null => {
  const lower = word.toLowerCase().trim();
  const upTo = reading.messages.slice(0, reading.messages.indexOf(message) + 1);
  // a cousin may be he or she, and is not named on a guess
  const pronoun = /^(?:him|he|his)$/.test(lower)
    ? "he"
    : /^(?:her|she)$/.test(lower)
      ? "she"
      : null;
  if (pronoun) {
    // "Peter knows nothing of it. I haven't told him"
    const [name, other] = new Set(namesIn(message.text));
    if (name && !other && !namedIn(message).some(({ they }) => they === pronoun)) return name;
    const person = whoIs(upTo, pronoun);
    if (person?.they !== pronoun || mayBeAnother(person.label, lower, upTo.slice(-2))) return null;
    return person.label;
  }
  const role = lower.replace(/^(?:my|our|the) /, "");
  return (
    namedIn(message).find((one) => one.role === role || one.label.toLowerCase() === lower)?.label ??
    null
  );
};

/** Nothing is asked of the dead, nor of an ex. */
export const isReachable = (label: string, { ended }: SessionReading): boolean =>
  !ended.dead.has(label) && !/^your ex\b/.test(label);
