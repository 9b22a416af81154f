import { endedIn, isOutOfReach } from "../ended.ts";
import { shuffled } from "../pick.ts";
import { actLines } from "../say/acts.ts";
import {
  actionQuestions,
  adviceAfter,
  adviceLeads,
  adviceLists,
  advicePairs,
  adviceQuestions,
  adviceSources,
  commitFollowUps,
  possibleSteps,
  stepDetails,
  stepPraise,
} from "../say/moving-on.ts";
import { sentencesOf } from "../sentences.ts";
import { type State, topicSlots } from "../state.ts";
import { stepIn } from "../steps.ts";
import { fill, type Voice } from "../voice.ts";
import type { Suggestion } from "./advice.ts";
import { adviceTheme } from "./advice-theme.ts";
import { adviceLibrary } from "./library.ts";
import { asksHowToTell, tellingAdvice } from "./telling.ts";

const all: readonly Suggestion[] = [...Object.values(adviceLibrary).flat(), ...tellingAdvice];

/** The suggestions the last reply laid out, in the order it named them. */
const offeredIn = (reply: string): Suggestion[] =>
  all
    .filter((suggestion) => reply.includes(suggestion.label))
    .sort((a, b) => reply.indexOf(a.label) - reply.indexOf(b.label));

const wasExplained = (state: State, suggestion: Suggestion): boolean =>
  state.replies.some((reply) => reply.includes(suggestion.how.slice(0, 40)));

const explain = (suggestion: Suggestion, voice: Voice): (string | null)[] => [
  voice.offer(suggestion.how),
  voice.pick(`src/${suggestion.id}`, adviceSources, { source: suggestion.source }),
  voice.pick("adviceafter", adviceAfter),
];

/** The actions of the topic, as they would be said in this conversation. */
const actionsOf = (state: State): string[] => {
  const { topic } = state;
  if (!topic) return [];
  const slots = topicSlots(state);
  const ended = endedIn([...state.before, state.now]);
  return shuffled(`${state.seed}/own`, topic.actions).flatMap((action) => {
    const text = fill(action, slots);
    return text && !isOutOfReach(text, topic, ended) ? [text] : [];
  });
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What fits this very moment, where its actions are better advice than its theme's. */
const adviceOfMoment = (state: State, voice: Voice): (string | null)[] | null => {
  const { topic } = state;
  if (!topic?.ownAdvice || (state.now.situations[0]?.situation ?? topic) !== topic) return null;
  const [first, second] = actionsOf(state).filter(
    (text) => !state.spoken.has(sentencesOf(text)[0] ?? ""),
  );
  if (!first || !second) return null;
  const lead = voice.pick("advicelead", adviceLeads);
  const said = voice.offer(`One is this: ${lowerFirst(first)} Another: ${lowerFirst(second)}`);
  return said
    ? [lead, said, state.questionsOff ? null : voice.pick("actionq", actionQuestions)]
    : null;
};

/** What the person has said so far, in one piece, to see which advice fits it. */
const saidSoFar = (state: State): string =>
  [...state.before, state.now].map(({ lower }) => lower).join(" ");

/** A few suggestions for what this is about, to choose from. */
export const offerAdvice = (state: State, voice: Voice): (string | null)[] | null => {
  const named = adviceTheme(state);
  const isOverNow = endedIn([...state.before, state.now]).love;
  const theme = isOverNow && named === "partner" ? "breakup" : named;
  const isTelling = asksHowToTell(state.now.lower);
  const particular = isTelling ? null : adviceOfMoment(state, voice);
  if (particular) return particular;
  const said = saidSoFar(state);
  const library = isTelling ? tellingAdvice : adviceLibrary[theme];
  const open = shuffled(`${state.seed}/${theme}`, library).filter(
    (suggestion) =>
      (suggestion.fits?.test(said) ?? true) &&
      !wasExplained(state, suggestion) &&
      !state.replies.some((reply) => reply.includes(suggestion.label)),
  );
  const [a, b, c] = open;
  if (a && b) {
    const list = c
      ? voice.pick("advicelist", adviceLists, { a: a.label, b: b.label, c: c.label })
      : voice.pick("advicepair", advicePairs, { a: a.label, b: b.label });
    if (list)
      return [
        voice.pick("advicelead", adviceLeads),
        list,
        state.questionsOff ? null : voice.pick("adviceq", adviceQuestions),
      ];
  }
  const one = a ?? library.find((suggestion) => !wasExplained(state, suggestion));
  return one ? explain(one, voice) : null;
};

/** "Breathing doesn't work for me" is remembered when more is asked for. */
const wasTurnedDown = (state: State, suggestion: Suggestion): boolean =>
  state.before.some(
    ({ lower, wordCount }) =>
      wordCount <= 12 &&
      /\b(?:doesn't|don't|didn't|never|won't) (?:really )?(?:work|help|do anything)\b/.test(
        lower,
      ) &&
      suggestion.when.test(lower),
  );

/** One more of the same kind, when asked what else there is. */
export const moreAdvice = (state: State, voice: Voice): (string | null)[] | null => {
  const recent = state.replies.slice(-6).join(" ");
  const named = all.filter(
    (suggestion) =>
      recent.includes(suggestion.label) || recent.includes(suggestion.how.slice(0, 40)),
  );
  const next = named.find(
    (suggestion) => !wasExplained(state, suggestion) && !wasTurnedDown(state, suggestion),
  );
  return next ? explain(next, voice) : null;
};

const ordinals: readonly RegExp[] = [
  /\b(?:first|1st|former|(?:number|option) (?:1|one))\b|^(?:1|one)[.! ]*$/,
  /\b(?:second|2nd|middle|(?:number|option) (?:2|two))\b|^(?:2|two)[.! ]*$/,
  /\b(?:third|3rd|last|latter|(?:number|option) (?:3|three))\b|^(?:3|three)[.! ]*$/,
];

const pointsAt = (lower: string): number => ordinals.findIndex((pattern) => pattern.test(lower));
/** "The last one" of two is the second. */
const isLast = (lower: string): boolean => /\b(?:last|latter)\b/.test(lower);

/** The suggestion that the message means, of those laid out. */
const meant = (state: State, offered: readonly Suggestion[]): Suggestion | undefined => {
  const { acts, wordCount } = state.now;
  // the choice comes first, what they would do with it after
  const lower = state.now.lower.split(/[.!?;]\s/)[0] ?? "";
  const place = lower.split(" ").length <= 9 ? pointsAt(lower) : -1;
  const words = offered.find((suggestion) =>
    suggestion.label
      .split(/\s+/)
      .some(
        (word) =>
          word.length > 3 &&
          !/^(?:with|what|your|that|from|into|than|them|this|when|before|after|small|going|making|asking|telling)$/.test(
            word,
          ) &&
          new RegExp(`\\b${word.replace(/[^a-z]/gi, "")}`, "i").test(lower),
      ),
  );
  return (
    (isLast(lower) && place >= 0 ? offered.at(-1) : offered[place]) ??
    words ??
    (acts.has("yes") ||
    acts.has("unsure") ||
    /\b(?:any|either|all of them|you (?:choose|pick)|whichever)\b/.test(lower)
      ? offered[0]
      : undefined) ??
    offered.find((suggestion) => suggestion.when.test(lower) && wordCount <= 4)
  );
};

/** Suggestions were made, and none of them will do. */
export const wasAdviceRefused = (state: State): boolean =>
  state.now.wordCount <= 14 &&
  (offeredIn(state.lastReply).length >= 2 ||
    all.some((suggestion) => state.lastReply.includes(suggestion.how.slice(0, 40)))) &&
  /\b(?:neither|none of (?:them|those|that|these)|(?:those|these|that|they|it)(?: really| all| just)? (?:don't|doesn't|won't|wouldn't|isn't|aren't|is not|sounds? (?:stupid|silly|useless|hard))|not (?:for me|really me|my thing|helpful)|i(?:'ve| have) (?:already )?tried (?:that|those|them|all))\b/.test(
    state.now.lower,
  );

/** One of the two actions that were laid out has been chosen. */
const chosenAction = (state: State, voice: Voice): (string | null)[] | null => {
  const offered = actionsOf(state)
    .filter((action) => state.lastReply.includes(lowerFirst(action)))
    .sort(
      (a, b) => state.lastReply.indexOf(lowerFirst(a)) - state.lastReply.indexOf(lowerFirst(b)),
    );
  if (offered.length < 2 || state.now.wordCount > 12 || stepIn(state.now)) return null;
  const place = pointsAt(state.now.lower);
  if (place < 0 && !state.now.acts.has("yes")) return null;
  return [
    voice.pick("praise", stepPraise),
    state.questionsOff ? null : voice.pick("follow", commitFollowUps),
  ];
};

/** The answer to a choice from the list, with the step the person made of it. */
export const chosenAdvice = (state: State, voice: Voice): (string | null)[] | null => {
  const { lower } = state.now;
  const action = chosenAction(state, voice);
  if (action) return action;
  // "the second one" may come a turn late
  const laid =
    pointsAt(lower) >= 0 && state.now.wordCount <= 9
      ? state.replies.slice(-3).findLast((reply) => offeredIn(reply).length >= 2)
      : state.lastReply;
  const offered = offeredIn(laid ?? state.lastReply);
  if (offered.length < 2 || state.now.wordCount > 24) return null;
  const step = stepIn(state.now);
  // a plan of one's own is not a choice from the list
  if (step && pointsAt(lower) < 0) return null;
  if (/^(?:thanks?|thank you)\b|^no[, ]+i (?:mean|meant)\b/.test(lower)) return null;
  const chosen = meant(state, offered);
  if (!chosen) return null;
  if (/\b(?:doesn't|don't|didn't|never|won't|not|hate|except|isn't)\b/.test(lower)) {
    // the one they named is the one they do not want
    const other = offered.find(
      (suggestion) => suggestion !== chosen && !wasExplained(state, suggestion),
    );
    return other ? [voice.pick("notthat", actLines.notThatOne), ...explain(other, voice)] : null;
  }
  if (!step) return explain(chosen, voice);
  return [
    voice.pick("step", possibleSteps, { step: step.what }),
    voice.offer(chosen.how),
    state.questionsOff ? null : voice.pick("stepdetail", stepDetails),
  ];
};

const ask = (state: State, voice: Voice): string | null =>
  state.questionsOff ? null : voice.pick("adviceafter", adviceAfter);

/** Where the last suggestion came from. */
export const adviceSource = (state: State, voice: Voice): (string | null)[] => {
  const recent = state.replies.slice(-3).join(" ");
  const suggestion = all.find((other) => recent.includes(other.how.slice(0, 40)));
  if (suggestion) {
    const line = voice.pick("source", actLines.source, { source: suggestion.source });
    if (line && !/\b(?:work|evidence|proof)\b/.test(state.now.lower)) return [line];
    const works = voice.pick("works", actLines.sourceWorks);
    if (works) return [works, ask(state, voice)];
  }
  // a suggestion that belongs to the moment has no study, and is still no reflection
  if (/\bOne is this: /.test(recent)) {
    const works = voice.pick("works", actLines.sourceWorks.slice(0, 1));
    if (works) return [works, ask(state, voice)];
  }
  return [voice.pick("sourcenone", actLines.sourceNone)];
};
