import { isLearning } from "../reflect/learners-english.ts";
import { sayableClauses } from "../reflect/sayable-clauses.ts";
import { personIn } from "../session/state.ts";
import { stepIn } from "../session/steps.ts";
import type { MessageAct } from "../understanding/acts.ts";
import type { Understanding } from "../understanding/understand.ts";

/** What somebody told, in their own words turned round. */
type Retelling = {
  text: string;
  index: number;
  score: number;
  /** Whose name stands in place of a pronoun. */
  named?: { label: string; pronoun: string };
};

/** About the talk itself, or pointing at something that a list would leave behind. */
const slight =
  /^(?:you (?:(?:really |just |honestly |still |also )*(?:know|guess|mean|see|understand|suppose|hope so)\b|think (?:so|that’s|it’s)|said\b|told me|don’t (?:really |even )?know\b|can’t (?:explain|say|describe)|were here|don’t want (?:advice|to talk)|(?:just )?want(?:ed)? (?:to (?:talk|vent|(?:ask|say|know|tell)(?: (?:you|it|that|this|something|somebody|someone))?$)|somebody to)|have to (?:go|get|run)|need to (?:go|get|sleep)|(?:just )?need(?:ed)? (?:to (?:talk|write|say|tell|get|vent)|some help|help)|can (?:try|do) (?:that|it|this)|(?:tried|did) (?:that|it)|do love|do$|do not|are (?:fine|okay|ok|sorry|here|not sure)|have been (?:since|for)|feel (?:a bit |a little |much )?(?:better|calmer|lighter))|you’re (?:fine|okay|ok|sorry|here|not sure|back)|you’ve been (?:since|for)|it\b|it’s|it’ll|its|that\b|that’s|this\b|there’s|there (?:is|was)|those\b|these\b|one of (?:them|those))/i;
const chatty =
  /\b(?:right now|lol|haha|tbh|idk|omg|btw|anyway|whatever|the (?:first|second|third|last) one|sorry)\b/i;

const unfit: readonly MessageAct[] = [
  "correction",
  "complaint",
  "insult",
  "adviceRequest",
  "decisionRequest",
  "exerciseRequest",
  "noAdvice",
  "stopQuestions",
  "goodbye",
  "sarcasm",
  "source",
  "stepRequest",
];

/** "You live in it": what it was is gone, out of its place. */
const dangling = /\bdo it\b|\b(?:it|him|her|them|that|this|there|one|yours)$/i;
const unfinished =
  /^if you don’t you|\bthink so too$|\b(?:never|always|still) (?:would|do|did|could|should|will)$/i;

/** What somebody else thinks, or how old one is, is seldom the matter itself. */
const aside =
  /^(?:your (?:[\w-]+ ){0,2}[\w-]+ (?:says?|said|thinks?|reckons?|suggest\w*|told you|keeps? saying)\b|(?:he|she|they) (?:says?|said|thinks?|reckons?)\b|your (?:course|degree|job|name) is\b|you(?:’re| are) (?:an? |\d)|you (?:have|’ve got) (?:two|three|four|a|one) (?:kids|children|boys|girls|brothers?|sisters?|dogs?|cats?))/i;

export const isAsideText = (text: string): boolean => aside.test(text);

/** Whether a message is about the talk itself, and tells nothing to be told again. */
export const isUnfit = (message: Understanding): boolean =>
  message.honesty !== null ||
  unfit.some((act) => act !== "correction" && message.acts.has(act)) ||
  (message.acts.has("correction") && message.clauses.length < 2) ||
  // "that I have to love myself first" answers a question, and may be what others say
  /^that i\b/.test(message.lower);

const fewestWords = 4;
const mostWords = 20;

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().split(/[^\p{L}\p{N}’]+/u));
export const resembles = (a: string, b: string): boolean => {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  let shared = 0;
  for (const word of x) if (y.has(word)) shared += 1;
  return shared / Math.min(x.size, y.size) >= 0.7;
};

type Best = Pick<Retelling, "text" | "score" | "named">;

/** "She picks on you" stands alone only when it says who she is. */
const withName = (text: string, before: readonly Understanding[]): Omit<Best, "score"> | null => {
  const pronoun = /^(he|she)\b(?!’)/i.exec(text)?.[1]?.toLowerCase();
  if (!pronoun) return /^(?:he|she|they)\b/i.test(text) ? null : { text };
  // whoever is named in the same breath is seldom the one meant
  const isNamedNow = (before.at(-1)?.people.length ?? 0) > 0;
  const person = (isNamedNow ? personIn(before.slice(0, -1)) : null) ?? personIn(before);
  const couldBe = new Set(
    before
      .flatMap(({ people }) => people.filter(({ they }) => they === pronoun))
      .map(({ label }) => label),
  );
  return person?.they === pronoun && couldBe.size < 2 && !text.includes(person.label)
    ? { text: text.replace(/^\w+/, person.label), named: { label: person.label, pronoun } }
    : null;
};

/** "It’s a year on Saturday since your mum died": at the beginning a time points at nothing. */
const tellsTime =
  /^it(?:’s| is| was|’ll be) (?:been |nearly |almost |only )?(?:an?|the|my|your|\d+|two|three|four|five|six|seven|eight|nine|ten) \S+/i;

/** Whether a clause turned round still says something out of its place. */
export const retellable = (text: string, isOpening = false): boolean => {
  const count = text.split(" ").length;
  return (
    count >= fewestWords &&
    count <= mostWords &&
    !(slight.test(text) && !(isOpening && tellsTime.test(text))) &&
    !chatty.test(text) &&
    !(count <= 5 && dangling.test(text)) &&
    !unfinished.test(text)
  );
};

const female =
  /\byour (?:\w+ )?(?:wife|mum|mom|mam|mother|daughter|sister|girlfriend|gran|nan|grandma|aunt|niece|ex-wife)\b/i;
const male =
  /\byour (?:\w+ )?(?:husband|dad|father|son|brother|boyfriend|grandad|grandpa|uncle|nephew|ex-husband)\b/i;
const anybody =
  /\byour (?:\w+ )?(?:boss|manager|friend|partner|child|kid|baby|doctor|teacher|cousin|ex|colleague|flatmate|neighbour|dog|cat)\b/i;
const nameInside = /(?<=\S )\p{Lu}\p{Ll}+/u;

/** "Your wife laughed when he said it": he was never named. */
export const isLoose = (text: string): boolean => {
  const she = /\b(?:she|her|hers)\b/i.exec(text);
  const he = /\b(?:he|him|his)\b/i.exec(text);
  const before = (at: number, who: RegExp): boolean => {
    const lead = text.slice(0, at);
    return who.test(lead) || anybody.test(lead) || nameInside.test(lead);
  };
  return (she !== null && !before(she.index, female)) || (he !== null && !before(he.index, male));
};

const bestOf = (message: Understanding, before: readonly Understanding[]): Best | null => {
  for (const clause of sayableClauses(message)) {
    if (!retellable(clause.text)) continue;
    const named = withName(clause.text, before);
    if (named)
      return {
        ...named,
        score: clause.score + (clause.isTelling ? 1 : 0) - (isLoose(named.text) ? 2 : 0),
      };
  }
  return null;
};

/** Named a moment ago, somebody is "she" again. */
const withPronouns = (list: readonly Retelling[]): Retelling[] =>
  list.map((told, place) =>
    told.named && list[place - 1]?.text.includes(told.named.label)
      ? { ...told, text: told.text.replace(told.named.label, told.named.pronoun) }
      : told,
  );

/** The most telling things of a session, at most one of each message, in the order told. */
export const retold = (messages: readonly Understanding[], max: number): Retelling[] => {
  if (isLearning(messages)) return [];
  const all = messages.flatMap((message, index): Retelling[] => {
    if (!message.isSubstantive || isUnfit(message) || stepIn(message)) return [];
    const best = bestOf(message, messages.slice(0, index + 1));
    if (!best) return [];
    const named = (message.situations.length > 0 ? 0.8 : 0) - (aside.test(best.text) ? 1.5 : 0);
    // what somebody came with opens the story
    return [{ ...best, index, score: best.score + named + (index <= 1 ? 2 - index : 0) }];
  });
  const kept: Retelling[] = [];
  for (const told of all.toSorted((a, b) => b.score - a.score)) {
    if (kept.length >= max) break;
    if (kept.every((other) => !resembles(other.text, told.text))) kept.push(told);
  }
  return withPronouns(kept.sort((a, b) => a.index - b.index));
};
