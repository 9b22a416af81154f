import { read } from "@app/reading/read";
import type { Reading, SentenceRead } from "@app/reading/reading";
import { certainty } from "./certainty.ts";
import { isQuotable, sentenceNameOf } from "./own-words.ts";

/** Something one message shows, with the sentence that shows it where it may be quoted. */
export type ReportFinding = {
  part: "feelings" | "styles" | "strengths" | "relationships" | "helped" | "planned";
  /** What it is about, whatever the wording. */
  key: string;
  /** How it is called: the person's own word for a feeling, or who somebody is. */
  word: string;
  quote: string | null;
  isPleasant?: boolean;
};

const straight = (text: string): string => text.toLowerCase().replaceAll("’", "'");
const quoteOf = (sentence: SentenceRead | undefined): string | null =>
  sentence && isQuotable(sentence) ? sentence.text : null;

/** Words that say too little of how somebody felt, that are said of things, or that nobody wants to read again. */
const emptyWords = new Set(
  `okay fine good great better amazing shit shitty crap rubbish annoying boring exhausting embarrassing humiliating scary terrifying
   depressing frustrating overwhelming disappointing confusing stressful selfish pathetic used wiped`.split(
    /\s+/,
  ),
);
/** What would be felt, or is only asked, was not felt. */
const supposed = /\b(?:would|could|might|if|i'd|he'd|she'd|they'd|unless|imagine|wish)\b/;

/** What stands right before a feeling that is one's own: "I was so", "it makes me feel", "I". */
const saysOfThemself =
  /(?:^| )(?:(?:i'm|im|we're|i am|i was|we are|we were|i've been|i have been|i(?: \S+)? (?:feel|felt|get|got|became)|feeling|(?:makes?|made|making|left|leaves|leaving) me(?: feel| feeling)?)(?: \S+){0,3}|(?:i|we)(?: just| still| also| really| always| often)?)$/;
const wordsBefore = 8;

/** Whether somebody says this word of themself, in a sentence that holds. */
const isSaidOfThemself = ({ text, isQuestion }: SentenceRead, word: string): boolean => {
  const plain = straight(text);
  // inside quotation marks somebody else may be speaking
  if (isQuestion || supposed.test(plain) || /["“”]|(?:^|\s)'\S/.test(plain)) return false;
  const words: readonly string[] = plain.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const at = words.indexOf(word);
  return at > 0 && saysOfThemself.test(words.slice(Math.max(0, at - wordsBefore), at).join(" "));
};

const feelingsIn = ({ feelings, sentences }: Reading): ReportFinding[] => {
  const found = new Map<string, ReportFinding>();
  for (const { family, word, owner, isPleasant } of feelings) {
    if (owner !== "own" || emptyWords.has(word) || found.has(word)) continue;
    const sentence = sentences.find((one) => isSaidOfThemself(one, word));
    if (!sentence) continue;
    found.set(word, {
      part: "feelings",
      key: `feeling:${family}`,
      word,
      isPleasant,
      quote: quoteOf(sentence),
    });
  }
  return [...found.values()];
};

const peopleIn = ({ people, sentences }: Reading): ReportFinding[] =>
  people.map(({ label, key, at }): ReportFinding => {
    const word = label.startsWith("your ") ? `your ${key}` : label;
    const sentence = sentences.find(({ from, to }) => from <= at && at < to);
    return {
      part: "relationships",
      key: `person:${word.toLowerCase()}`,
      word,
      quote: quoteOf(sentence),
    };
  });

/** Something done, and by themself. */
const deed =
  /\b(?:i|we)(?:'ve| have)? (?:finally |actually |still |just |even |also |really )*(?:managed|finished|did it|did manage|said no|asked|told|stood up|went|kept|got (?:up|through|it done)|stopped|learn(?:ed|t)|tried|applied|passed|booked|rang|called|wrote|apologi[sz]ed|spoke|started|made it|held|left on time)\b/;
/** The same in words that say that it was not easy. */
const plainDeed =
  /\b(?:i|we)(?:'ve| have)? (?:just |even |actually |still )*(?:managed to|finally (?:said|told|asked|did|rang|called|wrote|went|finished|stopped|left|got|made|sent|opened)|stood up (?:to|for)|got through (?:it|the)|made it through|kept going)\b/;
const better =
  /\b(?:help(?:ed|s)|did me good|calmed me|soothed me|made (?:it|things|me) (?:feel )?(?:better|easier|calmer|lighter)|(?:felt|feel|slept) (?:much |a bit |so much )?(?:better|calmer|lighter) (?:after|when|since|with|once))\b/;
/** What did not help, only would, or was a help to somebody else. */
const notBetter =
  /\b(?:never|nobody|nothing|no one|not|hardly|(?:did|does|do|is|was|has|have|had)n't|would|wish|should|could|if|i(?:'ve)? helped|i made|(?:be|being) helped|help(?:ed|s) (?:him|her|them|my))\b/;
/** A word about this talk. */
const ofThisTalk =
  /^(?:\W*(?:ok|okay|yes|yeah|thanks|thank you|well|and|it|this|that|you|really|actually|has|'ve|have)\b)*\W*help/;

const helpedIn = ({ sentences }: Reading): ReportFinding[] =>
  sentences.filter(isQuotable).flatMap((sentence): ReportFinding[] => {
    const plain = straight(sentence.text);
    if (!better.test(plain) || notBetter.test(plain) || ofThisTalk.test(plain)) return [];
    return [
      { part: "helped", key: `helped:${sentenceNameOf(plain)}`, word: "", quote: sentence.text },
    ];
  });

/** The sentence in which something managed is told: the words say so, somebody is proud of it, or the reader is sure. */
const strengthsIn = (reading: Reading): ReportFinding[] => {
  const { sentences, turns } = reading;
  const isSure = (turns["strength"] ?? 0) >= certainty.strength.turn;
  const proud = feelingsIn(reading).find(({ key }) => key === "feeling:proud")?.quote;
  const sentence = sentences.filter(isQuotable).find((one) => {
    const plain = straight(one.text);
    if (supposed.test(plain)) return false;
    if (plainDeed.test(plain)) return true;
    if (!deed.test(plain)) return false;
    return (
      isSure || one.text === proud || (one.roles["exception"] ?? 0) >= certainty.strength.exception
    );
  });
  return sentence
    ? [
        {
          part: "strengths",
          key: `strength:${sentenceNameOf(sentence.text)}`,
          word: "",
          quote: sentence.text,
        },
      ]
    : [];
};

/** Said of themself, and of what lies ahead. */
const isPlan = (plain: string): boolean =>
  /\b(?:i|we)\b/.test(plain) && !/\bwas (?:going to|gonna|about to)\b/.test(plain);

const stepsIn = ({ sentences, steps }: Reading): ReportFinding[] =>
  steps.flatMap(({ from, isFirm }): ReportFinding[] => {
    const sentence = sentences.find((one) => one.from <= from && from < one.to);
    if (!isFirm || !sentence || !isQuotable(sentence) || !isPlan(straight(sentence.text)))
      return [];
    if ((sentence.roles["step"] ?? 0) < certainty.step) return [];
    return [
      {
        part: "planned",
        key: `planned:${sentenceNameOf(sentence.text)}`,
        word: "",
        quote: sentence.text,
      },
    ];
  });

/** Ways of thinking everybody has at times, and the role of the sentence that shows them. */
const styles = [
  { turn: "self-blame", key: "style:blame", role: "belief" },
  { turn: "belief-as-fact", key: "style:settled", role: "belief" },
  { turn: "carries-alone", key: "style:alone", role: "support" },
] as const;

const stylesIn = ({ turns, sentences }: Reading): ReportFinding[] =>
  styles.flatMap(({ turn, key, role }): ReportFinding[] => {
    if ((turns[turn] ?? 0) < certainty.style) return [];
    const [sentence] = sentences
      .filter(isQuotable)
      .sort((a, b) => (b.roles[role] ?? 0) - (a.roles[role] ?? 0));
    return [{ part: "styles", key, word: "", quote: quoteOf(sentence) }];
  });

/** All a report could say of one message. */
export const findIn = (reading: Reading): ReportFinding[] => {
  const helped = helpedIn(reading);
  // a sentence is quoted for one thing
  const strengths = strengthsIn(reading).filter(
    ({ quote }) => !helped.some((one) => one.quote === quote),
  );
  return [
    ...feelingsIn(reading),
    ...stylesIn(reading),
    ...strengths,
    ...peopleIn(reading),
    ...helped,
    ...stepsIn(reading),
  ];
};

export type MessageFinds = {
  /** What it is about; null where it is in a language the reader does not know, or in none. */
  reading: Pick<Reading, "plain" | "wordCount" | "paths"> | null;
  found: ReportFinding[];
};

/** Reads one message for a report: what could not be read is not guessed at. */
export const findsIn = (text: string): MessageFinds => {
  const reading = read(text);
  if (reading.language !== null || reading.isGarbled) return { reading: null, found: [] };
  const { plain, wordCount, paths } = reading;
  return { reading: { plain, wordCount, paths }, found: findIn(reading) };
};
