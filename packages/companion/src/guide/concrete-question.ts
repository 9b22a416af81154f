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
  /^(?:i|we) (?:told|said)\b|\b(?:no|not|never|without|nobody|none|cancel\w*|turned down|lost|sold|fail\w*|miss\w*|used to|if)\b|n't\b/;

const weighs = (message: Understanding): boolean =>
  message.isRisk ||
  message.feelings.some(({ pleasant }) => !pleasant) ||
  message.situations.some(({ situation }) => situation.tone !== "glad") ||
  message.strongThemes.some((theme) => theme !== "goodNews");

const isSmallIn = (message: Understanding): boolean =>
  message.clauses.some(({ text }) => namedIn(text).some(({ subject }) => subject.isSmall));

/** Nothing weighs so far, and what is talked of are small things. */
export const isSmallTalk = (state: State): boolean => {
  const told = [...state.before, state.now];
  return (
    !state.riskBefore &&
    !inSorrow(state) &&
    !told.some(weighs) &&
    told.every((message) => isSmallIn(message) || message.wordCount <= 6)
  );
};

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

export const smallTalkQuestion = (state: State, voice: Voice): string | null =>
  isSmallTalk(state) ? voice.pick("small", smallTalkQuestions) : null;
