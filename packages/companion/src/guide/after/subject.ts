import { lowerFirst } from "../reflect/lower-first.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import { splitWords } from "../reflect/words.ts";
import { themeLines } from "../say/themes.ts";
import { type NamedThing, thingsIn } from "../session/noun-phrases.ts";
import { type PersonWeight, peopleTold } from "../session/people-told.ts";
import type { SessionReading } from "../session/reading.ts";
import { isMain, mainTopics } from "../session/topics.ts";
import { roleNames } from "../understanding/people.ts";
import type { TalkTheme } from "../understanding/theme.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";
import { isForWords, isSetting } from "./background.ts";
import { clauseTitle, isLooseTitle } from "./clause-title.ts";
import { eventNamed } from "./event-named.ts";
import { coreOf, leadsToTalk, openingOf, tellings } from "./opening-core.ts";
import { openingDeed } from "./opening-deed.ts";
import { openingQuestion } from "./own-sentence.ts";
import { isMeant, isOnlySetting } from "./sure-topic.ts";

/** What a session was about, in one name for all it leaves behind. */
export type Subject = {
  title: string;
  /** As it stands after "about"; null where nothing was told that has a name. */
  about: string | null;
  isGlad: boolean;
  theme: TalkTheme | null;
};

type Weighed = NamedThing & { weight: number };

/** Beyond this a message names too much for its first thing to be the matter. */
const ramblingWords = 45;
/** From this weight on a thing names the talk before a subject does. */
const clearWeight = 2.9;
const gladWeight = 2.2;
const questionMaxChars = 72;
/** Somebody named once and gone on about, or named at the head of two sentences. */
const clearPerson = 3;
/** Below it a thing was only mentioned. */
const leastWeight = 1.7;

/** What somebody writes with, or excuses, is not what they came with. */
const writtenWith = /^(?:tablet|phone|laptop|computer|app|english|spelling|typing|grammar)$/i;

const stemOf = (head: string): string => head.replace(/(?:ies|y)$/, "").replace(/s$/, "");

/** The things told of, what the person came with and came back to first. */
const thingsTold = (told: readonly Understanding[]): Weighed[] => {
  const all = new Map<string, Weighed>();
  told.forEach((message, index) => {
    if (message.acts.has("adviceRequest") && index > 0) return;
    const isLong = message.wordCount > ramblingWords;
    const place = index === 0 ? (isLong ? 1 : 2.2) : index === 1 ? 0.9 : index === 2 ? 0.4 : 0;
    const things = thingsIn(message.text).filter(({ head }) => !writtenWith.test(head));
    things.forEach((thing, order) => {
      const stem = stemOf(thing.head);
      const known = all.get(stem);
      const narrowed = Math.min(2, thing.narrowed) * 0.4;
      // what is named in the first breath is nearer to the matter than what comes after it
      const first =
        message.clauses.find(({ isQuestion }) => !isQuestion)?.text.split(" ").length ?? 0;
      const late = index === 0 && thing.at > first + 2 ? 0.3 : 0;
      const own = thing.phrase.startsWith("your ") ? 0.5 : 0.3;
      // of several things in one breath, the first is mostly what the rest is about
      const weight = known
        ? known.weight
        : place + own - late - (thing.isPlace ? 0.7 : 0) - Math.min(3, order) * 0.15;
      all.set(stem, {
        ...(known && (known.isKnown || known.narrowed >= thing.narrowed) ? known : thing),
        weight: Math.max(weight + (known ? 0 : narrowed), known?.weight ?? 0),
      });
    });
  });
  return (
    [...all]
      .map(([stem, thing]) => {
        const named = new RegExp(`\\b${stem}`, "i");
        const times = told.filter(({ lower }) => named.test(lower)).length;
        return { ...thing, times, weight: thing.weight + 0.8 * Math.min(3, times - 1) };
      })
      // "through a window": mentioned once, by the way
      .filter(
        ({ isKnown, isPlace, narrowed, times }) =>
          times > 1 || (!isPlace && (isKnown || narrowed > 0)),
      )
      .sort((a, b) => b.weight - a.weight)
  );
};

const moodWords = 3;
/** So many messages from the start may still name what somebody came with. */
const nearBeginning = 3;
/** What a subject weighs that was named once, near the beginning. */
const onceWeight = 1.9;
const titleMaxChars = 60;
const fits = (title: string): boolean => title.length <= titleMaxChars;

/** An illness is what a talk is about when somebody comes with it. */
const conditions =
  /\b(?:(?:I|I've|I'm|my)\b[^.!?]*?\b)((?:type \d )?(?:diabetes|COPD|cancer|arthritis|IBS|MS|ADHD|autism|epilepsy|asthma|tinnitus|eczema|psoriasis|migraines?|endometriosis|dyslexia|angina|menopause|panic attacks|chest pains|long covid|carpal tunnel))\b/i;
/** "Tinnitus. 6 weeks now": said without anybody, it is one's own. */
const bareCondition =
  /^(diabetes|COPD|cancer|arthritis|IBS|ADHD|autism|epilepsy|asthma|tinnitus|eczema|psoriasis|migraines?|endometriosis|dyslexia|angina|menopause|panic attacks|long covid)\b(?=[.,!]|$)/i;
const conditionIn = (text: string): string | null =>
  bareCondition.exec(text)?.[1] ??
  (/\b(?:mum|dad|husband|wife|son|daughter|sister|brother|friend|partner)\b/i.test(text)
    ? null
    : (conditions.exec(text)?.[1] ?? null));

/** "I grew my first tomatoes!": told with joy, and nothing in the talk speaks against it. */
const isGladTold = ({ told }: SessionReading): boolean =>
  /!/.test(told[0]?.text ?? "") &&
  /\b(?:first|finally|passed|won|managed|did it|got it|got in|got the|said yes|best)\b/.test(
    told[0]?.lower ?? "",
  ) &&
  !told.some(
    ({ feelings, lower }) =>
      feelings.some(({ pleasant }) => !pleasant) || /\b(?:died|worst|hate)\b/.test(lower),
  );

const clouds =
  /\b(?:died|funeral|not (?:gonna|going to) (?:make it|be there)|can't (?:be there|make it|go)|(?:will|'ll) miss it|i missed|feel (?:terrible|awful|sick|guilty)|didn't (?:get in|pass|make it))\b/;
/** Good news with a cloud at its beginning is not only good. */
const isClouded = ({ told }: SessionReading): boolean =>
  told.slice(0, 2).some(({ lower }) => clouds.test(lower));

/** "Since moving to the ground floor": what hangs on something else is not what it is about. */
const hangsOn = /^(?:to|from|with|for|by|at|in|on|into|about|of|through|over)$/i;

/** "Writing poems" says enough; "falling behind" does not. */
const isFullDeed = (deed: string): boolean => {
  const [, second = "", ...more] = deed.split(" ");
  return (
    more.length > 0 ||
    (second.length > 3 &&
      !/^(?:behind|away|apart|back|down|over|well|badly|again|about|alone|home|there|here)$|ly$/.test(
        second,
      ))
  );
};

const ofSomebody = new RegExp(
  `^your (?:\\w+ )?(?:${roleNames}|mate|lad|grandson|granddaughter)\\b`,
  "i",
);

/** A message with nothing in it but what it tells. */
const inCore = (message: Understanding): Understanding => {
  const core = coreOf(message);
  return { ...core, text: core.clauses.map(({ text }) => text).join(". ") };
};

/** "I cannot sleep so I will try this" names no subject, where another message does. */
const isLeadIn = (message: Understanding | undefined, came: Understanding | undefined): boolean =>
  message !== undefined &&
  message !== came &&
  message.clauses.some(({ sentence }) => leadsToTalk(message, sentence));

const wordsFor =
  /\b(message|text|email|letter|card|speech|note|toast)\b (?:to|for) ((?:my|our|the) [\w-]+(?: in law)?|\p{Lu}\p{Ll}+)/u;
/** "A message to your sister", where that is what was asked for. */
const wordsAskedFor = ({ messages }: SessionReading): string | null => {
  const [first] = messages;
  const [, what, whom] = (first && isForWords(first) ? wordsFor.exec(first.text) : null) ?? [];
  const turned = whom ? turnPhrase(whom) : null;
  return what && turned ? `${/^[aeiou]/.test(what) ? "an" : "a"} ${what} to ${turned}` : null;
};

/** Told in confidence, and named without saying what it is. */
const discreet = /^(?:identity|shame|trauma)$/;
const becomesKin = /^becoming an? (?:great|grand|gran|nan|uncle|aunt)/;

/** The name of a session: what it was about in the person's words, else a subject that was surely meant. */
export const subjectOf = (reading: SessionReading): Subject => {
  const { told, messages } = reading;
  const came = openingOf(reading);
  const core = came ? coreOf(came) : undefined;
  const opening = came && core ? inCore(came) : undefined;
  const all = tellings(reading);
  const second = came ? all[all.indexOf(came) + 1] : undefined;
  const topics = reading.topics.filter(
    (one) =>
      isMeant(one, reading) && !isOnlySetting(one, reading) && !isLeadIn(messages[one.first], came),
  );
  const [main] = mainTopics(topics);
  const topic = topics.find(isMain);
  const isGladNews = isGladTold(reading);
  const deed = opening ? openingDeed({ ...opening, clauses: opening.clauses.slice(0, 1) }) : null;
  const isCloudy = isClouded(reading);
  const isGlad = (main?.isGlad || isGladNews || becomesKin.test(deed ?? "")) && !isCloudy;
  const base = {
    isGlad,
    theme: main?.theme ?? reading.theme,
  };
  const as = (about: string, title = about): Subject => ({
    ...base,
    about: lowerFirst(about),
    title: upperFirst(title),
  });
  const ofPerson = ({ person: { label } }: PersonWeight): Subject => ({
    ...base,
    about: label,
    title: `A talk about ${label}`,
  });
  const ofMain =
    main && fits(main.title) && !(main.isGlad && isCloudy) ? as(main.about, main.title) : null;
  const start = Math.max(0, came ? messages.indexOf(came) : 0);
  const isTold = topic !== undefined && topic.first <= start;
  if (ofMain && isTold && topic.situation.about.includes("{who") && topic.slots["who"])
    return ofMain;
  // a list of sessions may be seen by others
  if (ofMain && isTold && discreet.test(main?.theme ?? "")) return ofMain;
  const drafted = wordsAskedFor(reading);
  if (drafted) return as(drafted);
  const asked = openingQuestion(messages);
  const question = asked ? turnPhrase(asked.replace(/’/g, "'")) : null;
  if (question && question.length <= questionMaxChars && !isLooseTitle(question))
    return { ...base, title: `${upperFirst(question)}?`, about: null };
  // somebody asked about it first, and told the rest afterwards
  if (ofMain && came !== all[0] && topic !== undefined && topic.first < start) return ofMain;
  const [who] = peopleTold(messages.slice(start));
  const upTo = messages.slice(0, start + 1);
  const [first, ...others] = opening?.clauses ?? [];
  const said = first
    ? clauseTitle(first.text, upTo, (came?.wordCount ?? 0) <= moodWords ? 2 : 3)
    : null;
  const ofClause = (text: string): Subject => ({
    ...base,
    title: upperFirst(text),
    about: null,
  });
  if (said && ofSomebody.test(said) && !deed) return ofClause(said);
  // "I walk the dog, I come home": a habit named first gives way to somebody who is the matter
  const isHabit = /^(?:nothing|not much|just|same)\b/.test(opening?.lower ?? "");
  if (deed && isHabit && who && who.weight >= clearPerson + 1) return ofPerson(who);
  if (deed && (isGlad || isFullDeed(deed)))
    return as(deed.startsWith("not ") ? `the two of you ${deed}` : deed, deed);
  const condition = opening ? conditionIn(opening.text) : null;
  if (condition) return as(condition);
  const [thing] = thingsTold(
    opening ? [opening, ...all.slice(all.indexOf(came ?? opening) + 1).map(inCore)] : told,
  ).filter(
    ({ phrase }) =>
      fits(phrase) && !/\d|(?:ly|better|worse|more|less)$|^the (?:is|are|was)\b/.test(phrase),
  );
  const isAdjunct =
    thing && came ? hangsOn.test(splitWords(opening?.text ?? "")[thing.at - 1] ?? "") : false;
  if (thing && !(said && isAdjunct) && thing.weight >= (isGlad ? gladWeight : clearWeight))
    return as(thing.phrase);
  if (said) return ofClause(said);
  const later = second ? openingDeed(second) : null;
  const laterDeed = later && isFullDeed(later) ? later : null;
  if (laterDeed && isGlad) return as(laterDeed);
  // one word at the beginning is a mood, and "I'd got it!" no longer about what lay ahead
  const isMood = topic !== undefined && (messages[topic.first]?.wordCount ?? 0) <= moodWords;
  // what came up once, and not at the start, may be no more than a part of it
  const isPassing = topic !== undefined && topic.first > start && topic.weight <= onceWeight;
  if (ofMain && !isMood && !isPassing && (main?.isGlad || !isGladNews)) return ofMain;
  if (deed) return as(deed);

  const enough = clearPerson + (who && who.first > start && who.times < 2 ? 1 : 0);
  if (who && who.first <= start + 1 && who.weight >= enough) return ofPerson(who);
  // "your dad's recipe" and then only "he": it is about him
  if (who && thing?.phrase.startsWith(`${who.person.label}’s`) && who.weight >= clearPerson)
    return ofPerson(who);
  if (thing && thing.weight >= leastWeight) return as(thing.phrase);
  if (who && who.times >= 2 && who.weight > clearPerson) return ofPerson(who);
  if (laterDeed) return as(laterDeed);

  if (ofMain) return ofMain;
  const [next] = others.flatMap(({ text }) => clauseTitle(text, upTo) ?? []);
  if (next) return ofClause(next);
  const ahead = told.map(eventNamed).find((event) => event !== null);
  if (ahead) return as(ahead);
  // a clause of what came next says more than "Work"
  const [afterwards] = all
    .slice(0, nearBeginning)
    .flatMap((message) => coreOf(message).clauses)
    .flatMap(({ text }) => (isSetting(text) ? [] : (clauseTitle(text, upTo) ?? [])))
    .filter((title) => title.split(" ").length > moodWords);
  if (afterwards) return ofClause(afterwards);
  if (who && who.times >= 2 && who.weight >= clearPerson) return ofPerson(who);
  if (reading.theme && told.slice(0, 2).some(({ themes }) => themes[0] === reading.theme))
    return { ...base, title: themeLines[reading.theme].title, about: null };
  // somebody who came up once, and late, is not whom it was about
  if (who && (who.times >= 2 || told.length <= 2 || who.first * 2 <= messages.length))
    return ofPerson(who);
  const [feeling] = reading.feelings;
  const quiet = messages.length > 2 ? "A quiet conversation" : "A short conversation";
  return { ...base, about: null, title: feeling ? `A talk about ${feeling}` : quiet };
};
