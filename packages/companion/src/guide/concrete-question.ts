import { withSubject } from "./reflect/supply-subject.ts";
import {
  type ConcreteSubject,
  concreteSubjects,
  smallTalkQuestions,
} from "./say/concrete-questions.ts";
import type { State } from "./state.ts";
import { stillOpen } from "./still-open.ts";
import { isAhead, isPastTense } from "./tense.ts";
import type { Understanding } from "./understanding/understand.ts";
import type { Voice } from "./voice.ts";
import { inSorrow } from "./weight.ts";

type Named = { subject: ConcreteSubject; word: string };

const byWord: ReadonlyMap<string, ConcreteSubject> = new Map(
  [...concreteSubjects]
    .reverse()
    .flatMap((subject) => subject.words.split(" ").map((word) => [word, subject] as const)),
);

/** "boxes" and "tomatoes" as well as "bills". */
const plainForms = (word: string): readonly string[] => [
  word,
  word.replace(/'s$/, ""),
  word.replace(/s$/, ""),
  word.replace(/es$/, ""),
];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}][\p{L}'-]*/gu) ?? [];

/** What is only where or with what something happens is not what is told. */
const aside =
  /^(?:for|with|in|on|by|from|like|of|near|than|into|past|without|between|next|during|behind|after|before|until|till|since|over|at)$/;
/** Somewhere one goes or is, which is asked about all the same. */
const place = new Set(["doctor", "school", "sport", "faith", "garden"]);
const placed = /^(?:in|at|from)$/;
const between =
  /^(?:a|an|the|my|our|his|her|their|your|this|that|some|new|old|little|big|first|last|other|two|three)$/;

/** The word that rules the noun: "for" in "for the washing". */
const ruling = (list: readonly string[], at: number): string => {
  let place = at - 1;
  while (place >= 0 && between.test(list[place] ?? "")) place -= 1;
  return list[place] ?? "";
};

const isAside = (list: readonly string[], at: number, { id }: ConcreteSubject): boolean => {
  const word = ruling(list, at);
  // what is hers is not asked about as if it were one's own
  if (/^(?:his|her|their)$/.test(list[at - 1] ?? "")) return true;
  return (aside.test(word) && !(placed.test(word) && place.has(id))) || list[at + 1] === "next";
};

/** The things a clause names, those that weigh first. */
const namedIn = (clause: string): Named[] =>
  wordsIn(clause)
    .flatMap((word, at, list): Named[] => {
      const form = plainForms(word).find((one) => byWord.has(one));
      const subject = form === undefined ? undefined : byWord.get(form);
      return form !== undefined && subject && !isAside(list, at, subject)
        ? [{ subject, word: form }]
        : [];
    })
    .sort((a, b) => concreteSubjects.indexOf(a.subject) - concreteSubjects.indexOf(b.subject));

/** What is not there, or was never so, leaves nothing to ask about. */
const denied =
  /^(?:i|we) (?:told|said)\b|\b(?:no|not|never|without|nobody|none|cancel\w*|pay\w*|paid|turned down|lost|sold|fail\w*|miss\w*|used to|if)\b|n't\b/;

const weighs = (message: Understanding): boolean =>
  message.isRisk ||
  message.feelings.some(({ pleasant }) => !pleasant) ||
  message.situations.some(({ situation }) => situation.tone !== "glad") ||
  message.strongThemes.some((theme) => theme !== "goodNews");

/** Words that stand where something is wrong, or may be. */
const trouble =
  /n't\b|\b(?:not|never|no|nobody|nothing|alone|worr\w+|hate|lost|lose|losing|ill|sick|pain|hurts?|died|dead|problem|hard|harder|worse|worst|stress\w*|debt|owe|fail\w*|afraid|scared|tired|sad|anxious|nervous|wrong|argu\w+|row|shout\w*|cry|cried|crying|miss|missed|left|alone|hospital|doctor|cancer|divorc\w*|redundan\w*|sacked|struggl\w*|guilty|ashamed|useless|stuck|late|ex|money|sleep|but|too|only|late husband|late wife)\b/;

/** Everyday things that nobody comes to talk about for their weight. */
const everyday = new Set(
  "tea coffee cuppa biscuits lunch dinner breakfast pizza toast sandwich weather sunny rain rainy raining lazy telly magazine bath kettle shopping windows parcel haircut slow saturday sunday weekend seagull chips sea".split(
    " ",
  ),
);

const isOfSmallThings = (message: Understanding): boolean =>
  wordsIn(message.lower).some(
    (word) => everyday.has(word) || plainForms(word).some((form) => byWord.get(form)?.isSmall),
  );

/** So far nothing weighs, and nothing sounds as if it did. */
export const isSmallTalk = (state: State): boolean =>
  !state.riskBefore &&
  !inSorrow(state) &&
  [...state.before, state.now].every(
    (message) => !weighs(message) && !trouble.test(message.lower) && message.wordCount <= 25,
  );

const questionsOf = ({ subject }: Named, clause: string): readonly string[] =>
  isPastTense(clause)
    ? (subject.past ?? subject.now)
    : isAhead(clause)
      ? (subject.ahead ?? subject.now)
      : subject.now;

/** A question about a thing in what was just said, the last clause first. */
export const concreteQuestion = (state: State, voice: Voice): string | null => {
  if (inSorrow(state)) return null;
  const clauses = state.now.clauses.filter(({ isQuestion }) => !isQuestion).slice(-2);
  for (const { text } of [...clauses].reverse()) {
    if (denied.test(text.toLowerCase())) continue;
    for (const named of namedIn(text)) {
      const line = voice.pick(
        `thing/${named.subject.id}`,
        stillOpen(questionsOf(named, text), state.now.lower),
        { thing: named.word },
      );
      if (line) return line;
    }
  }
  return null;
};

/** Small things are asked about lightly. */
export const smallTalkQuestion = (state: State, voice: Voice): string | null => {
  if (!isSmallTalk(state)) return null;
  const clause = state.now.clauses.findLast(({ isQuestion }) => !isQuestion)?.text ?? "";
  return (
    (isPastTense(withSubject(clause)) ? voice.pick("small/past", smallTalkQuestions.past) : null) ??
    (isOfSmallThings(state.now) && state.now.people.length === 0
      ? voice.pick("small/now", smallTalkQuestions.now)
      : null)
  );
};
