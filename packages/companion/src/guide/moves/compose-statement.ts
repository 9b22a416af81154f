import { plainReceipts, presenceLines, unknownLines } from "../say/presence.ts";
import type { State, WeighedReply, WrittenRemark } from "../session/state.ts";
import { namesTime } from "../session/step-times.ts";
import { isToBeStayedWith } from "../session/weight.ts";
import { openQuestionIn } from "../telling/open-question-in.ts";
import { answerLoss, answerTone } from "../telling/tone-met.ts";
import { inToldPronoun } from "../words/told-pronoun.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { takeUpStep } from "./take-up-step.ts";

type Parts = (string | null)[];

/** After so many questions in a row a remark stands by itself. */
const mostQuestions = 3;

/** A written question, of her or him where that is certain; null where nobody is to be asked, or it was asked before. */
const asking = (state: State, voice: ReplyVoice, ask: string): string | null =>
  state.questionsOff ||
  state.isVenting ||
  ask === "" ||
  // who has named the day is not asked for it
  (/^when\b/i.test(ask) && namesTime(state.now.lower))
    ? null
    : voice.offer(inToldPronoun(ask, state.now.text));

/** The first that was not said yet, with its question unless nobody is to be asked. */
export const remarked = (
  state: State,
  voice: ReplyVoice,
  remarks: readonly WrittenRemark[],
): Parts | null => {
  for (const { line, ask } of remarks) {
    const said = voice.offer(inToldPronoun(line, state.now.text));
    if (said) return [said, state.questionRun < mostQuestions ? asking(state, voice, ask) : null];
  }
  return null;
};

/** A word on the matter or a question about it brings a talk further than one that it was received. */
const leading: Readonly<Record<WeighedReply["sort"], number>> = {
  remark: 0.05,
  next: 0.08,
  receipt: 0,
};
/** Said again and again, that somebody listens says that nobody does. */
const receivedAgain = 0.12;
const receivedInARow = 0.2;
const lately = 3;
const fewWords = 8;
/** What is worth less than this is not said. */
const leastWorth = 0.35;

const onlyReceived = (reply: string | undefined): boolean =>
  reply !== undefined && !reply.includes("?") && reply.split(/\s+/).length <= fewWords;

/** What another word that something was received would lose, by how lately there was one. */
const lossOfReceipt = ({ replies }: State): number =>
  receivedAgain * replies.slice(-lately).filter(onlyReceived).length +
  (onlyReceived(replies.at(-1)) ? receivedInARow : 0);

/** What was written for a message, the best for this place of the talk first. */
export const bestOf = (
  state: State,
  sorts: readonly WeighedReply["sort"][] = ["remark", "next", "receipt"],
): WeighedReply[] => {
  const loss = lossOfReceipt(state);
  return (state.written ?? [])
    .filter(({ sort }) => sorts.includes(sort))
    .filter(({ sort }) => sort !== "next" || state.questionRun < mostQuestions)
    .map((said) => ({
      ...said,
      worth: said.worth + leading[said.sort] - (said.sort === "receipt" ? loss : 0),
    }))
    .filter(({ worth }) => worth >= leastWorth)
    .sort((a, b) => b.worth - a.worth);
};

/** The best that was not said yet: a word, with its question unless nobody is to be asked, or a question alone. */
const best = (state: State, voice: ReplyVoice, written: readonly WeighedReply[]): Parts | null => {
  for (const said of written) {
    if (said.sort !== "next") {
      const parts = remarked(state, voice, [said]);
      if (parts) return parts;
      continue;
    }
    const asked = asking(state, voice, said.ask);
    if (asked) return [said.line === "" ? null : voice.offer(said.line), asked];
  }
  return null;
};

/** "I cook, I clean. Why is the bin mine as well?" is said in anger, and not to be told. */
const inAnger = /^(?:but |and |so )?why\b/i;

const wantsAnswer = ({ now }: State): boolean =>
  (now.text.trimEnd().endsWith("?") || openQuestionIn(now)) &&
  !(now.clauses.length > 1 && inAnger.test(now.clauses.at(-1)?.text ?? ""));

/** The answer to something told: never its own words again. */
export const composeStatement = (state: State, voice: ReplyVoice): Parts => {
  const step = state.toldCount >= 2 || state.planOffered ? takeUpStep(state, voice) : null;
  if (step) return step;
  const loss = answerLoss(state, voice);
  if (loss) return loss;
  // what is grave is stayed with: a line that is right for the living can be cruel beside a death
  const presence = isToBeStayedWith(state) ? voice.pick("presence", presenceLines) : null;
  if (presence) return [presence];
  const toned = answerTone(state, voice);
  if (toned) return [toned, ...(best(state, voice, bestOf(state, ["remark", "next"])) ?? [])];
  // what is asked and has no answer is honestly left open: what is asked back is no answer either
  const unknown = wantsAnswer(state) ? voice.pick("unknown", unknownLines) : null;
  if (unknown) return [unknown];
  return best(state, voice, bestOf(state)) ?? [voice.pick("received", plainReceipts)];
};
