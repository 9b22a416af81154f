import { adviceTheme } from "../advice/advice-theme.ts";
import { offerAdvice } from "../advice/give-advice.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import { requestLines } from "../say/requests.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { choiceIn } from "../understanding/requests.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { knownFeeling, normal } from "./common-answers.ts";

type Parts = (string | null)[];
type Answer = (state: State, voice: ReplyVoice) => Parts | null;

/** What can be said for one side without knowing more; never where somebody may be in danger. */
const leanings: readonly (readonly [asked: RegExp, line: string])[] = [
  [
    /\btell\b.*\b(?:i'd rather|i want|i don't want|i'd like|i'd prefer|i need|i can't)\b/,
    "I think I would: most people like to know what suits you, and it is easier said early than late.",
  ],
  [
    /\b(?:tell|telling|admit|confess|own up|come clean|let (?:him|her|them|my \w+) know)\b/,
    "If they are likely to find out anyway, it mostly goes better when they hear it from you, on a day you choose.",
  ],
  [
    /\bpush\b|\bleave (?:it|them|her|him) (?:be|alone|for now)\b/,
    "I would ask once more in a quiet moment, and then just be around. People often talk when nobody is waiting for it.",
  ],
  [
    /\bmention\b/,
    "I would leave it out at first. You can still bring it up later, and you can’t take it back once it is said.",
  ],
  [
    /\b(?:say something|speak up|bring it up|raise it|confront|complain)\b/,
    "If it keeps bothering you, I would say something: once, calmly, when nobody else is there. If it has already got smaller, leaving it is fine too.",
  ],
  [
    /\b(?:text|message|write|ring|call(?! (?:me|us|myself|him \w+|her \w+)\b)|phone|email|reach out|contact|ask (?:him|her|them)|apologi[sz]e|say sorry)\b/,
    "A few lines cost little, and they leave the other free to answer or not.",
  ],
  [
    /\b(?:go to|go along|attend|turn up|join|accept the invit\w+)\b/,
    "If you can leave early, going once costs little, and then you know.",
  ],
  [
    /\b(?:revis\w*|study|stud(?:y|ying)|cram\w*|practi[sc]e)\b/,
    "I would keep the last day or two light: a rested head is worth more than one more chapter.",
  ],
  [
    /\b(?:now|later|wait|yet|too soon|too early)\b/,
    "If nothing is lost by waiting, you could give it a week and see which way you lean then.",
  ],
];
const noLeaning = /\b(?:ex|drunk|hit|hits|afraid of (?:him|her)|stalk\w*|affair|abus\w*|police)\b/;

const isGuarded = ({ topic, now, before }: State): boolean =>
  topic?.theme === "trauma" ||
  topic?.id === "controlling-partner" ||
  [...before, now].some(({ lower }) => noLeaning.test(lower));

const leaning = (state: State, voice: ReplyVoice): string | null => {
  const { now } = state;
  if (isGuarded(state)) return null;
  const question = now.lower
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => /\b(?:should|shall|would|do i|better|whether|or)\b/.test(sentence))
    .join(" ");
  const line = leanings.find(([asked]) => asked.test(question))?.[1];
  return line ? voice.offer(line) : null;
};

/** A choice stays the person's own; what can be said about it is said. */
export const should: Answer = (state, voice) => {
  if (/\b(?:pros and cons|for and against)\b/.test(state.now.lower))
    return [voice.pick("proscons", requestLines.prosCons)];
  const choice = choiceIn(state.now.text);
  const x = choice ? turnPhrase(choice) : null;
  const lean = leaning(state, voice);
  const own = voice.pick("sidesnone", lean ? requestLines.yours : requestLines.sidesNone);
  if (lean) return [own, lean];
  return [
    own,
    ask(
      state,
      () =>
        (x && x.split(" ").length <= mostChoiceWords
          ? voice.pick("weigh", requestLines.weighAsk, { x })
          : null) ?? voice.pick("weighbare", requestLines.weighAskBare),
    ),
  ];
};

/** A longer choice does not stand well inside a question. */
const mostChoiceWords = 12;

const isOfWriting = (lower: string): boolean =>
  /\b(?:writ\w+|text|email|message|letter)\b/.test(lower) &&
  /\b(?:person|face|say|tell|talk|call|ring|phone|speak)\b/.test(lower);

/** One of two ways. */
export const either: Answer = (state, voice) => {
  if (isOfWriting(state.now.lower)) {
    const line = voice.pick("writing", requestLines.writingOrSpeaking);
    if (line) return [line];
  }
  const lean = leaning(state, voice);
  if (lean) return [voice.pick("sidesnone", requestLines.yours), lean];
  const line = voice.pick("either", requestLines.either);
  return line ? [line] : should(state, voice);
};

/** Whether the talk is about a choice, so that advice is not what is asked for. */
const choosing =
  /\b(?:deci(?:de|ding|sion)|choice|choose|offered|whether|should i|or not|answer (?:by|until|before)|(?:job )?offer (?:from|to|in)|yes or no|if i (?:say|tell|leave|stay|go|do|don't|take)|torn|lists?)\b/;
const isChoosing = (state: State): boolean =>
  [...state.before.slice(-4), state.now].some(({ lower }) => choosing.test(lower));

/** "Torn between staying and going", "either we get a dog or we get a bigger car". */
const betweenTwo =
  /\b(?:torn|choos\w+|decid\w+|undecided|choice|stuck|caught|forth|waver\w+|toss-up)\b[^.!?]{0,16}\bbetween ([^.!?,;]{3,50}?) and ([^.!?,;]{3,60})/i;
const eitherOr =
  /\b(?:either|whether to|whether (?:i|we) should|(?:should|shall|do) (?:i|we)|(?:i|we) (?:could|can)) (?:(?:i|we) )?([^.!?,;]{3,50}?) or (?:(?:i|we) |to )?(?!not\b|what\b|whatever\b)([^.!?,;]{3,60})/i;
const mostSideWords = 8;
/** "The dog", "staying here": what stands by itself; "get a dog" is something to do. */
const isThing = /^(?:the|a|an|your|this|that|his|her|their|not|\w+ing)\b/i;
const toldBack = 4;

/** "Mum's house" is their mum's. */
const sideOf = (side: string | undefined): string | null =>
  (side ? turnPhrase(side.trim()) : null)?.replace(
    /(^|(?<!your) )(mum|mom|dad|nan|gran|grandma|grandad)(?=[’']s\b)/i,
    (_, space: string, who: string) => `${space}your ${who.toLowerCase()}`,
  ) ?? null;

/** The two sides as the person named them; null where they did not, or where a word might come to mean another. */
const sidesIn = ({ now, before }: State): { a: string; b: string } | null => {
  for (const { text } of [now, ...before.slice(-toldBack).toReversed()]) {
    const [, first, second] = betweenTwo.exec(text) ?? eitherOr.exec(text) ?? [];
    const a = sideOf(first);
    const b = sideOf(second);
    if (a && b && [a, b].every((side) => side.split(" ").length <= mostSideWords)) return { a, b };
  }
  return null;
};

/** Whether the advice would be about what was told more than once: about a word in passing it answers nothing. */
const isAdviceSure = (state: State): boolean => {
  const theme = adviceTheme(state);
  const told = [...state.before, state.now].filter(
    ({ themes, situations }) =>
      themes.includes(theme) || situations.some(({ situation }) => situation.theme === theme),
  );
  return told.length > 1;
};

/** What the companion would do in their place: what can be said from outside. */
export const wouldYou: Answer = (state, voice) => {
  if (/\bhave done\b/.test(state.now.lower)) {
    const line = voice.pick("wouldhave", requestLines.wouldHave);
    if (line) return [line];
  }
  const sides = sidesIn(state);
  const between =
    sides &&
    voice.pick(
      "wouldyousides",
      isThing.test(sides.a) ? requestLines.wouldYouSides : requestLines.wouldYouDeeds,
      sides,
    );
  if (between) return [voice.pick("wouldyouno", requestLines.wouldYouNo), between];
  const lean = isChoosing(state) ? leaning(state, voice) : null;
  if (lean) return [voice.pick("wouldyou", requestLines.wouldYou), lean];
  // a choice is answered as one, and not with advice about somebody who is named in it
  const straight =
    isChoosing(state) && !isGuarded(state) && state.now.wordCount > bareWords
      ? voice.pick("straightchoice", requestLines.saidStraight)
      : null;
  if (straight) return [straight];
  const told =
    /\btell (?:him|her|them|my)\b/.test(state.now.lower) && !isGuarded(state)
      ? voice.pick("wouldtell", requestLines.wouldTell)
      : null;
  if (told) return [told];
  if (!isChoosing(state) || state.now.wordCount > bareWords) {
    const parts = state.toldCount > 0 && isAdviceSure(state) ? offerAdvice(state, voice) : null;
    if (parts)
      return parts[0]?.endsWith("?")
        ? parts
        : [voice.pick("wouldyou", requestLines.wouldYou), ...parts];
  }
  return [
    voice.pick("wouldyouno", requestLines.wouldYouNo) ??
      voice.pick("wouldyou", requestLines.wouldYou),
    ask(
      state,
      () =>
        (isChoosing(state) ? voice.pick("wouldyoueither", requestLines.wouldYouEither) : null) ??
        voice.pick("wouldyouq", requestLines.wouldYouAsk),
    ),
  ];
};

/** A longer question says what it is about. */
const bareWords = 9;

/** Somebody would like the choice to be taken off them. */
export const tellMe: Answer = (state, voice) => {
  if (!isChoosing(state)) return null;
  const line = voice.pick("tellme", requestLines.tellMe);
  return line ? [line, ask(state, () => voice.pick("weighbare", requestLines.weighAskBare))] : null;
};

/** What is hinted at may be more than rude. */
const grave =
  /\b(?:leave|kill|die|hit|hurt|cheat|lie|drink|drive|report|sue|smack|punish|divorce|quit|abort\w*|stop taking)\b/;

/** Whether it would be rude, or mad, or too late. */
export const wouldItBe: Answer = (state, voice) => {
  const match =
    /(?:is it|it's|it is|would it be) (?:just |really |a bit |very |too )*(\w+) (?:of me )?(?:to|if i) (.{3,60}?)\s*\?*$/i.exec(
      state.now.text,
    );
  const x = match?.[2] ? turnPhrase(match[2]) : null;
  const tooMuch = /\btoo (?:much|needy|honest|direct|personal)\b/.exec(state.now.lower)?.[0];
  if (tooMuch && !match) {
    const line = voice.pick("judge", requestLines.judge.slice(0, 1), { adj: tooMuch });
    if (line) return [line];
  }
  const called =
    /\bis (?:that|this) (?:just |really )?(lying|cheating|giving up|running away)\?*$/.exec(
      state.now.lower,
    )?.[1];
  if (called) return [voice.pick("notcalled", requestLines.notCalled, { x: called })];
  const plain =
    /\b(?:is (?:that|this|it)|would (?:that|it|this) be|do you (?:think|reckon|suppose) (?:that's|it's|this is|that is)) (?:a bit |really |so |very )?(\w+)\?*$/.exec(
      state.now.lower,
    )?.[1];
  if (plain) {
    const line = voice.pick("judge", requestLines.judge.slice(0, 1), { adj: plain });
    if (line) return [line];
  }
  if (/\bis it (?:even |really )?normal\b/.test(state.now.lower)) return normal(state, voice);
  const past = /\b(?:is it|think it's|reckon it's) (?:a bit |really )?(\w+) that i\b/i
    .exec(state.now.text)?.[1]
    ?.toLowerCase();
  if (past && !grave.test(state.now.lower)) {
    const line = voice.pick("judge", requestLines.judge, { adj: past === "normal" ? "odd" : past });
    if (line) return [line];
  }
  if (!match?.[1] || !x || grave.test(state.now.lower)) return should(state, voice);
  const isFelt = /^(?:still |just |even )*(?:feel|be|mind|care|cry|miss|want|like|love)\b/.test(x);
  const known = isFelt ? knownFeeling(state, voice) : null;
  if (known) return [known];
  const line = voice.pick("judge", requestLines.judge, { adj: match[1].toLowerCase() });
  return line ? [line] : null;
};

/** Whether it was bad, or odd, or too much, in whatever words: nobody is judged, and nothing grave is waved away. */
export const verdict: Answer = (state, voice) => {
  const line = grave.test(state.now.lower)
    ? voice.pick("verdictgrave", requestLines.verdictGrave)
    : voice.pick("verdict", requestLines.verdict);
  return line ? [line] : null;
};
