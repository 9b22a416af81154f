import { shuffled } from "../pick.ts";
import { actLines } from "../say/acts.ts";
import {
  adviceAfter,
  adviceLeads,
  adviceLists,
  adviceQuestions,
  adviceSources,
} from "../say/moving-on.ts";
import { sentencesOf } from "../sentences.ts";
import { type State, topicSlots } from "../state.ts";
import type { Theme } from "../understanding/theme.ts";
import { fill, type Voice } from "../voice.ts";
import type { Suggestion } from "./advice.ts";
import { adviceLibrary } from "./library.ts";

const all: readonly Suggestion[] = Object.values(adviceLibrary).flat();

const byRole: readonly (readonly [Theme, RegExp])[] = [
  ["parenting", /^(?:son|daughter|child|kids?|children|baby|toddler|teenager|twins)$/],
  ["partner", /^(?:husband|wife|partner|boyfriend|girlfriend|fianc)/],
  ["breakup", /^ex/],
  ["friendship", /friend/],
  ["work", /^(?:boss|manager|supervisor|colleague|coworker|co-worker|line manager|team leader)/],
];

const workRoles =
  /^(?:boss|manager|supervisor|colleagues?|coworkers?|co-worker|line manager|team leader)$/;

const relational: ReadonlySet<Theme> = new Set<Theme>([
  "parenting",
  "partner",
  "family",
  "friendship",
  "breakup",
]);

const heaviestTheme = (state: State): Theme | null => {
  const counts = new Map<Theme, number>();
  state.before.forEach((message, index) => {
    const found = message.situations[0]?.situation;
    if (found)
      counts.set(
        found.theme,
        (counts.get(found.theme) ?? 0) + 1 + (index === 0 ? 0.5 : 0) + (found.priority ?? 0) * 0.2,
      );
  });
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([theme]) => theme);
  // a practical question inside grief is meant practically
  const practical = ranked.find((theme) => theme === "money" || theme === "work");
  if (ranked[0] !== "grief") return ranked[0] ?? null;
  const isFrightened = [...state.before, state.now].some((message) =>
    message.feelings.some(({ family }) => family === "afraid" || family === "anxious"),
  );
  return practical ?? (isFrightened ? "anxiety" : "grief");
};

/** What the advice should be about: this message, else the person meant, else what the session is about. */
const themeFor = (state: State): Theme => {
  const named = state.now.situations[0]?.situation.theme;
  if (named) return named;
  const [first] = state.now.people;
  if (first && workRoles.test(first.role)) return "work";
  if (state.topic?.id === "controlling-partner") return "trauma";
  const heaviest = heaviestTheme(state);
  if (heaviest && relational.has(heaviest)) return heaviest;
  if (
    /\b(?:him|her|them|he|she|they)\b/.test(state.now.lower) &&
    state.person &&
    state.topic?.theme !== "grief"
  ) {
    const { role } = state.person;
    const theme = byRole.find(([, pattern]) => pattern.test(role))?.[0];
    if (theme) return theme;
  }
  return state.now.themes[0] ?? heaviest ?? state.theme ?? "anxiety";
};

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

/** What fits this very moment, where its actions are better advice than its theme's. */
const adviceOfMoment = (state: State, voice: Voice): (string | null)[] | null => {
  const { topic } = state;
  if (!topic?.ownAdvice || (state.now.situations[0]?.situation ?? topic) !== topic) return null;
  const slots = topicSlots(state);
  const [first, second] = shuffled(`${state.seed}/own`, topic.actions).flatMap((action) => {
    const text = fill(action, slots);
    return text && !state.spoken.has(sentencesOf(text)[0] ?? "") ? [text] : [];
  });
  if (!first || !second) return null;
  const lead = voice.pick("advicelead", adviceLeads);
  const said = voice.offer(`${first} ${second}`);
  return said
    ? [lead, said, state.questionsOff ? null : voice.pick("adviceafter", adviceAfter)]
    : null;
};

/** A few suggestions for what this is about, to choose from. */
export const offerAdvice = (state: State, voice: Voice): (string | null)[] | null => {
  const theme = themeFor(state);
  const particular = adviceOfMoment(state, voice);
  if (particular) return particular;
  const open = shuffled(`${state.seed}/${theme}`, adviceLibrary[theme]).filter(
    (suggestion) =>
      !wasExplained(state, suggestion) &&
      !state.replies.some((reply) => reply.includes(suggestion.label)),
  );
  const [a, b, c] = open;
  if (a && b && c) {
    const list = voice.pick("advicelist", adviceLists, { a: a.label, b: b.label, c: c.label });
    if (list)
      return [
        voice.pick("advicelead", adviceLeads),
        list,
        state.questionsOff ? null : voice.pick("adviceq", adviceQuestions),
      ];
  }
  const one = adviceLibrary[theme].find((suggestion) => !wasExplained(state, suggestion));
  return one ? explain(one, voice) : null;
};

/** One more of the same kind, when asked what else there is. */
export const moreAdvice = (state: State, voice: Voice): (string | null)[] | null => {
  const recent = state.replies.slice(-6).join(" ");
  const named = all.filter(
    (suggestion) =>
      recent.includes(suggestion.label) || recent.includes(suggestion.how.slice(0, 40)),
  );
  const next = named.find((suggestion) => !wasExplained(state, suggestion));
  return next ? explain(next, voice) : null;
};

const ordinals: readonly RegExp[] = [
  /\b(?:first|1st|former|(?:number|option) (?:1|one))\b|^(?:1|one)[.! ]*$/,
  /\b(?:second|2nd|middle|(?:number|option) (?:2|two))\b|^(?:2|two)[.! ]*$/,
  /\b(?:third|3rd|last|latter|(?:number|option) (?:3|three))\b|^(?:3|three)[.! ]*$/,
];

/** The suggestion a person pointed at, by its place or by a word of it. */
export const chosenAdvice = (state: State, voice: Voice): (string | null)[] | null => {
  const { lower, acts } = state.now;
  const isOrdinal = ordinals.some((pattern) => pattern.test(lower)) && state.now.wordCount <= 4;
  // "the second one" may come a turn late
  const laid = isOrdinal
    ? state.replies.slice(-3).findLast((reply) => offeredIn(reply).length >= 2)
    : state.lastReply;
  const offered = offeredIn(laid ?? state.lastReply);
  if (offered.length < 2 || state.now.wordCount > 16) return null;
  // a plan of one's own is not a choice from the list
  if (/\bi(?:'ll| will|'m going to) (?!(?:try|take|do) (?:it|that|this|the \w+ one)\b)/.test(lower))
    return null;
  if (/^(?:thanks?|thank you)\b|^no[, ]+i (?:mean|meant)\b/.test(lower)) return null;
  const place = ordinals.findIndex((pattern) => pattern.test(lower) && state.now.wordCount <= 8);
  const words = offered.find((suggestion) =>
    suggestion.label
      .split(/\s+/)
      .some(
        (word) =>
          word.length > 3 &&
          !/^(?:with|what|your|that|from|into|than|them|this|when|before|after)$/.test(word) &&
          new RegExp(`\\b${word.replace(/[^a-z]/gi, "")}`, "i").test(lower),
      ),
  );
  const chosen =
    offered[place] ??
    words ??
    (acts.has("yes") ||
    acts.has("unsure") ||
    /\b(?:any|either|all|you (?:choose|pick)|whichever)\b/.test(lower)
      ? offered[0]
      : undefined) ??
    offered.find((suggestion) => suggestion.when.test(lower) && state.now.wordCount <= 4);
  if (!chosen) return null;
  if (!/\b(?:doesn't|don't|didn't|never|won't|not|hate|except|isn't)\b/.test(lower))
    return explain(chosen, voice);
  // the one they named is the one they do not want
  const other = offered.find(
    (suggestion) => suggestion !== chosen && !wasExplained(state, suggestion),
  );
  return other ? [voice.pick("notthat", actLines.notThatOne), ...explain(other, voice)] : null;
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
  return [voice.pick("sourcenone", actLines.sourceNone)];
};
