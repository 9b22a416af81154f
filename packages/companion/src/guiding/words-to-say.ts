import { findCase } from "@app/guide/cases";
import type { GuideReply } from "@app/guide/guide";
import { likeliestCases } from "@app/guide/keep";
import { ways } from "@app/guide/options";
import type { OfferedOption, Talk } from "@app/guide/talk";
import { begunWith, createLinePicker, type LinePicker } from "@app/guide/write/line-picker";
import { exercisePlaceIn } from "../guide/exercises/run-exercise.ts";
import { isForTheDead, isOfSomebodyDead, toTheLiving } from "../guide/requests/draft.ts";
import {
  type DraftForms,
  type DraftManner,
  draftOf,
  formsOf,
  toldToThem,
  wordsFor,
} from "../guide/requests/draft-forms.ts";
import { addLeads, changeAsks, draftLeads, plainOpener, wordsLines } from "../guide/say/drafts.ts";
import { type State, stateOf } from "../guide/session/state.ts";
import { asksForWords, lacksWords } from "./asks-for-words.ts";
import { changeOfDraft } from "./change-of-draft.ts";
import type { GuidedTurn } from "./guided-turn.ts";

/** Words that were asked for, or what is said to a wish about them. */
type WordsGiven = {
  parts: readonly (string | null)[];
  options: readonly OfferedOption[];
  draft: Talk["draft"];
};

const leadFor = (manner: DraftManner): readonly string[] =>
  manner === "ownVoice" ? wordsLines.ownVoice : draftLeads[manner];

const changes: readonly (OfferedOption & { manner: DraftManner })[] = [
  { id: "draft/softer", text: "Softer", manner: "softer" },
  { id: "draft/shorter", text: "Shorter", manner: "shorter" },
  { id: "draft/own", text: "More like me", manner: "ownVoice" },
];
const changesLeft = (given: readonly string[]): OfferedOption[] => [
  ...changes.filter(({ manner }) => !given.includes(manner)).map(({ id, text }) => ({ id, text })),
  ways.listen,
];

const quoted = (text: string): string => `“${text}”`;

const given = (
  turn: number,
  forms: DraftForms,
  manner: DraftManner,
  before: readonly string[],
): NonNullable<Talk["draft"]> => ({ forms, given: [...before, manner], turn });

/** So likely a case must be for its words, where none is held. */
const likelyEnough = 0.5;

/** The words of the case somebody is in: surely, or likely where nothing of their own can be said. */
const caseWords = (talk: Talk, how: "held" | "likely"): DraftForms | null => {
  const [id, share] = likeliestCases(talk)[0] ?? ["", 0];
  const found =
    how === "held" ? findCase(talk.case?.id) : share >= likelyEnough ? findCase(id) : null;
  return found ? formsOf(found.words) : null;
};

const withThem = (text: string, state: State): string => {
  const person = wordsFor(state);
  return text.replace("{them}", person?.them ?? "them").replace("{they}", person?.they ?? "they");
};

const wantsOne = /\b(?:one|a|1|single|short) (?:\w+ )?(?:sentence|line)\b|\bone[- ]liner\b/;

/** Where somebody may be in danger, words to the other are not for a program to choose. */
const isGuarded = ({ topic }: State): boolean =>
  topic?.theme === "trauma" || topic?.id === "controlling-partner";

const writes = (
  { talk }: GuidedTurn,
  led: Talk,
  state: State,
  voice: LinePicker,
): WordsGiven | null => {
  const isAnswer = talk.draft?.forms === null;
  const held = caseWords(led, "held");
  const likely = caseWords(led, "likely");
  if (isGuarded(state) && !held && !likely) return null;
  if (
    !toTheLiving.test(state.now.lower) &&
    (isForTheDead(state, wordsFor(state)) || isOfSomebodyDead(state))
  )
    return null;
  const own = draftOf(state, isAnswer);
  const forms = (own?.isSure ? own.forms : null) ?? held ?? own?.forms ?? likely;
  if (forms) {
    const manner = wantsOne.test(state.now.lower) ? "shorter" : "plain";
    return {
      parts: [
        voice.always("draft/plain", draftLeads.plain),
        quoted(forms[manner]),
        own && forms === own.forms && manner === "plain" && !state.questionsOff
          ? voice.pick("draftask", changeAsks)
          : null,
      ],
      options: changesLeft([manner]),
      draft: given(talk.turn, forms, manner, manner === "plain" ? [] : ["plain"]),
    };
  }
  // words cut out of what somebody wants to say were liked by nobody: it is theirs already
  if (isAnswer)
    return {
      parts: [withThem(voice.always("draftready", wordsLines.ready), state)],
      options: [ways.goOn, ways.listen],
      draft: null,
    };
  const isKnown = wordsFor(state) !== null && state.toldCount > 0;
  return {
    parts: isKnown
      ? [
          talk.said.includes("opener/0") || lacksWords.test(state.now.lower)
            ? null
            : voice.always("opener", [plainOpener]),
          withThem(voice.always("draftwhat", wordsLines.what), state),
        ]
      : [voice.always("draftwho", wordsLines.whoAndWhat)],
    options: [ways.listen],
    draft: { forms: null, given: [], turn: talk.turn },
  };
};

const changed = (talk: Talk, manner: DraftManner, voice: LinePicker): WordsGiven | null => {
  const { draft } = talk;
  if (!draft?.forms) return null;
  const isSaid = draft.given.some((one) => draft.forms?.[one] === draft.forms?.[manner]);
  const text = draft.forms[manner];
  if (isSaid || !text)
    return {
      parts: [voice.always("draftused", wordsLines.used)],
      options: changesLeft(draft.given),
      draft: { ...draft, turn: talk.turn },
    };
  return {
    parts: [
      voice.always(`draft/${manner}`, leadFor(manner)),
      quoted(text),
      manner === "ownVoice" ? voice.pick("draftswap", wordsLines.swap) : null,
    ],
    options: changesLeft([...draft.given, manner]),
    draft: { ...draft, given: [...draft.given, manner], turn: talk.turn },
  };
};

/** "And that it's not their fault": what is to stand in it besides. */
const besides =
  /^(?:(?:yes|yeah|ok|maybe|just|also|and|well|um|please)[,. ]+)*(?:(?:that(?! (?:is|was|were|would|will|did|does|sounds|makes|helps|works)\b)|also|add|say|put in|mention|include)(?: that)? |tell (?:him|her|them) (?:that )?)(?=\S+ \S+ \S)/i;

const added = ({ talk }: GuidedTurn, state: State, voice: LinePicker): WordsGiven | null => {
  const { draft } = talk;
  const cue = besides.exec(state.now.text)?.[0];
  if (!draft?.forms || !cue || !isTold(state)) return null;
  const [first = ""] = state.now.text.slice(cue.length).split(/(?<=[.!?])\s+/);
  const more = toldToThem(first, wordsFor(state)).join(" ");
  const last = draft.forms[draft.given.at(-1) ?? "plain"] ?? "";
  if (!more) return null;
  return {
    parts: [voice.always("draftadd", addLeads), quoted(more)],
    options: changesLeft(["plain"]),
    draft: { forms: formsOf(`${last} ${more}`), given: ["plain"], turn: talk.turn },
  };
};

/** Where nothing was drafted, it is meant for what was said last: one sorry, and their own words asked for. */
const sorryFor = (manner: DraftManner, voice: LinePicker): WordsGiven => {
  const sorry = {
    softer: wordsLines.tooHard,
    shorter: wordsLines.tooLong,
    ownVoice: wordsLines.notYours,
    firmer: wordsLines.tooTame,
    plain: wordsLines.notYours,
  }[manner];
  return {
    parts: [
      voice.always(`draftsorry/${manner}`, sorry),
      manner === "shorter" ? null : voice.pick("draftyourway", wordsLines.yourWay),
    ],
    options: [ways.goOn, ways.listen],
    draft: null,
  };
};

/** Moves that come before words for somebody. */
const before: ReadonlySet<string> = new Set([
  "other-language",
  "garbled",
  "exercise",
  "choosing",
  "more-ways",
  "naming-ways",
  "something-else",
  "finishing",
  "leaving",
  "stopping",
  "greeting",
  "listening",
]);
/** A remark so many messages later is about something else. */
const draftLasts = 3;

/** What is said where words for somebody are asked for, are being found, or are to be put otherwise; null where not. */
export const wordsToSay = (
  turn: GuidedTurn,
  led: GuideReply,
): { text: string; talk: Talk; lines: readonly string[] } | null => {
  const { talk, reading, content } = turn;
  if (turn.screening.level !== "none" || turn.programTalk || talk.exercise) return null;
  const tapped = changes.find(({ text }) => text.toLowerCase() === content.trim().toLowerCase());
  if (!tapped && before.has(led.why.move)) return null;
  const state = stateOf({
    ...turn,
    seed: turn.sessionId,
    isExerciseStep: (reply) => exercisePlaceIn(reply) !== null,
  });
  const voice = createLinePicker(turn.sessionId, talk);
  const isRecent = talk.draft !== null && talk.turn - talk.draft.turn <= draftLasts;
  const manner = tapped?.manner ?? changeOfDraft(state, isRecent && talk.draft?.forms !== null);
  const wasWrittenElsewhere = state.before
    .slice(-4)
    .some(({ request }) => request === "apology" || request === "speech");
  const words =
    (manner && isRecent ? changed(talk, manner, voice) : null) ??
    (isRecent ? added(turn, state, voice) : null) ??
    (asksForWords(reading, state) ||
    (isRecent && talk.draft?.forms === null && talk.turn - talk.draft.turn === 1 && isTold(state))
      ? writes(turn, led.talk, state, voice)
      : null) ??
    (manner && talk.turn > 0 && !wasWrittenElsewhere && isBareRemark(state)
      ? sorryFor(manner, voice)
      : null);
  if (!words) return null;
  const text = words.parts.filter(Boolean).join(" ");
  return { text, talk: talkWith(turn, led.talk, words, text, voice), lines: voice.picked() };
};

/** What was told is taken in; what was asked before still waits, since nothing else was put in its place. */
const talkWith = (
  { talk, content, sessionType }: GuidedTurn,
  led: Talk,
  { options, draft }: WordsGiven,
  text: string,
  voice: LinePicker,
): Talk => {
  const held = talk.case ?? (led.case ? { ...led.case, heard: [], asked: [], met: [] } : null);
  return {
    ...talk,
    people: led.people,
    about: led.about,
    leanings: led.leanings,
    caseLeanings: led.caseLeanings,
    toldKinds: led.toldKinds,
    case: held && { ...held, given: [...new Set([...held.given, "words"])] },
    draft,
    turn: talk.turn + 1,
    move: "words",
    before: content.slice(0, 400),
    begun: begunWith(text),
    quiet: text.includes("?") ? 0 : talk.quiet + 1,
    said: [...talk.said, ...voice.picked()],
    offered: sessionType === "voice" ? [] : [...options],
  };
};

/** An answer to what the words should say. */
const isTold = ({ now }: State): boolean =>
  now.wordCount >= 2 &&
  !now.text.trim().endsWith("?") &&
  !now.acts.has("unsure") &&
  !now.acts.has("thanks");

/** "That's a bit harsh" speaks of what was said; "can it be shorter" of nothing here. */
const isBareRemark = ({ now }: State): boolean =>
  now.wordCount <= 8 && !/\b(?:i was|i am|i'm|he|she|they|my)\b/.test(now.lower);
