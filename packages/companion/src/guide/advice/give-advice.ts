import { actionsByTopic } from "../after/by-topic.ts";
import { actLines } from "../say/acts.ts";
import {
  actionQuestions,
  adviceAfter,
  adviceFirstAsks,
  adviceLeads,
  advicePairs,
  adviceQuestions,
  adviceSources,
  commitFollowUps,
  possibleSteps,
  stepWishes,
} from "../say/moving-on.ts";
import { requestLines } from "../say/requests.ts";
import { endedIn, isOutOfReach } from "../session/ended.ts";
import { type State, topicSlots } from "../session/state.ts";
import { stepIn } from "../session/steps.ts";
import type { TalkTheme } from "../understanding/theme.ts";
import { shuffled } from "../words/pick.ts";
import { sentencesOf } from "../words/sentences.ts";
import { fillSlots, type ReplyVoice } from "../words/voice.ts";
import type { Suggestion } from "./advice.ts";
import { adviceTheme, themeAsked } from "./advice-theme.ts";
import { askedAbout, wasGiven } from "./asked-about.ts";
import { adviceLibrary } from "./library.ts";

const all: readonly Suggestion[] = Object.values(adviceLibrary).flat();

/** The suggestions the last reply laid out, in the order it named them. */
const offeredIn = (reply: string): Suggestion[] =>
  all
    .filter((suggestion) => reply.includes(suggestion.label))
    .sort((a, b) => reply.indexOf(a.label) - reply.indexOf(b.label));

const wasExplained = (state: State, suggestion: Suggestion): boolean =>
  state.replies.some((reply) => reply.includes(suggestion.how.slice(0, 40)));

const explain = (suggestion: Suggestion, voice: ReplyVoice): (string | null)[] => [
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
    const text = fillSlots(action, slots);
    return text && !isOutOfReach(text, topic, ended) ? [text] : [];
  });
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Named in the question or in the message before it; where there is danger, anywhere. */
const isAtHand = ({ topic, now, before }: State): boolean =>
  topic?.theme === "trauma" ||
  topic?.id === "followed" ||
  [now, before.at(-1)].some((message) => message?.situations[0]?.situation === topic);

/** What fits this very moment, where its actions are better advice than its theme's. */
const adviceOfMoment = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const { topic } = state;
  if (!topic?.ownAdvice || !isAtHand(state)) return null;
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

/** What can be done about the everyday matter that the talk is about. */
const adviceOfMatter = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const [first, second] = actionsByTopic([...state.before, state.now]).filter(
    (text) => !state.spoken.has(sentencesOf(text)[0] ?? ""),
  );
  if (!first || !second) return null;
  const said = voice.offer(`One is this: ${lowerFirst(first)} Another: ${lowerFirst(second)}`);
  return said
    ? [
        voice.pick("advicelead", adviceLeads),
        said,
        state.questionsOff ? null : voice.pick("actionq", actionQuestions),
      ]
    : null;
};

/** Words for somebody are wanted, and no plan. */
const asksHowToTell = (lower: string): boolean =>
  /\bhow (?:do|can|should|could|would|am) i (?:even |ever |possibly |supposed to |going to )?(?:tell|ask (?:without|for|if|whether)|start a (?:sentence|conversation|talk)|say (?:it|this|that)|bring (?:it|this|that) up|explain|talk to|break it|ask (?:him|her|them|my))\b|\bwhat (?:do|should|can|would) i (?:even )?(?:say|tell) (?:to )?(?:him|her|them|my)\b|\b(?:something|what|ideas what|things) (?:i|to) (?:can |could |should |might )?say\b/.test(
    lower,
  );

/** What the person has said so far, in one piece, to see which advice fits it. */
const saidSoFar = (state: State): string =>
  [...state.before, state.now].map(({ lower }) => lower).join(" ");

const asksWhich = (state: State, voice: ReplyVoice): string | null =>
  state.questionsOff || state.questionRun >= 3 ? null : voice.pick("adviceq", adviceQuestions);

/** Whether the subject is sure enough to suggest things from its library. */
const isSure = (state: State, theme: TalkTheme): boolean =>
  themeAsked(state.now.lower) !== null ||
  state.topic?.theme === theme ||
  [...state.before, state.now].filter(({ strongThemes }) => strongThemes.includes(theme)).length >=
    (state.now.acts.has("more") ? 1 : 2);

/** Two or three things that fit what was asked; where nothing surely does, one honest question. */
export const offerAdvice = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const particular = asksHowToTell(state.now.lower) ? null : adviceOfMoment(state, voice);
  if (particular) return particular;
  const about = askedAbout(state);
  const fitting = about ? voice.offer(about.say) : null;
  if (fitting) return [fitting, asksWhich(state, voice)];
  const ofMatter = asksHowToTell(state.now.lower) ? null : adviceOfMatter(state, voice);
  if (ofMatter) return ofMatter;
  const named = adviceTheme(state);
  const theme =
    endedIn([...state.before, state.now]).love && named === "partner" ? "breakup" : named;
  const said = saidSoFar(state);
  const open = isSure(state, theme)
    ? shuffled(`${state.seed}/${theme}`, adviceLibrary[theme]).filter(
        (suggestion) =>
          (suggestion.fits?.test(said) ?? true) &&
          !wasExplained(state, suggestion) &&
          !state.replies.some((reply) => reply.includes(suggestion.label)),
      )
    : [];
  const [a, b] = open;
  const pair = a && b ? voice.pick("advicepair", advicePairs, { a: a.label, b: b.label }) : null;
  if (pair) return [pair, asksWhich(state, voice)];
  if (a) return explain(a, voice);
  const first = state.questionsOff ? null : voice.pick("advicefirst", adviceFirstAsks);
  return first ? [first] : null;
};

/** One thing and no list, for whoever asks for one. */
export const oneAdvice = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const about = askedAbout(state);
  const said = about ? voice.offer(sentencesOf(about.say)[0] ?? null) : null;
  return [
    said ??
      (/\b(?:for me|for myself|just mine|relax\w*|nice)\b/.test(state.now.lower)
        ? voice.pick("oneself", requestLines.oneForSelf)
        : voice.pick("onebare", requestLines.oneBare)),
  ];
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
export const moreAdvice = (state: State, voice: ReplyVoice): (string | null)[] | null => {
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
const chosenAction = (state: State, voice: ReplyVoice): (string | null)[] | null => {
  const offered = actionsOf(state)
    .filter((action) => state.lastReply.includes(lowerFirst(action)))
    .sort(
      (a, b) => state.lastReply.indexOf(lowerFirst(a)) - state.lastReply.indexOf(lowerFirst(b)),
    );
  if (offered.length < 2 || state.now.wordCount > 12 || stepIn(state.now)) return null;
  const place = pointsAt(state.now.lower);
  if (place < 0 && !state.now.acts.has("yes")) return null;
  return [
    voice.pick("stepwish", stepWishes),
    state.questionsOff ? null : voice.pick("follow", commitFollowUps),
  ];
};

/** The answer to a choice from the list, with the step the person made of it. */
export const chosenAdvice = (state: State, voice: ReplyVoice): (string | null)[] | null => {
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
  return [voice.pick("step", possibleSteps, { step: step.what }), voice.offer(chosen.how)];
};

const ask = (state: State, voice: ReplyVoice): string | null =>
  state.questionsOff ? null : voice.pick("adviceafter", adviceAfter);

/** Where the last suggestion came from. */
export const adviceSource = (state: State, voice: ReplyVoice): (string | null)[] => {
  const recent = state.replies.slice(-3).join(" ");
  const suggestion = all.find((other) => recent.includes(other.how.slice(0, 40)));
  if (suggestion) {
    const line = voice.pick("source", actLines.source, { source: suggestion.source });
    if (line && !/\b(?:work|evidence|proof)\b/.test(state.now.lower)) return [line];
    const works = voice.pick("works", actLines.sourceWorks);
    if (works) return [works, ask(state, voice)];
  }
  if (wasGiven(state.replies.slice(-3))) {
    const line = voice.pick("sourceguides", actLines.sourceGuides);
    if (line) return [line];
  }
  // a suggestion that belongs to the moment has no study, and is still no reflection
  if (/\bOne is this: /.test(recent)) {
    const works = voice.pick("works", actLines.sourceWorks.slice(0, 1));
    if (works) return [works, ask(state, voice)];
  }
  return [voice.pick("sourcenone", actLines.sourceNone)];
};
