import { modestLines } from "./grounded-lines.ts";
import { kindsFor } from "./kinds-heard.ts";
import { hash } from "./pick.ts";
import { plainQuestion } from "./plain-question.ts";
import { feelingLines, mixedFeelingLines } from "./say/feelings.ts";
import { durationLines, shiftLines } from "./say/generic.ts";
import { themeLines } from "./say/themes.ts";
import { type State, slotsFor, topicSlots } from "./state.ts";
import { stillOpen } from "./still-open.ts";
import { threadTheme } from "./thread-question.ts";
import type { Act } from "./understanding/acts.ts";
import { type FeelingFamily, feelingNouns, pleasant } from "./understanding/feeling-words.ts";
import type { Theme } from "./understanding/theme.ts";
import type { Found, Understanding } from "./understanding/understand.ts";
import { contentWords } from "./unread-words.ts";
import type { Voice } from "./voice.ts";
import { inSorrow } from "./weight.ts";

/** Good news and nothing sad beside it. */
export const isGlad = (state: State): boolean => {
  const { now } = state;
  const glad =
    (now.situations.some(({ situation }) => situation.tone === "glad") &&
      !inSorrow(state) &&
      (state.toldCount <= 2 || state.isGladSession || /!/.test(now.text))) ||
    (now.kinds.some((kind) => kind.tone === "glad") && !state.isDarkSession) ||
    (now.feelings.length > 0 && now.feelings.every((feeling) => feeling.pleasant));
  const sad =
    now.situations.some(({ situation }) => situation.tone !== "glad") ||
    now.feelings.some((feeling) => !feeling.pleasant);
  return (
    (glad && !sad) || (state.isGladSession && now.kinds.every((kind) => kind.id !== "fear-future"))
  );
};

/** Words that leave no doubt what a sentence is about. */
const namesByItself = /\b(?:divorce|separation|miscarriage|redundan\w*)\b/;

/** One word does not make a situation, unless it is all that was said. */
const isNamed = ({ matched, situation }: Found, { wordCount }: Understanding): boolean =>
  situation.theme === "grief" ||
  situation.theme === "trauma" ||
  contentWords(matched).length >= 2 ||
  namesByItself.test(matched) ||
  wordCount <= 3;

/** Above this a feeling said with "a bit" is only a side of what is told. */
const mildWords = 7;

/** Feelings that go ill with glad news, and glad ones that go ill with bad. */
const feelingsFor = (state: State) =>
  state.now.feelings.filter(
    (feeling) =>
      // "a bit scared" in a longer sentence is not met with the words for fear
      !(feeling.intensity === "mild" && !feeling.pleasant && state.now.wordCount > mildWords) &&
      (isGlad(state) === feeling.pleasant || (!isGlad(state) && !feeling.pleasant)),
  );

const situationReflection = (state: State, voice: Voice): string | null => {
  for (const found of state.now.situations.slice(0, 2)) {
    if (isGlad(state) !== (found.situation.tone === "glad")) continue;
    if (!isNamed(found, state.now)) continue;
    const line = voice.pick(
      `sr/${found.situation.id}`,
      modestLines(found.situation.reflections, state.now.lower),
      slotsFor(found, state.now, state.person),
    );
    if (line) return line;
  }
  return null;
};

const kindReflection = (state: State, voice: Voice): string | null => {
  for (const kind of kindsFor(state)) {
    const line = voice.pick(`kr/${kind.id}`, modestLines(kind.reflections, state.now.lower));
    if (line) return line;
  }
  return null;
};

/** The words for a moment that is only to be stayed with. */
export const quietReflection = (state: State, voice: Voice): string | null => {
  // in sorrow the small thing is the point, however much else the sentence holds
  const kinds = inSorrow(state) ? state.now.kinds : kindsFor(state);
  for (const kind of kinds.filter((other) => other.quiet)) {
    const line = voice.pick(`kr/${kind.id}`, kind.reflections);
    if (line) return line;
  }
  return null;
};

const mixedReflection = (state: State, voice: Voice): string | null => {
  const [first, second] = state.now.feelings;
  if (!first || !second) return null;
  // "not glad" is no gladness
  if (state.now.feelings.some(({ word }) => word.startsWith("not "))) return null;
  return voice.pick("mixed", mixedFeelingLines, {
    a: feelingNouns[first.family],
    b: feelingNouns[second.family],
  });
};

/** "I think I was nervous" is looked back on, and is not met as if it were felt now. */
const presentFeelings = (state: State) =>
  feelingsFor(state).filter(
    ({ word, pleasant: isPleasant }) =>
      isPleasant ||
      !new RegExp(`\\b(?:was|were|got|had been) (?:\\w+ ){0,3}${word}\\b`).test(state.now.lower) ||
      /\b(?:now|still|today|this morning|last night)\b/.test(state.now.lower),
  );

const feelingReflection = (state: State, voice: Voice): string | null => {
  for (const feeling of presentFeelings(state)) {
    const line = voice.pick(`fr/${feeling.family}`, feelingLines[feeling.family].reflections, {
      word: feeling.word,
    });
    if (line) return line;
  }
  return null;
};

/** One stray word does not make a theme: it has to be what the talk is about. */
const themeInPlay = (state: State): Theme | null => {
  const strong = state.now.strongThemes[0];
  if (strong) return strong;
  return state.topic && state.now.themes.includes(state.topic.theme) ? state.topic.theme : null;
};

const telling: ReadonlySet<FeelingFamily> = new Set<FeelingFamily>([
  "sad",
  "angry",
  "anxious",
  "afraid",
  "hurt",
  "guilty",
  "ashamed",
  "lonely",
  "tired",
  "hopeful",
  "relieved",
  "frustrated",
]);

const shiftReflection = (state: State, voice: Voice): string | null => {
  const current = feelingsFor(state)[0];
  const first = state.firstFeeling;
  if (!current || !first || state.toldCount < 3 || current.family === first.family) return null;
  if (!telling.has(first.family) || !telling.has(current.family)) return null;
  const a = feelingNouns[first.family];
  const b = feelingNouns[current.family];
  if (a === b || (pleasant.has(first.family) && !pleasant.has(current.family))) return null;
  return voice.pick("shift", shiftLines.slice(0, 1 + (hash(state.seed) % shiftLines.length)), {
    a,
    b,
  });
};

const goingWell = /\b(?:well|better|sober|clean|together|married|happy|happily|good|recover\w*)\b/;

export const durationReflection = (state: State, voice: Voice): string | null =>
  // "for years" names no measure that could be said back
  state.now.duration?.includes(" ") &&
  !/\b(?:days|nights|weeks)$/.test(state.now.duration) &&
  !isGlad(state) &&
  !goingWell.test(state.now.lower)
    ? voice.pick("duration", durationLines, { duration: state.now.duration })
    : null;

const pileReflection = (state: State, voice: Voice): string | null => {
  const pile = state.now.kinds.find((kind) => kind.id === "pile");
  return pile ? voice.pick("kr/pile", pile.reflections) : null;
};

/** A reflection that goes a little beyond what was said, the most particular that fits. */
export const complexReflection = (state: State, voice: Voice): string | null => {
  // several burdens in one breath are first of all several
  if (state.now.kinds.some((kind) => kind.id === "pile")) {
    const line = pileReflection(state, voice);
    if (line) return line;
  }
  const order = state.topicIsNew
    ? [situationReflection, kindReflection, mixedReflection, feelingReflection]
    : [kindReflection, mixedReflection, shiftReflection, feelingReflection, situationReflection];
  for (const source of order) {
    const line = source(state, voice);
    if (line) return line;
  }
  return null;
};

const shortAnswers: readonly Act[] = ["yes", "no", "unsure"];

/** A question about the topic fits only a message that is still about it. */
const isStillOn = (state: State): boolean =>
  state.topic !== null &&
  (state.now.themes.includes(state.topic.theme) ||
    shortAnswers.some((act) => state.now.acts.has(act)));

/** One open question that belongs to what was just said. */
export const openQuestion = (state: State, voice: Voice): string | null => {
  const { now, topic } = state;
  const tries: (() => string | null)[] = [];
  const situationQuestion = () => {
    for (const found of now.situations.slice(0, 2)) {
      if (isGlad(state) !== (found.situation.tone === "glad")) continue;
      if (!isNamed(found, now) && state.toldCount > 1) continue;
      const line = voice.pick(
        `sq/${found.situation.id}`,
        stillOpen(found.situation.questions, now.lower),
        slotsFor(found, now, state.person),
      );
      if (line) return line;
    }
    return null;
  };
  const kindQuestion = () => {
    for (const kind of kindsFor(state)) {
      const line = voice.pick(`kq/${kind.id}`, kind.questions);
      if (line) return line;
    }
    return null;
  };
  const topicQuestion = () =>
    topic && isStillOn(state) && (topic.tone === "glad") === isGlad(state)
      ? voice.pick(`sq/${topic.id}`, stillOpen(topic.questions, now.lower), topicSlots(state))
      : null;
  const feelingQuestion = () => {
    for (const feeling of presentFeelings(state)) {
      // the question about not wanting to be here belongs to real hopelessness only
      const questions = feelingLines[feeling.family].questions.filter(
        (line) => !line.includes("not wanting to be here"),
      );
      const line = voice.pick(`fq/${feeling.family}`, questions);
      if (line) return line;
    }
    return null;
  };
  const themeQuestion = () => {
    const theme = themeInPlay(state);
    const isSubject = theme === state.topic?.theme || theme === threadTheme(state);
    return theme && isSubject && isGlad(state) === (theme === "goodNews")
      ? voice.pick(`tq/${theme}`, themeLines[theme].questions)
      : null;
  };
  const generic = () => plainQuestion(state, voice, isGlad(state));
  const pile = now.kinds.find((kind) => kind.id === "pile");
  if (pile) tries.push(() => voice.pick("kq/pile", pile.questions));
  if (state.topicIsNew)
    tries.push(situationQuestion, kindQuestion, feelingQuestion, generic, themeQuestion);
  else if (state.phase === "plan" || state.phase === "closing")
    tries.push(
      kindQuestion,
      generic,
      situationQuestion,
      topicQuestion,
      feelingQuestion,
      themeQuestion,
    );
  else
    tries.push(
      kindQuestion,
      situationQuestion,
      feelingQuestion,
      topicQuestion,
      generic,
      themeQuestion,
    );
  for (const attempt of tries) {
    const line = attempt();
    if (line) return line;
  }
  return null;
};
