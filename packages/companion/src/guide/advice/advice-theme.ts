import { endedIn, isOver } from "../session/ended.ts";
import type { State } from "../session/state.ts";
import type { TalkTheme } from "../understanding/theme.ts";

const byRole: readonly (readonly [TalkTheme, RegExp])[] = [
  [
    "parenting",
    /^(?:son|daughter|boy|girl|little one|child|kids?|children|baby|toddler|teenager|twins)$/,
  ],
  ["partner", /^(?:husband|wife|partner|boyfriend|girlfriend|fianc)/],
  ["breakup", /^ex/],
  ["friendship", /friend/],
  ["work", /^(?:boss|manager|supervisor|colleague|coworker|co-worker|line manager|team leader)/],
];

const workRoles =
  /^(?:boss|manager|supervisor|colleagues?|coworkers?|co-worker|line manager|team leader)$/;

const relational: ReadonlySet<TalkTheme> = new Set<TalkTheme>([
  "parenting",
  "partner",
  "family",
  "friendship",
  "breakup",
]);

/** What the question itself asks help with, whatever came before it. */
const namedInQuestion: readonly (readonly [TalkTheme, RegExp])[] = [
  [
    "sleep",
    /\b(?:fall asleep|to sleep|sleep (?:better|tonight|more|again|at night)|get some sleep|(?:can|so|actually|i|and) sleep)\b/,
  ],
  ["anger", /\b(?:my temper|stop (?:shouting|snapping|yelling)|so angry|my anger)\b/],
  ["shame", /\b(?:so|less|the|feel|feeling) (?:guilty|guilt|ashamed|shame)\b/],
];

const heaviestTheme = (state: State): TalkTheme | null => {
  const counts = new Map<TalkTheme, number>();
  state.before.forEach((message, index) => {
    const found = message.situations[0]?.situation;
    // good news that came up in passing is not what advice is wanted for
    if (found && (found.theme !== "goodNews" || state.isGladSession))
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

/** Where no situation was recognised: what several words spoke for, else whom it is about. */
const clearTheme = (state: State): TalkTheme | null => {
  const all = [...state.before, state.now];
  const isMeant = (theme: TalkTheme): boolean => theme !== "goodNews" || state.isGladSession;
  const strong = all.flatMap((message) => message.strongThemes.slice(0, 1)).filter(isMeant);
  const twice = strong.find((theme, index) => strong.indexOf(theme) < index);
  if (twice) return twice;
  // whoever had an opinion once is not what the talk is about
  const isSubject = (role: string): boolean =>
    all.filter((message, index) => index > 0 && message.people.some((one) => one.role === role))
      .length >= 2 ||
    (all[0]?.people.some((one) => one.role === role) ?? false);
  const roles = all.flatMap((message) => message.people.map(({ role }) => role)).filter(isSubject);
  const byPerson = byRole.find(([, pattern]) => roles.some((role) => pattern.test(role)))?.[0];
  const weak = all.flatMap((message) => message.themes.slice(0, 1)).filter(isMeant);
  const weakTwice = weak.find((theme, index) => weak.indexOf(theme) < index);
  return byPerson ?? strong[0] ?? weakTwice ?? weak[0] ?? null;
};

/** The subject that the question itself names, if it names one. */
export const themeAsked = (lower: string): TalkTheme | null =>
  namedInQuestion.find(([, pattern]) => pattern.test(lower))?.[0] ?? null;

/** What the advice should be about: this message, else the person meant, else what the session is about. */
export const adviceTheme = (state: State): TalkTheme => {
  // who asks for something against nerves wants that, whatever the nerves are about
  if (/\b(?:nerves|calm (?:me |myself )?down|the anxiety|the panic)\b/.test(state.now.lower))
    return "anxiety";
  const asked = themeAsked(state.now.lower);
  if (asked) return asked;
  const ended = endedIn([...state.before, state.now]);
  const named = state.now.situations.find(({ situation }) => !isOver(situation, {}, ended));
  // a reason given with the question does not change what the talk is about
  const soFar = state.toldCount >= 3 ? heaviestTheme(state) : null;
  if (named && soFar === null) return named.situation.theme;
  if (ended.love && state.topic?.theme === "breakup") return "breakup";
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
  return heaviest ?? clearTheme(state) ?? state.now.themes[0] ?? state.theme ?? "anxiety";
};
