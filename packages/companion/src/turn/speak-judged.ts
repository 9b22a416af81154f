import { setTimeout as wait } from "node:timers/promises";
import type { ShownHelp } from "@app/safety/meet-risk";
import { type MarkedWords, nothingSaid } from "@app/safety/risk-history";
import type { Judgement, Judging } from "./judge.ts";
import {
  type AnswerInDanger,
  nothingSent,
  type SentText,
  type SpeakRequest,
  type SpeakSettings,
  type SpokenEvent,
  sentTo,
  speak,
  speakLed,
} from "./speak.ts";

/** What the companion itself says to a judgement, and what the page shows beside it. */
type OwnWords = {
  show: ShownHelp | null;
  said: MarkedWords;
  /** Set where the model that judged may answer in their place, told what is at stake. */
  answer?: AnswerInDanger | null;
};

export type JudgedSpeech = Omit<SpeakRequest, "compose"> & {
  /** `saidBehind`: what a judgement that came before has us say behind the reply. */
  compose: (saidBehind: string | null) => ReturnType<SpeakRequest["compose"]>;
  judging: Judging;
  /** A suspicion of our own stands behind the reply unless the model sees nothing in it: that is heard first. */
  judgesFirst: boolean;
  /** In place of the reply; null where the reply is right as it is. */
  instead: (judgement: Judgement) => OwnWords | null;
  /** Behind a reply that was shown already; null where it owes nothing more. */
  behind: (judgement: Judgement, reply: string) => OwnWords | null;
};

/** The judgement if it is there within this time, however long it takes in the end. */
const within = async (verdict: Judging["verdict"], timeMs: number): Promise<Judgement | null> => {
  const enough = new AbortController();
  const late = wait(Math.max(0, timeMs), null, { signal: enough.signal }).catch(() => null);
  const known = await Promise.race([verdict, late]);
  enough.abort();
  return known;
};

async function* show(own: OwnWords): AsyncGenerator<SpokenEvent> {
  if (own.show) yield { type: "safety", ...own.show };
}

/** A second request to the model is part of what left for it. */
const withJudgement = (sent: SentText, host: string | null, judging: Judging): SentText => {
  const chars = judging.sentChars();
  return chars === 0 || host === null
    ? sent
    : { ...sent, host, sent_chars: sent.sent_chars + chars };
};

/**
 * Says a model's reply while the same model judges the message, or after it did where one engine would
 * only be slower for both. Nothing that a crisis would make one
 * regret is shown if the judgement comes in time; if it comes later, our own words follow the reply,
 * and by their marks the next turn knows.
 */
export async function* speakJudged(
  settings: SpeakSettings,
  speech: JudgedSpeech,
): AsyncGenerator<SpokenEvent> {
  const { model, timings } = settings;
  const { judging } = speech;
  const startedAtMs = performance.now();
  // Words that are held are not read on, which must not look like a model that fell silent.
  const holdMs = Math.min(timings.judgementHoldMs, timings.betweenTokensTimeoutMs / 2);
  const leave = new AbortController();
  let sent = nothingSent;
  let saidBehind: string | null = null;
  const events = speak(settings, {
    ...speech,
    compose: () => {
      const composed = speech.compose(saidBehind);
      if (model) sent = sentTo(model, composed);
      return composed;
    },
    signal: AbortSignal.any([speech.signal, leave.signal]),
  });
  const host = model?.host ?? null;

  try {
    let opening: ReturnType<typeof events.next> | null = null;
    let early: Judgement | null;
    if (model?.oneAtATime) {
      early = await within(judging.verdict, timings.judgementFirstTimeoutMs);
      // One that is still being written would hold the reply up.
      judging.stop();
    } else if (speech.judgesFirst) {
      early = await within(judging.verdict, timings.judgementTimeoutMs);
    } else {
      opening = events.next();
      const isReplyFirst = await Promise.race([
        judging.verdict.then(() => false),
        opening.then(() => true),
      ]);
      early = await within(judging.verdict, isReplyFirst ? holdMs : 0);
    }
    if (speech.signal.aborted) return;
    const own = early && speech.instead(early);
    if (early && !own) saidBehind = speech.behind(early, "")?.said.text ?? null;
    if (own) {
      leave.abort();
      yield* show(own);
      yield* speakLed(settings, {
        ...speech,
        heard: own.said,
        step: nothingSaid,
        compose: null,
        answer: own.answer ?? null,
        sent: withJudgement(sent, host, judging),
      });
      return;
    }
    let reply = "";
    for (let next = await (opening ?? events.next()); !next.done; next = await events.next()) {
      const event = next.value;
      if (event.type === "token") reply += event.text;
      if (event.type !== "done" && event.type !== "error") {
        yield event;
        continue;
      }
      const leftMs = timings.judgementTimeoutMs - (performance.now() - startedAtMs);
      const late = await within(judging.verdict, leftMs);
      if (speech.signal.aborted) return;
      const more = late && speech.behind(late, reply);
      if (more) {
        yield* show(more);
        if (more.said.text !== "") yield { type: "token", text: `\n\n${more.said.text}` };
        yield { type: "said", marks: more.said.marks };
      }
      if (event.type === "error") {
        yield event;
        return;
      }
      const { model: writer, ...known } = event.writer;
      yield { ...event, writer: { model: writer, ...withJudgement(known, host, judging) } };
    }
  } finally {
    judging.stop();
    leave.abort();
    void events.return(undefined);
  }
}
