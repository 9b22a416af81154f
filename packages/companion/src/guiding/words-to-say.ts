import { findCase } from "@app/guide/cases";
import type { GuideReply } from "@app/guide/guide";
import { likeliestCases } from "@app/guide/keep";
import { ways } from "@app/guide/options";
import type { OfferedOption, Talk } from "@app/guide/talk";
import { begunWith, createLinePicker, type LinePicker } from "@app/guide/write/line-picker";
import type { Reading } from "@app/reading/reading";
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
import { addLeads, changeAsks, draftLeads, plainOpener } from "../guide/say/drafts.ts";
import { type State, stateOf } from "../guide/session/state.ts";
import type { GuidedTurn } from "./guided-turn.ts";

/** Words that were asked for, or what is said to a wish about them. */
type WordsGiven = {
  parts: readonly (string | null)[];
  options: readonly OfferedOption[];
  draft: Talk["draft"];
};

/** Who asks for words names them in some way. */
const namesWords =
  /\b(?:say|saying|tell|telling|word\w*|phras\w+|text|messag\w+|writ\w+|sentence|lines?|script|draft|reply|email|letter|note|card|answer|put|conversation|talk|bring|send|respond)\b/;
const askIds: ReadonlySet<string> = new Set([
  "example-sentence",
  "what-words",
  "can-you-write-for-me",
  "what-to-say-back",
  "how-to-say-no",
]);
const sureAsked = { says: 0.65, ask: 0.55 } as const;

/** "Just give me the line", "I need a script", "any phrasing for that?" */
const wantsLine =
  /^(?:(?:ok|so|please|just|can you|could you|and|well)[, ]+)*(?:give me|i(?:'d)? (?:just )?(?:want|need|like)|got|any) (?:[\w']+ ){0,4}(?:script|sentence|line|wording|phrasing|something to (?:say|send|write|text|reply))\b/;
/** "Words, then": where that was offered. */
const onlyWords =
  /^(?:(?:ok|the|some|just|yes)[, ]+)*words(?: then| please| pls| for (?:him|her|them|somebody))?[.! ]*$/;
/** "I just don't know the words", "I can't find the words for it". */
const lacksWords =
  /(?:^|[.,;!] |\bbut |\band )i (?:(?:just|really|still|honestly) )*(?:don't (?:know|have)|can't find) (?:the (?:right )?words|how to (?:say|put|word) (?:it|this|that)|what to say to (?:him|her|them|my))\b/;
/** "How would he even word that?" asks for nobody's words here. */
const wordsOfOthers =
  /\b(?:what|how) (?:do|does|did|would|could|should|can) (?:he|she|they|people|one|a person|some\w+|any\w+)\b|\bwhat do you say(?! to (?:him|her|them|some\w+|people|an?|your|my)\b)/;
/** What was told or asked in the past is told. */
const mostWords = 40;

/** "Just tell me what to send him." */
const tellsWhat = /\b(?:tell|show) me what to (?:say|send|write|text|reply|answer|put)\b/;
const toldWhat =
  /\b(?:he|she|they|to|people|everyone|everybody)(?: always| just)? (?:tells?|told|show\w*) me what to\b/;

const ofSpeech =
  /\b(?:speech|toast|eulogy|tribute|reading|wedding|funeral|ceremony|poem|audience)\b/;

const isAskedFor = (reading: Reading, { now, before }: State): boolean => {
  if (now.acts.has("goodbye") || wordsOfOthers.test(now.lower)) return false;
  if (now.request === "apology" || now.request === "practise") return false;
  // the opening sentence of a talk is asked for in the same words as that of a speech
  if (now.request === "speech")
    return ![now, ...before.slice(-4)].some(({ lower }) => ofSpeech.test(lower));
  if (onlyWords.test(now.lower)) return true;
  if (lacksWords.test(now.lower) || (now.wordCount <= 14 && wantsLine.test(now.lower))) return true;
  if (tellsWhat.test(now.lower) && !toldWhat.test(now.lower)) return true;
  if (!namesWords.test(now.lower)) return false;
  if (now.request === "draft" || now.request === "wording") return true;
  return (
    now.wordCount <= mostWords &&
    ((reading.says["asks-how-to-say"] ?? 0) >= sureAsked.says ||
      reading.sentences.some(({ ask }) => ask && ask.share >= sureAsked.ask && askIds.has(ask.id)))
  );
};

/** Small words around a remark on a draft. */
const around =
  /^(?:(?:ok|okay|h?mm+|no|nah|yeah|yes|but|well|sorry|oh+|ooh|oof|ouch|wow|eek|god|lol|haha|ah|um|so|maybe|actually|honestly|ugh|thanks|please|i think)[,.! ]+)+/;
const remark =
  /^(?:(?:it|that|this)(?:'s| is| was| sounds?| feels?| seems?)? |(?:sounds?|feels?|comes (?:across|over)(?: as)?) )?((?:(?:just|still|way|far|a bit|a little|bit|kind of|kinda|too|so|rather|very|really|quite|all) )*)([a-z-]+(?: [a-z-]+)?)[.! ]*$/;
const wished =
  /^(?:(?:can|could|would) (?:you|it|we) |make |say |put |try |do |have |be |it |that |this |to |needs? |should |has |one |something |a |an |bit |little |much |something )*(.{3,40}?)(?: please| instead| then| maybe| somehow)?[?.! ]*$/;

/** What somebody finds too much of, and what they want instead. */
const tooMuch: readonly (readonly [RegExp, DraftManner])[] = [
  [
    /^(?:harsh|blunt|angry|aggressive|cold|strong|rude|mean|direct|hard|bossy|pushy|confrontational|unkind|cruel|much|accusing|snappy|heavy|firm|sharp|intense)$/,
    "softer",
  ],
  [/^(?:long|wordy|long-winded|complicated|many words|long winded|much text)$/, "shorter"],
  [
    /^(?:formal|stiff|posh|polite|robotic|corporate|cheesy|soppy|fancy|stilted|clinical|therapy|wooden|fake|written|official)$/,
    "ownVoice",
  ],
  [/^(?:soft|weak|nice|gentle|vague|timid|kind|wishy-washy|wishy washy|tame|mild)$/, "firmer"],
];
const wantsMore: readonly (readonly [RegExp, DraftManner])[] = [
  [
    /^(?:softer|gentler|kinder|nicer|warmer|friendlier|calmer|milder|soften|tone it down|less (?:harsh|blunt|angry|aggressive|cold|rude|direct|strong)|more (?:gentle|gently|kind|kindly|friendly|polite|politely|diplomatic|tactful|nicely))\b/,
    "softer",
  ],
  [
    /^(?:shorter|briefer|simpler|shorten|cut it|trim|fewer words|less words|half|(?:in )?(?:just )?(?:one|a single) (?:sentence|line))\b/,
    "shorter",
  ],
  [
    /^(?:firmer|stronger|tougher|clearer|harsher|blunter|stricter|bolder|more (?:direct|assertive|firm|firmly|serious|clear|clearly|backbone|bite|punch|force)|less (?:soft|nice|polite|apologetic))\b/,
    "firmer",
  ],
  [
    /^(?:more (?:casual|normal|natural|like me|me|relaxed)|less (?:formal|stiff|posh|written)|casual|normal words|plain english|in (?:my|normal|plain) (?:own )?(?:words|english))\b/,
    "ownVoice",
  ],
];
/** "That's not how I talk", "I'd never say it like that", "sounds like a robot wrote it". */
const notMine =
  /\bnot (?:really |quite )?(?:how i (?:talk|speak|say|would|'d)|my (?:style|voice|words)|me$)|\bi(?:'d| would) never (?:say|put|talk|write|send)\b|\bi don't (?:talk|speak|write) like (?:that|this|an? \w+)\b/;
const soundsOff =
  /\b(?:doesn't|don't|does not) sound (?:like|much like|anything like) me\b|\bsounds? like (?:a|an|some|my|the) (?:\w+ )?(?:robot|lawyer|therapist|hr|letter|machine|textbook|leaflet|politician)\b/;
const nobodyTalksSo =
  /\b(?:nobody|no one|noone|who)\b.{0,24}\b(?:talks?|speaks?|says?|writes?)(?: like)? (?:this|that|it)\b/;
/** "That's not very kind", "it's not firm enough". */
const lacking =
  /\bnot (?:a |an )?(?:very |really |so |that |exactly )?(nice|kind|gentle|friendly|firm|strong|clear|direct|short|brief)(?: enough| thing to say)?[.! ]*$/;
const lackingManner: Readonly<Record<string, DraftManner>> = {
  nice: "softer",
  kind: "softer",
  gentle: "softer",
  friendly: "softer",
  firm: "firmer",
  strong: "firmer",
  clear: "firmer",
  direct: "firmer",
  short: "shorter",
  brief: "shorter",
};
const laughsAt =
  /\b(?:he|she|they)(?:'d| would) (?:just )?(?:laugh|think i'm|think i am|wonder what)\b/;
/** "It sounds like I don't care about her." */
const soundsUnkind =
  /^(?:it|that|this) (?:sounds|seems|looks|reads) (?:like|as if) i (?:don't|hate|am|'m)\b/;
/** "A bit stiff, no?" */
const tagged = /,? (?:no|right|isn't it|don't you think|tbh|though|for me|i think)[?.! ]*$/;
const mostRemarkWords = 14;

/** How a draft should be otherwise; null where the message is no remark on one. */
const changeIn = ({ now }: State, isOfDraft: boolean): DraftManner | null => {
  if (now.wordCount > mostRemarkWords) return null;
  const said = now.lower
    .replace(around, "")
    .replace(tagged, "")
    .replace(/^(?:it|that)'s /, "that's ");
  if (notMine.test(said) || soundsOff.test(said) || laughsAt.test(said)) return "ownVoice";
  if (nobodyTalksSo.test(said)) return "ownVoice";
  if (isOfDraft && soundsUnkind.test(said)) return "softer";
  const lacked = lackingManner[lacking.exec(said)?.[1] ?? ""];
  if (lacked) return lacked;
  const [, degree = "", what = ""] = remark.exec(said) ?? [];
  const found = tooMuch.find(([words]) => words.test(what))?.[1];
  if (found && (degree !== "" || /^(?:it|that|this|sounds?|feels?|comes)\b/.test(said)))
    return found;
  const wish = wished.exec(said)?.[1] ?? said;
  const whole = wantsMore.find(([words]) => words.test(wish))?.[1];
  if (whole || !isOfDraft) return whole ?? null;
  // beside a draft the word alone says it: "could it be a tad gentler?"
  const words = said.split(/[^a-z'-]+/);
  return wantsMore.find(([one]) => words.some((word) => one.test(word)))?.[1] ?? null;
};

const lines = {
  whoAndWhat: [
    "Gladly. Who is it for, and what should it say in the end?",
    "Of course. Who should hear it, and what is the one thing they should know?",
  ],
  what: [
    "What do you most want {them} to know, or to do?",
    "What is the one thing {they} should come away with?",
  ],
  ownVoice: ["Plainer, then:", "More the way people talk:"],
  again: ["Once more, another way:", "Then like this:"],
  swap: ["Swap any word that isn’t yours.", "Keep what sounds like you, and change the rest."],
  used: [
    "That is as far as I can turn it. Which part would you keep?",
    "I have no other form of it. Which word in it bothers you most?",
  ],
  notYet: [
    "I can’t make good words of that yet. In one sentence, what should {they} know at the end?",
  ],
  tooHard: ["Sorry, that came out harder than I meant it.", "That was too hard of me. Sorry."],
  tooLong: ["Sorry. I’ll keep it short.", "Point taken, sorry. Fewer words."],
  notYours: [
    "Sorry, those were my words and not yours.",
    "Sorry, I put that in a way that isn’t yours.",
  ],
  tooTame: ["Sorry, that was too mild for it.", "Sorry, I made that sound smaller than it is."],
  yourWay: ["How would you put it yourself?", "What would be nearer to it?"],
} as const;

const leadFor = (manner: DraftManner): readonly string[] =>
  manner === "ownVoice" ? lines.ownVoice : draftLeads[manner];

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
  if (isAnswer) {
    const again = voice.pick("notyet", lines.notYet);
    return again
      ? {
          parts: [withThem(again, state)],
          options: [ways.listen],
          draft: { forms: null, given: [], turn: talk.turn },
        }
      : null;
  }
  const isKnown = wordsFor(state) !== null && state.toldCount > 0;
  return {
    parts: isKnown
      ? [
          talk.said.includes("opener/0") || lacksWords.test(state.now.lower)
            ? null
            : voice.always("opener", [plainOpener]),
          withThem(voice.always("draftwhat", lines.what), state),
        ]
      : [voice.always("draftwho", lines.whoAndWhat)],
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
      parts: [voice.always("draftused", lines.used)],
      options: changesLeft(draft.given),
      draft: { ...draft, turn: talk.turn },
    };
  return {
    parts: [
      voice.always(`draft/${manner}`, leadFor(manner)),
      quoted(text),
      manner === "ownVoice" ? voice.pick("draftswap", lines.swap) : null,
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
    softer: lines.tooHard,
    shorter: lines.tooLong,
    ownVoice: lines.notYours,
    firmer: lines.tooTame,
    plain: lines.notYours,
  }[manner];
  return {
    parts: [
      voice.always(`draftsorry/${manner}`, sorry),
      manner === "shorter" ? null : voice.pick("draftyourway", lines.yourWay),
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
  const manner = tapped?.manner ?? changeIn(state, isRecent && talk.draft?.forms !== null);
  const wasWrittenElsewhere = state.before
    .slice(-4)
    .some(({ request }) => request === "apology" || request === "speech");
  const words =
    (manner && isRecent ? changed(talk, manner, voice) : null) ??
    (isRecent ? added(turn, state, voice) : null) ??
    (isAskedFor(reading, state) ||
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
