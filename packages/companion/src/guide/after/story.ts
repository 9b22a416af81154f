import { isLearning } from "../reflect/learners-english.ts";
import { sayableClauses } from "../reflect/sayable-clauses.ts";
import { turnRound } from "../reflect/turn-round.ts";
import { peopleTold } from "../session/people-told.ts";
import type { SessionReading } from "../session/reading.ts";
import { stepIn } from "../session/steps.ts";
import { withWhom } from "../session/who-is-meant.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";
import { mayBeAnother } from "./action-rule.ts";
import { isAboutTalk, isForWords } from "./background.ts";
import { weightiestWords } from "./in-own-words.ts";
import { coreOf, openingOf, tellings } from "./opening-core.ts";
import { openingQuestion, openingSentence, weightiestSentence } from "./own-sentence.ts";
import { isAsideText, isUnfit, isLoose as isUnnamed, resembles, retellable } from "./retell.ts";

/** "It" and "they" that point at nothing the clause names. */
const pointsAway =
  /\b(?:it|it’s|its|this|that|these|those|one|there|them|they|they’re|their|here)\b/i;
/** "I want him to know it hurt", "it's a year since": nothing is pointed at. */
const pointsAtNothing =
  /^it(?:’s| is| was| has|’ll be) (?:been |nearly |almost |only )?(?:an?|the|\d|two|three|four|five|six|ten|my|your|our)\b|\bit (?:hurts?|rained|rains)\b|\bit (?:matters?|is|was) (?:to|that|when|how)\b|\b(?:that|those|this|these|one) (?=\p{L}{4,})|\bso that\b|\b(?:think|thought|feel|know|knew|said|says|told \w+|sure|afraid|worried|glad|so \w+) that\b|\bout there\b|\bthere(?:’s| is| was| are| were)\b/giu;

const isLoose = (text: string): boolean => {
  const rest = text.replace(pointsAtNothing, "");
  const match = pointsAway.exec(rest);
  if (!match) return false;
  // a thing named earlier in the same sentence is what "it" means
  const before = rest.slice(0, match.index);
  // "came here as one" has left behind what
  if (/^(?:one|here|there)$/i.test(match[0])) return true;
  const isOfMany = /^(?:they|them|their|they’re)$/i.test(match[0]);
  return isOfMany
    ? !/\b(?:people|kids|children|parents|friends|everyone|colleagues|neighbours|\p{L}{3,}s)\b/iu.test(
        before,
      )
    : !/\b(?:your|the|an?) \p{L}{3,}/iu.test(before);
};

/** "Got my review tomorrow" has not happened yet. */
const ahead =
  /^you got(?= (?:your|an?|the) .*\b(?:tomorrow|tonight|next \w+|on \w+day|this (?:week|afternoon|evening|weekend))\b)/;
/** Said in passing, and only in the way where it is told again. */
const fillers = / (?:actually|honestly|basically|obviously|to be honest|tbh)\b/g;
const joint = /, (?:and|but|so) | because /;
/** By so much of its beginning a clause is known again. */
const headChars = 16;

/** The first sentence without what leads up to it and what trails behind it, where that can be turned. */
const plainOpening = ({ clauses }: Understanding): string | null => {
  const bareFirst = (clauses[0]?.text ?? "")
    .replace(/^(?:so|well|basically|anyway|eeh|ooh|oh|ah|right),? /i, "")
    .replace(
      /^(?:in|at|on|after|during) (?:the|my|our|a) \w+ (?:today |yesterday |last night |this morning )?(?=(?:my|our|i|we|the)\b)/i,
      "",
    );
  return turnRound(bareFirst) ?? turnRound(bareFirst.replace(/, [^,]*$/, ""));
};

/** What somebody came with, in one sentence turned round; null where it cannot be. */
const openingTold = (reading: SessionReading): string | null => {
  const came = openingOf(reading);
  if (!came) return null;
  const core = coreOf(came);
  const upTo = reading.messages.slice(0, reading.messages.indexOf(came) + 1);
  const plain = plainOpening(core);
  const head = plain?.slice(0, headChars) ?? null;
  const [best] = [...sayableClauses(core), ...(plain ? [{ text: plain, score: 3 }] : [])]
    .flatMap(({ text: said, score }) => {
      if (!retellable(said, true) && !/^your \S+ (?:\S+ )?(?:died|left)$/.test(said)) return [];
      const text = withWhom(said.replace(ahead, "you’ve got").replace(fillers, ""), upTo);
      if (text === null || isLoose(text) || isUnnamed(text)) return [];
      // "surgeon says" is what another holds of it
      if (/^(?:\w+ says?|eeh|ooh)\b|\d are\b/i.test(text)) return [];
      return [
        {
          text,
          score:
            score * 0.45 +
            (joint.test(text) ? 1 : 0) +
            // what stands first is mostly what the rest is about
            (head && said.startsWith(head) ? 2.6 : 0) -
            (isAsideText(text) ? 1.5 : 0),
        },
      ];
    })
    .toSorted((a, b) => b.score - a.score);
  // what somebody began with is quoted rather than passed over for a side of it
  const [first] = core.clauses;
  if (best && first && /^(?:he|she|they)\b/i.test(first.text) && !best.text.includes(first.text))
    return null;
  return best?.text ?? null;
};

/** What something is to somebody: what they want, feel, miss, keep back or cannot do. */
const means =
  /^you(?:’d| would| do| just| really| only| still| also| always)* (?:want|wanted|wish|hope|need|rather|miss|love|hate|dread|keep|can’t|couldn’t|feel|felt|haven’t told|never told|don’t want|stopped|thought|used to|don’t know (?:how|what|whether|if))\b|\b(?:afraid|scared|frightened|worried|guilty|ashamed|hurt|hurts|lonely|alone|torn|proud|pleased|relieved|angry|embarrassed|jealous|exhausted|tired|dreading|worst|hardest)\b|\b(?:doesn’t|don’t|nobody|no one) knows?\b|\b(?:hasn’t|haven’t|didn’t) (?:asked|told|said|rung|called)\b/i;
const leastScore = 2;

/** Where few sentences of that kind were said, the most telling other one. */
const otherTold = (
  reading: SessionReading,
  { opening, known }: Before,
  isTurnable: boolean,
): Part[] => {
  const came = openingOf(reading);
  const all = reading.messages.flatMap((message, index) => {
    if (!isTurnable || !message.isSubstantive || isUnfit(message) || stepIn(message)) return [];
    // what was dreamt did not happen
    if (message === came || /\bdream\w*\b/.test(message.lower)) return [];
    if (message.clauses.every(({ text }) => isAboutTalk(text))) return [];
    const upTo = reading.messages.slice(0, index + 1);
    return sayableClauses(coreOf(message)).flatMap(({ text: said, score }) => {
      const text = withWhom(said.replace(fillers, ""), upTo, opening ?? "");
      if (text === null || !retellable(text) || isLoose(text)) return [];
      if (text !== said && mayBeAnother(text, said, upTo.slice(-nearbyMessages))) return [];
      // "she" is whom the sentence before has named
      if (isUnnamed(text) && !/^(?:he|she)\b/.test(text)) return [];
      if (isAsideText(text) || score < leastScore) return [];
      if (known.some((other) => resembles(other, text))) return [];
      const late = reading.messages.length >= 5 ? index / reading.messages.length : 0;
      return [{ text: upperFirst(`${text}.`), index, score: score + late, said: text }];
    });
  });
  const [best] = all
    .filter(({ said }) => means.test(said) && !isUnnamed(said))
    .toSorted((a, b) => b.score - a.score);
  if (best) return [best];
  const said = weightiestSentence(reading.told, (text) =>
    known.every((other) => !resembles(other, text)),
  );
  if (said) return [{ text: quote(said), index: reading.messages.length }];
  return all.toSorted((a, b) => b.score - a.score).slice(0, 1);
};

type Part = { text: string; index: number };
/** What has been told already: the opening as it was turned, and all that must not be told again. */
type Before = { opening: string | null; known: readonly string[] };

/** What asks for a step, and says little of how it is. */
const ofSteps = /^(?:place|somebody|weighing)$/;
const mostInner = 2;
const fewWords = 5;
/** So far back somebody's name is still in the ear. */
const nearbyMessages = 2;

const quote = (said: string): string => `You said: “${said}.”`;

/** Two sentences run together are told as they stand. */
const runsOn =
  /^(?!.*\b(?:that|if|when|because|what|how|who|where|why|think|know|said|as|than|until|before|after|feel|like)\b)(?:\S+ ){3,}(?:she|he|they|it|i|we) \S+/i;
const turned = (said: string): string | null =>
  /[,;]| (?:and|but|because|so|which) /.test(said) || runsOn.test(said)
    ? null
    : turnRound(said.replace(/’/g, "'"));

const pets = /\b(?:dog|cat|hamster|rabbit|horse|puppy|kitten)\b/;

/** The one person a talk came with and goes on about; "her" may be given that name, and no other. */
const whoAllAlong = (reading: SessionReading): string | null => {
  const [main] = peopleTold(reading.messages);
  const came = openingOf(reading);
  const isThere = came !== undefined && reading.messages.indexOf(came) >= (main?.first ?? 1);
  const isPet = reading.told.some(({ lower }) => pets.test(lower));
  return main && isThere && !isPet && /^your (?!ex\b)/.test(main.person.label)
    ? main.person.label
    : null;
};

/** What it is to the person: sentences of their own, turned round where that is safe, and else as they stand. */
const innerTold = (reading: SessionReading, before: Before, isTurnable: boolean): Part[] => {
  const kept: (Part & { said: string })[] = [];
  const who = whoAllAlong(reading);
  for (const { said, kind, index } of weightiestWords(reading)) {
    if (kept.length >= mostInner) break;
    if (ofSteps.test(kind)) continue;
    const own = isTurnable ? turned(said) : null;
    const known = [...before.known, ...kept.map((one) => one.said)];
    if (known.some((other) => resembles(other, said) || resembles(other, own ?? said))) continue;
    const message = reading.told[index];
    const upTo = message ? reading.messages.slice(0, reading.messages.indexOf(message) + 1) : [];
    const named = own === null ? null : withWhom(own, upTo);
    const isSure =
      named === own ||
      (who !== null &&
        named?.includes(who) &&
        !mayBeAnother(named, own ?? "", upTo.slice(-nearbyMessages)));
    const isPlain =
      named !== null &&
      !/^if\b/i.test(named) &&
      isSure &&
      !isLoose(named) &&
      !isUnnamed(named) &&
      retellable(named);
    // "I haven't told him" does not say whom
    if (!isPlain && said.split(" ").length <= fewWords && /\b(?:him|her|them)$/i.test(said))
      continue;
    kept.push({ text: isPlain ? upperFirst(`${named}.`) : quote(said), index, said });
  }
  if (kept.length > 0) return kept.sort((a, b) => a.index - b.index);
  return otherTold(reading, before, isTurnable);
};

/** Of two quotations in a row the second is told as one more. */
const withoutRepeats = (parts: readonly string[]): string[] =>
  parts.map((part, at) =>
    part.startsWith("You said: ") && parts[at - 1]?.startsWith("You said: ")
      ? part.replace("You said: ", "You also said: ")
      : part,
  );

/** So much of a sentence has to be in its turned form, or it is told as it stands. */
const leastShare = 0.6;

/**
 * The core of what was told, in its order: what somebody came with, then what it is to them.
 * `without` is what is said elsewhere and not to be told twice.
 */
export const storyOf = (reading: SessionReading, without: readonly string[]): string[] => {
  // English that is still being learnt is not turned round
  const isTurnable = !isLearning(reading.messages);
  const asked = openingQuestion(reading.messages);
  const opening = isTurnable && !asked ? openingTold(reading) : null;
  const all = tellings(reading);
  const came = openingOf(reading);
  const before = came ? all.slice(0, all.indexOf(came)) : [];
  // where words were asked for, the matter stands beside the asking
  const asSaid = asked ?? openingSentence(before.some(isForWords) ? all : all.slice(before.length));
  const isWhole =
    opening !== null &&
    (asSaid === null || opening.split(" ").length >= leastShare * asSaid.split(" ").length);
  const first = isWhole
    ? upperFirst(`${opening}.`)
    : asked
      ? `You asked: “${asked}?”`
      : asSaid
        ? `You came with this: “${asSaid}.”`
        : null;
  const known = [opening, asSaid].filter((text) => text !== null);
  const inner = innerTold(
    reading,
    { opening: isWhole ? opening : null, known: [...without, ...known] },
    isTurnable,
  );
  return withoutRepeats([...(first ? [first] : []), ...inner.map(({ text }) => text)]);
};
