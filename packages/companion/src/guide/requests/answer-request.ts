import { oneAdvice } from "../advice/give-advice.ts";
import { inWords } from "../after/listing.ts";
import { retold } from "../after/retell.ts";
import { requestLines } from "../say/requests.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { HonestyTopic } from "../understanding/honesty-topics.ts";
import type { Request } from "../understanding/requests.ts";
import type { Understanding } from "../understanding/understand.ts";
import { type ReplyVoice, upperFirst } from "../words/voice.ts";
import { explain, goingMad, normal, overreacting, reassure } from "./common-answers.ts";
import { addToDraft, changeDraft, draftMessage } from "./draft.ts";
import { draftApology, memoryIn } from "./set-drafts.ts";

type Parts = (string | null)[];
type Answer = (state: State, voice: ReplyVoice) => Parts | null;

/** Their own sentence, as it stands, when it is short enough to be quoted. */
const quoted = (message: Understanding | undefined): string | null => {
  const text =
    message?.text
      .trim()
      .replace(/[\s.!,;]+$/, "")
      .replace(/'/g, "’") ?? "";
  return message && message.wordCount >= 3 && message.wordCount <= 24 && !/["“”{}]/.test(text)
    ? text
    : null;
};

const recap: Answer = (state, voice) => {
  const word = /\babout (?:the |my |our |his |her )?([\w-]{3,})/.exec(state.now.lower)?.[1];
  const about = word
    ? quoted(state.before.find(({ lower }) => new RegExp(`\\b${word}\\b`).test(lower)))
    : null;
  const there = about ? voice.pick("recapabout", requestLines.recapAbout, { about }) : null;
  if (there) return [there];
  const told = retold(state.before, 3).map(({ text }) => text);
  const first = quoted(state.before.find(({ wordCount }) => wordCount >= 3));
  if (first && (told.length < 2 || /\b(?:beginning|first|start)\b/.test(state.now.lower))) {
    const line = voice.pick("recapfirst", requestLines.recapFirst, { first });
    if (line) return [line];
  }
  if (told.length === 0) return [voice.pick("recapnone", requestLines.recapNone)];
  // one sentence, since each of them may have been said back already
  const list = inWords(told.map((text) => `that ${text}`));
  const line = requestLines.recap
    .map((lead) => voice.offer(lead.replace("{list}", list), "nearly"))
    .find((said) => said !== null);
  return line ? [line, ask(state, () => voice.pick("recapq", requestLines.recapAsk))] : null;
};

const redraft: Answer = (state, voice) =>
  changeDraft(state, voice) ??
  // "my boss said my report was too long" is told
  (/\b(?:shorter|too long|shorten)\b/.test(state.now.lower) &&
  !/\b(?:my|he|she|they|was|were)\b/.test(state.now.lower)
    ? [voice.pick("short", requestLines.shortAnswers)]
    : null);

const oneThing: Answer = (state, voice) => (state.toldCount > 0 ? oneAdvice(state, voice) : null);

const thinkAlong: Answer = (state, voice) => {
  if (/\bthoughts\b|\bprepare\b|\bget ready\b/.test(state.now.lower)) {
    const line = voice.pick("prepare", requestLines.prepare);
    if (line) return [line];
  }
  const lead = voice.pick("thinkalong", requestLines.thinkAlong);
  return lead
    ? [lead, ask(state, () => voice.pick("thinkalongq", requestLines.thinkAlongAsk))]
    : null;
};

/** A speech begins with something that only this person can tell. */
const speech: Answer = (state, voice) => {
  const memory = memoryIn(state.before);
  const first = memory ? voice.offer(`You could begin with what you told me: “${memory}.”`) : null;
  if (first) return [first];
  return [
    voice.pick("speech", requestLines.speech),
    ask(state, () => voice.pick("speechq", requestLines.speechAsk)),
  ];
};

/** What can be said of somebody, told after a speech was asked for, is the speech. */
const ofThem =
  /^(?:(?:and|also|but)[, ]+)?(?:he|she|they) (?!(?:said|says|told|asked|died|left|hates?|cheated)\b)/i;
const leastLines = 2;
const speechBody = (state: State, voice: ReplyVoice): Parts | null => {
  const wasAsked = state.before.slice(-4).some(({ request }) => request === "speech");
  if (!wasAsked || state.now.request !== null) return null;
  const lines = state.now.text
    .replace(/^[^.!?:]{4,60}: /, "")
    .split(/(?<=[.!?])\s+/)
    .map((line) => upperFirst(line.trim()))
    .filter((line) => ofThem.test(line) && !/\b(?:I|me|my)\b|\?/.test(line));
  const body =
    lines.length >= leastLines
      ? voice.offer(`“${lines.slice(0, 4).join(" ").replace(/'/g, "’")}”`, "nearly")
      : null;
  return body
    ? [
        voice.pick("speechbody", requestLines.speechBody),
        body,
        voice.pick("speechend", requestLines.speechEnd),
      ]
    : null;
};

/** Words to be said to somebody: how to begin, since only they know what it is. */
const wording: Answer = (state, voice) =>
  // a message that is being written is gone on with
  addToDraft({ ...state, now: { ...state.now, request: null } }, voice) ?? [
    voice.pick("wording", requestLines.wording),
    ask(state, () => voice.pick("wordingq", requestLines.wordingAsk)),
  ];

/** "Do you think that's reasonable?", "is there any point?", "is it too soon?" */
const soundsRight: Answer = (state, voice) => {
  const { lower } = state.now;
  const lines = /\bpoint\b/.test(lower)
    ? requestLines.worthIt
    : /\btoo (?:late|soon|old|early|much)\b/.test(lower)
      ? requestLines.notTooLate
      : /\bdo you (?:think|suppose|reckon) (?:that )?i\b/.test(lower)
        ? requestLines.notToMe
        : /\bwithout\b/.test(lower)
          ? requestLines.ifSaidPlainly
          : requestLines.whetherSo;
  return [voice.pick("whetherso", lines)];
};

const answers: Readonly<Record<Request, Answer>> = {
  wording,
  badPerson: reassure,
  apology: draftApology,
  speech,
  reassure,
  practise: (_, voice) => [voice.pick("practise", requestLines.practise)],
  soundsRight,
  thinkAlong,
  redraft,
  draft: draftMessage,
  recap,
  explain,
  overreacting,
  goingMad,
  normal,
  oneThing,
};

/** Limits come before requests: a medicine is never weighed up here. */
const limits: ReadonlySet<HonestyTopic> = new Set<HonestyTopic>([
  "medicine",
  "diagnosis",
  "law",
  "therapist",
  "emergencyCall",
  "instructions",
  "sexual",
]);

/** The answer to what is asked for in so many words; null when nothing is. */
export const answerRequest = (state: State, voice: ReplyVoice): Parts | null => {
  const { now } = state;
  const filled = addToDraft(state, voice);
  if (filled?.some((part) => part)) return filled;
  const body = speechBody(state, voice);
  if (body) return body;
  if (!now.request || (now.honesty !== null && limits.has(now.honesty))) return null;
  if (now.acts.has("sarcasm") || now.acts.has("goodbye")) return null;
  // whether a danger is to be taken seriously is not weighed up
  if (state.topic?.id === "followed") return null;
  const parts = answers[now.request](state, voice);
  return parts?.some((part) => part) ? parts : null;
};
