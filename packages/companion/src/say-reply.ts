import type { Helpline } from "@app/contract/reply-events";
import { chooseHelplines, numbersFor } from "@app/safety/choose-helplines";
import { hasBegun } from "@app/safety/course/has-begun";
import { metCategory } from "@app/safety/course/read-course";
import type { CrisisReply } from "@app/safety/crisis-reply";
import { afterNo } from "@app/safety/gentle-question";
import { wordAboutPeople } from "@app/safety/leaning";
import { meetJudgement } from "@app/safety/meet-judgement";
import { meetRisk } from "@app/safety/meet-risk";
import { joinWords } from "@app/safety/risk-history";
import { hasGivenWay, withMessage } from "@app/safety/screen-message";
import { isImminent, noRisk, type Screening } from "@app/safety/screening";
import { stillInMind } from "@app/safety/still-in-mind";
import type { GuidedReply } from "./guiding/guide-turn.ts";
import { readItems } from "./hearing/read-items.ts";
import { unreadOutput } from "./hearing/unread.ts";
import { languageCheckIn } from "./language-check-in.ts";
import { chooseMemories } from "./memory/choose-memories.ts";
import type { Memory } from "./memory/memory.ts";
import { riskItems } from "./risk-items.ts";
import { composeListening, composeTurn } from "./turn/compose.ts";
import { aiDisclosure, isDisclosureDue } from "./turn/disclosure.ts";
import { type Judgement, type Judging, startJudging } from "./turn/judge.ts";
import {
  type AnswerInDanger,
  type SpeakRequest,
  type SpokenEvent,
  speak,
  speakLed,
} from "./turn/speak.ts";
import { speakJudged } from "./turn/speak-judged.ts";
import { withoutLastQuestion } from "./turn/without-last-question.ts";
import { pacedFor, safetyEvent, type TurnRequest, type TurnSettings } from "./turn-request.ts";

const screeningBy = (judgement: Judgement | null): Screening =>
  judgement ? { ...judgement, score: 0, words: [] } : noRisk;

/** Stands before the question after danger where the reply was nothing but a question. */
const thanked = "Thank you for telling me.";

/** A turn said: what risk asks for first, then whoever writes. */
export async function* say(
  given: TurnSettings,
  { heard: { screening, reading, read, isSureOfNone, isUnread }, ...rest }: TurnRequest,
  guide: (memories: readonly Memory[]) => Promise<GuidedReply>,
): AsyncGenerator<SpokenEvent> {
  const turn = { ...rest, screening, reading };
  // Where no thread was free for the message, nobody waits for one again.
  const before = isUnread
    ? unreadOutput("readHistory", riskItems(turn.history, turn.state.risk))
    : await readItems(given.hearing, turn.history, turn.state.risk, turn.onSpent);
  const risk = { ...turn, history: before, read };
  const settings = pacedFor(given, turn);
  const meeting = meetRisk(risk);
  const { crisis, country, helplines } = meeting;
  const { messageId, signal } = turn;
  if (meeting.show) yield safetyEvent(meeting.show);
  const isDue = isDisclosureDue(turn);
  if (isDue) yield { type: "disclosure", kind: "ai", text: aiDisclosure };
  // What is only shown is not heard: in a voice session it is said as well.
  if (isDue && turn.sessionType === "voice" && !(crisis && isImminent(turn.screening)))
    yield { type: "token", text: `${aiDisclosure}\n\n` };

  if (crisis?.mayAnswer && settings.model) {
    const speech = { ...turn, memories: [], helplines, contextChars: settings.contextChars };
    yield* speak(settings, {
      messageId,
      signal,
      compose: () => composeTurn(speech),
      guideWords: async () => ({ ...crisis.heard, memoryIds: [] }),
      allowedNumbers: () => numbersFor(country),
      told: { ...turn, memories: [] },
    });
    return;
  }
  // On this machine a second view is never free, whether it comes first or beside.
  const isSlow = settings.model?.oneAtATime || settings.model?.host === null;
  const { contextChars } = settings;
  const answerIn = (
    known: Pick<TurnRequest, "content" | "history" | "sessionType" | "programStep"> & {
      screening: Screening;
      helplines: readonly Helpline[];
    },
    { owed }: CrisisReply,
  ): AnswerInDanger | null =>
    owed && !isSlow
      ? {
          owed,
          compose: () =>
            composeTurn({
              ...known,
              memories: [],
              contextChars,
              saidBefore: owed.lead?.text ?? null,
            }),
          allowedNumbers: () => numbersFor(country),
        }
      : null;
  if (crisis) {
    const composeHeard = () =>
      composeListening({
        ...turn,
        steps: [crisis.step, ...(crisis.others ?? [])].map(({ text }) => text),
        helplines,
        contextChars: settings.contextChars,
      });
    const atStake = { ...turn.screening, level: "crisis" as const };
    const answer = answerIn({ ...turn, screening: atStake, helplines }, crisis);
    yield* speakLed(settings, {
      messageId,
      signal,
      told: { ...turn, memories: [] },
      answer,
      heard: crisis.heard,
      step: crisis.step,
      others: crisis.others ?? [],
      // While help is only just being shown, nobody waits for a slow one.
      compose: crisis.mayListen && !(meeting.show && isSlow) ? composeHeard : null,
    });
    return;
  }

  const heard = { ...turn, screening: meeting.screening };
  const memories = chooseMemories(turn);
  const look = turn.screening.level === "none" ? stillInMind(risk.history) : null;
  const kept = look && !hasGivenWay(withMessage(risk)) ? look : null;
  const about = wordAboutPeople(risk);
  const isAsideOnly = meeting.concern !== null && meeting.screening.level === "none";
  const { model, timings } = settings;
  // A quick model is told of what was met before, and asks by itself.
  const isQuick = model !== null && !isSlow;
  const added = isAsideOnly ? meeting.concern : ((isQuick ? null : kept) ?? about);
  let judging: Judging | null = null;
  const isLeftToModel = () => isAsideOnly && judging?.judged() !== undefined;
  // A model reads it, and judges it beside its reply.
  const checkIn = model ? null : languageCheckIn({ ...risk, country });
  if (checkIn)
    yield safetyEvent({ level: "concern", category: null, helplines: checkIn.helplines });
  const met = metCategory(risk.history);
  const metHelplines = met ? chooseHelplines({ country, category: met, imminent: false }) : [];
  const composeReply = (saidBehind: string | null) =>
    composeTurn({
      ...heard,
      // What our readers only suspect, the model that judged it is told as it judged it.
      ...(isLeftToModel() ? { screening: screeningBy(judging?.judged() ?? null) } : {}),
      memories,
      helplines: meeting.helplines.length > 0 ? helplines : metHelplines,
      contextChars: settings.contextChars,
      hasMetRisk: hasBegun(risk.history),
      saidBehind: saidBehind ?? (isLeftToModel() ? null : (added?.text ?? null)),
      talk: turn.state.talk,
    });
  const speech: SpeakRequest = {
    messageId,
    signal,
    compose: () => composeReply(null),
    guideWords: async () => {
      if (meeting.concern && !isAsideOnly) return { ...meeting.concern, memoryIds: [] };
      const unread = checkIn ?? languageCheckIn({ ...risk, country });
      const believed = afterNo(risk);
      if (believed) return { text: believed, memoryIds: [] };
      if (unread && !unread.hasGuideWords)
        return { text: unread.text, marks: unread.marks, memoryIds: [] };
      const { text, memoryIds } = await guide(memories);
      if (unread) return { ...joinWords([text, unread], "\n\n"), memoryIds };
      if (!added) return { text, memoryIds };
      return { ...joinWords([withoutLastQuestion(text) || thanked, added], "\n\n"), memoryIds };
    },
    allowedNumbers: () => numbersFor(country),
    told: { ...turn, memories },
    tail: (reply) => (isLeftToModel() ? null : (meeting.concernTail(reply) ?? added)),
  };
  const isSure = isSlow ? isSureOfNone.slowly : isSureOfNone.quickly;
  if (!model || (meeting.screening.level === "none" && isSure)) {
    yield* speak(settings, speech);
    return;
  }
  judging = startJudging({ ...turn, model, timings });
  yield* speakJudged(settings, {
    ...speech,
    compose: composeReply,
    judging,
    judgesFirst: isAsideOnly,
    instead: (judgement) => {
      const met = meetJudgement(risk, judgement, null);
      if (!met?.crisis) return met;
      const known = {
        ...turn,
        screening: screeningBy(judgement),
        helplines: met.helplines ?? [],
      };
      return { ...met, answer: answerIn(known, met.crisis) };
    },
    behind: (judgement, reply) => meetJudgement(risk, judgement, reply),
  });
}
