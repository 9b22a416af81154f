import { pleasant } from "@app/reading/feeling-words";
import { type DetectedLanguage, detectLanguage } from "@app/reading/language";
import { readOnce } from "@app/reading/read-once";
import { isGarbage } from "@app/reading/text";
import { type Clause, clausesOf } from "../reflect/clauses.ts";
import type { Situation } from "../say/situation.ts";
import { situations } from "../say/situations/all.ts";
import { themeLines } from "../say/themes.ts";
import { contentWords } from "../words/content-words.ts";
import { type MessageAct, messageActsIn, quotedWords } from "./acts.ts";
import { feelingOfEmoji } from "./emoji.ts";
import { type OwnFeeling, ownFeelingsIn } from "./feelings.ts";
import { type HonestyTopic, honestyTopicIn } from "./honesty-topics.ts";
import { isKeptFarewell } from "./leaving.ts";
import { meansToAct } from "./means-to-act.ts";
import { type NormalisedMessage, normaliseMessage } from "./normalise.ts";
import { type MentionedPerson, mentionedPeopleIn, roleNames } from "./people.ts";
import { type Request, requestIn } from "./requests.ts";
import { speaksOfRisk } from "./risk-memory.ts";
import { type TalkTheme, themes } from "./theme.ts";

export type SituationMatch = { situation: Situation; at: number; matched: string };

export type Understanding = NormalisedMessage & {
  clauses: readonly Clause[];
  feelings: readonly OwnFeeling[];
  people: readonly MentionedPerson[];
  /** Most talked about first. */
  themes: readonly TalkTheme[];
  /** Those that more than one stray word speaks for. */
  strongThemes: readonly TalkTheme[];
  situations: readonly SituationMatch[];
  /** It says that something will be done, or is wished to be otherwise. */
  meansToAct: boolean;
  acts: ReadonlySet<MessageAct>;
  honesty: HonestyTopic | null;
  /** What is asked for in so many words. */
  request: Request | null;
  language: DetectedLanguage | null;
  isRisk: boolean;
  emojiOnly: boolean;
  isGibberish: boolean;
  /** Tells something about the person's life, as against "ok" or "are you human?". */
  isSubstantive: boolean;
};

const rough =
  /\b(?:but|never|hates?|tears|worse|sad|cry\w*|died|lost|fail\w*|scared|anxious|alone|afraid|lonely|tired|though|guilty|years ago)\b|\b(?:everyone|they) (?:stopped|hates?)/;

const someoneElse = new RegExp(
  `^(?:(?:and|but|so|because|then|now|yesterday|today|last \\w+) )*(?:he|she|they|he's|she's|they're|everyone|everybody|nobody|no one|people|(?:my|our|the|his|her|their) (?:\\w+ ){0,2}?(?:${roleNames})\\b(?!'s? (?:wedding|house|birthday|funeral)))`,
  "i",
);

/** What somebody else thinks of one is theirs: "my husband thinks I'm overthinking it". */
const judged =
  /\b(?:thinks?|says?|said|reckons?|tells? me|told me|called me|calls me|keeps? saying|accus\w+ me of)(?: that)? (?:i'm|i am|i was|i need|being)\b|\b(?:thought|think|assumed|said) (?:that )?i (?:couldn't|can't|wouldn't|won't)\b/i;

/** Whether the sentence around a match has somebody else as its subject. */
const isOfSomeoneElse = (lower: string, at: number, clauses: readonly Clause[]): boolean => {
  let from = 0;
  for (const clause of clauses) {
    const text = clause.text.toLowerCase();
    const start = lower.indexOf(text, from);
    if (start < 0) continue;
    from = start;
    if (at >= start && at < start + text.length)
      return (
        someoneElse.test(text) &&
        (judged.test(text) || !/\bi(?:'m|'ve|'d|'ll)?\b/.test(text.slice(0, at - start)))
      );
  }
  return false;
};

/** One broad word in a sentence about something else: "a teacher at my school". */
const isPassing = ({ situation, matched }: SituationMatch, wordCount: number): boolean =>
  (situation.priority ?? 0) <= -2 && wordCount > 4 && !matched.includes(" ");

/** What one is not is not what one talks about. */
const deniedFeeling =
  /\bnot (?:really |even |that )?(?:ashamed|angry|sad|scared|anxious|jealous|depressed|lonely|worried|guilty)\b/g;

/** "Mum's 70th. He got drunk": words of two sentences, with two people in them, say nothing together. */
const isPiecedTogether = ({ when }: Situation, matched: string, lower: string): boolean =>
  /[.!?]\s+(?:he|she|they|my|his|her|our)\b/.test(matched) &&
  /\b(?:mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|partner|friend)\b/.test(
    matched,
  ) &&
  !lower.split(/(?<=[.!?])\s+/).some((sentence) => when.test(sentence));

/** Who sleeps well does not talk about sleep. */
const sleepsWell = /\bsleep(?:ing)? (?:fine|ok|okay|well|alright)\b/g;

/** "I don't hate the job" and "I never had panic attacks" tell of neither. */
const deniedBefore =
  /\b(?:don't|doesn't|didn't|do not|never|not|isn't|wasn't|aren't|haven't|hasn't|no longer)(?: (?:really|even|ever|actually|have|had|get|got|been|want to|a|any|my)){0,2} $/;

/** A van that died is no bereavement. */
const thingsDie =
  /\b(?:van|car|bike|moped|phone|laptop|computer|battery|boiler|fridge|freezer|oven|washing machine|dishwasher|telly|tv|engine|printer|tablet|plant|plants|lawn|internet|wifi|conversation|signal)(?:'s| has| just| finally)* (?:died|dead|dies|dying)\b/g;

const situationsIn = (said: string, clauses: readonly Clause[]): SituationMatch[] => {
  // what somebody is not leaves its place empty, so that what stands after it keeps its own
  const blank = (words: string): string => " ".repeat(words.length);
  const lower = said.replace(deniedFeeling, blank).replace(thingsDie, blank);
  return (
    situations
      .flatMap((situation) => {
        const match = situation.when.exec(lower);
        if (!match || situation.not?.test(lower) || isPiecedTogether(situation, match[0], lower))
          return [];
        if (deniedBefore.test(lower.slice(0, match.index))) return [];
        if (!situation.ofOthers && isOfSomeoneElse(lower, match.index, clauses)) return [];
        return [{ situation, at: match.index, matched: match[0] }];
      })
      // of equals, the longest match is the most particular one
      .sort(
        (a, b) =>
          (b.situation.priority ?? 0) - (a.situation.priority ?? 0) ||
          b.matched.length - a.matched.length,
      )
  );
};

/** Of their own, since a search for all places keeps its place in the pattern. */
const themePatterns = themes.map(
  (theme) => [theme, new RegExp(themeLines[theme].when.source, "g")] as const,
);

const themeScores = (lower: string, found: readonly SituationMatch[]): [TalkTheme, number][] => {
  const scores = new Map<TalkTheme, number>();
  const said = lower.replace(deniedFeeling, "").replace(sleepsWell, "");
  for (const [theme, pattern] of themePatterns) {
    const hits = new Set(said.match(pattern) ?? []).size;
    if (hits > 0) scores.set(theme, hits);
  }
  // a situation known by a single word speaks for its subject no more than the word does
  for (const { situation, matched } of found)
    scores.set(
      situation.theme,
      (scores.get(situation.theme) ?? 0) + (contentWords(matched).length >= 2 ? 2 : 1),
    );
  return [...scores].sort((a, b) => b[1] - a[1]);
};

const isGibberish = (message: NormalisedMessage): boolean => {
  const words = message.lower.match(/[a-z]+/g) ?? [];
  if (words.length === 0) return !/[\p{L}\p{N}]/u.test(message.lower) && message.lower.length > 0;
  return isGarbage(words);
};

const unread = (message: NormalisedMessage, language: DetectedLanguage): Understanding => ({
  ...message,
  clauses: [],
  feelings: [],
  people: [],
  themes: [],
  strongThemes: [],
  situations: [],
  meansToAct: false,
  acts: new Set<MessageAct>(isKeptFarewell(message.lower) ? ["goodbye"] : []),
  honesty: null,
  request: null,
  language,
  isRisk: false,
  emojiOnly: false,
  isGibberish: false,
  isSubstantive: false,
});

const read = (content: string): Understanding => {
  const message = normaliseMessage(content.slice(0, maxReadChars));
  const { lower, text } = message;
  const isUnread = message.emoji.length === 0 && isGibberish(message);
  const language = isUnread ? null : detectLanguage(lower);
  // English patterns find nothing in it, and would only cost time
  if (language) return unread(message, language);
  const acts = messageActsIn(message);
  const honesty = honestyTopicIn(lower);
  // what stands in quotation marks was asked by somebody else
  const request = requestIn(lower.replace(quotedWords, " ").trim(), message.wordCount);
  const clauses = clausesOf(text);
  const all = situationsIn(lower, clauses).filter((found) => !isPassing(found, message.wordCount));
  const isBad =
    all.some(({ situation }) => situation.tone !== "glad" && (situation.priority ?? 0) > -2) ||
    acts.has("sarcasm");
  // glad words inside a hard story are not the news
  const kept = all.filter(
    ({ situation }) => situation.tone !== "glad" || !(isBad || rough.test(lower)),
  );
  // and a side remark inside good news is not a sorrow
  const isNews = kept.some(({ situation }) => situation.tone === "glad");
  const found = isNews ? kept.filter(({ situation }) => situation.tone === "glad") : kept;
  const faces = message.emoji.flatMap((face) => {
    const family = feelingOfEmoji(face);
    return family
      ? [
          {
            family,
            word: family,
            intensity: "plain",
            pleasant: pleasant.has(family),
          } satisfies OwnFeeling,
        ]
      : [];
  });
  const scored = themeScores(lower, found);
  const feelings = ownFeelingsIn(lower);
  const isShortAct = [
    "yes",
    "no",
    "unsure",
    "nothing",
    "silence",
    "greeting",
    "smallTalk",
    "done",
    "repeatRequest",
    "dismiss",
    "complaint",
    "stopQuestions",
    "stopEcho",
    "saidAlready",
    "stopFeelings",
    "apology",
    "lowShort",
    "laugh",
    "windDown",
  ].some((act) => acts.has(act as MessageAct)); // a plain list of acts
  return {
    ...message,
    clauses,
    feelings: feelings.length > 0 ? feelings : message.wordCount === 0 ? faces : [],
    people: mentionedPeopleIn(text.replace(notThem, "")),
    themes: scored.map(([theme]) => theme),
    strongThemes: scored
      .filter(([, score]) => score >= 2 || message.wordCount <= 2)
      .map(([theme]) => theme),
    situations: found,
    meansToAct: meansToAct(lower),
    acts,
    honesty,
    request,
    language,
    isRisk: speaksOfRisk(lower),
    emojiOnly: message.wordCount === 0 && message.emoji.length > 0,
    isGibberish: language === null && isUnread,
    isSubstantive:
      !isShortAct &&
      language === null &&
      !isUnread &&
      message.wordCount >= 3 &&
      !(acts.has("thanks") && message.wordCount < 8) &&
      !(acts.has("goodbye") && message.wordCount < 12) &&
      !((honesty !== null || request !== null) && message.wordCount < 12) &&
      !(acts.has("exerciseRequest") && message.wordCount < 10),
  };
};

/** "Not my sister, my wife": the first is not who is meant. */
const notThem = /\bnot my [\w-]+(?=[,;.]|\s*$)/gi;

/** Nobody says anything new after this many characters that the first ones did not show. */
const maxReadChars = 6_000;
const messagesKept = 256;

export const understand = readOnce(read, messagesKept);
