import { readPhrase } from "./phrase.ts";
import type { Grounds, ReplyRule } from "./reply-rule.ts";
import { replyRules } from "./reply-rules.ts";
import type { ReplyScreen } from "./reply-screen.ts";

/** A sentence under suspicion is held to its end, yet not without end. */
const maxHeldChars = 400;
/** What is already out of the sentence, as far back as a rule looks. */
const contextMaxChars = 240;

const sentenceEnd = /[.!?…]+["'”’)\]]*|\n/;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

type Word = { text: string; at: number; end: number };
type Finding =
  | { kind: "bad"; at: number; end: number; rule: ReplyRule }
  | { kind: "open"; at: number };

const wordsIn = (text: string, from: number): Word[] =>
  [...text.slice(from).matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word.toLowerCase().replace(/’/g, "'"),
    at: from + index,
    end: from + index + word.length,
  }));

/** Rules by the word they begin with, so that an ordinary word costs one look. */
const rulesByFirstWord = new Map<string, ReplyRule[]>();
for (const rule of replyRules)
  for (const first of (rule.lead ?? rule.body).firstWords)
    rulesByFirstWord.set(first, [...(rulesByFirstWord.get(first) ?? []), rule]);
const openFirstWords = [
  ...new Set(replyRules.flatMap((rule) => (rule.lead ? [] : [...rule.body.firstWords]))),
];

/** One or two letters begin too many words to wait for. */
const mayBeginRule = (open: string): boolean =>
  openFirstWords.some((first) => first === open || (open.length >= 3 && first.startsWith(open)));

const isInsideQuotes = (before: string): boolean => (before.match(/["“”]/g) ?? []).length % 2 === 1;

const earliest = (a: Finding | null, b: Finding | null): Finding | null => {
  if (!a || !b) return a ?? b;
  return b.at < a.at ? b : a;
};

type Look = {
  finding: Finding | null;
  /** Nothing that begins before this place can come to anything any more. */
  settled: number;
};

/** The first place of a sentence that may not go out, or not yet. */
const findIn = (o: {
  sentence: string;
  /** Up to here it is out already. */
  from: number;
  /** Up to here it was looked at before. */
  settled: number;
  isClosed: boolean;
  grounds: Grounds;
}): Look => {
  const { sentence, from, isClosed, grounds } = o;
  const words = wordsIn(sentence, o.settled);
  const texts = words.map(({ text }) => text);
  const last = words.at(-1);
  const lastIsOpen = !isClosed && last !== undefined && last.end === sentence.length;

  const judge = (rule: ReplyRule, index: number): Finding | "waiting" | null => {
    const lead = rule.lead
      ? readPhrase(rule.lead, texts, index, lastIsOpen, !isClosed)
      : { kind: "whole" as const, words: 0 };
    if (lead.kind !== "whole") return lead.kind === "open" ? "waiting" : null;
    const bodyIndex = index + lead.words;
    const first = words[bodyIndex];
    if (first === undefined) return "waiting";
    // A first word may be out, or half of it; a second one means that this was judged before.
    if ((words[bodyIndex + 1]?.at ?? sentence.length) < from) return null;
    const at = Math.max(first.at, from);
    const body = readPhrase(rule.body, texts, bodyIndex, lastIsOpen, !isClosed);
    if (body.kind === "none") return null;
    const before = sentence.slice(0, words[index]?.at ?? 0);
    if (rule.unless?.test(before) || isInsideQuotes(before)) return null;
    if (body.kind === "open") return { kind: "open", at };
    const end = words[bodyIndex + body.words - 1]?.end ?? at;
    if (rule.isFine && !isClosed && sentence.length - at < maxHeldChars)
      return { kind: "open", at };
    if (rule.isFine?.({ body: sentence.slice(at, end), sentence }, grounds)) return null;
    return { kind: "bad", at, end, rule };
  };

  let settled: number | undefined;
  for (const [index, word] of words.entries()) {
    let finding: Finding | null = null;
    for (const rule of rulesByFirstWord.get(word.text) ?? []) {
      const judged = judge(rule, index);
      if (judged === "waiting") settled ??= word.at;
      else finding = earliest(finding, judged);
    }
    if (finding) return { finding, settled: settled ?? word.at };
  }
  settled ??= lastIsOpen ? last.at : sentence.length;
  const mayBegin = lastIsOpen && last.at >= from && mayBeginRule(last.text);
  return { finding: mayBegin ? { kind: "open", at: last.at } : null, settled };
};

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words in place of what may not be said, as they follow on from what is out. */
const insteadOf = (rule: ReplyRule, before: string, original: string): string => {
  if (rule.lead && /^[a-z]/.test(rule.instead)) return rule.instead;
  if (rule.lead && /^an AI\b/.test(rule.instead)) return rule.instead;
  if (rule.until === "match")
    return /^\p{Lu}/u.test(original) ? upperFirst(rule.instead) : rule.instead;
  return before.trim() === "" ? rule.instead : `… ${rule.instead}`;
};

/**
 * Replaces what a model may not say before it is seen: claims to be human or a professional,
 * diagnoses, ways to do harm, memories it does not have. Only words that may become one of these
 * wait for the words after them.
 */
export const createSentenceScreen = (grounds: Grounds): ReplyScreen => {
  /** What of the present sentence is out. */
  let out = "";
  let held = "";
  let settled = 0;
  let dropping = false;

  const beginSentence = (): void => {
    out = "";
    settled = 0;
  };

  const drain = (isEnd: boolean): string => {
    let said = "";
    const leave = (text: string): void => {
      said += text;
      const whole = out + text;
      out = whole.slice(-contextMaxChars);
      settled = Math.max(0, settled - (whole.length - out.length));
    };
    for (;;) {
      const end = sentenceEnd.exec(held);
      if (dropping) {
        // A line break separates paragraphs, and stays; a full stop came with the words instead.
        held = end ? held.slice(end[0] === "\n" ? end.index : end.index + end[0].length) : "";
        if (!end) return said;
        dropping = false;
        beginSentence();
        continue;
      }
      const part = end ? held.slice(0, end.index + end[0].length) : held;
      const look = findIn({
        sentence: out + part,
        from: out.length,
        settled,
        isClosed: end !== null || isEnd,
        grounds,
      });
      const found = look.finding;
      settled = look.settled;
      if (found?.kind === "open") {
        const at = found.at - out.length;
        leave(held.slice(0, at));
        held = held.slice(at);
        return said;
      }
      if (found) {
        const at = found.at - out.length;
        const stop = found.end - out.length;
        const original = held.slice(at, stop);
        leave(held.slice(0, at));
        leave(insteadOf(found.rule, out, original));
        settled = out.length;
        held = held.slice(stop);
        dropping = found.rule.until === "sentence";
        continue;
      }
      leave(part);
      held = held.slice(part.length);
      if (!end) return said;
      beginSentence();
    }
  };

  return {
    push(piece) {
      held += piece;
      return drain(false);
    },
    end: () => drain(true),
  };
};
