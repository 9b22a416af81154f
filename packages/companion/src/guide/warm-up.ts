import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import type { HistoryItem } from "@app/contract/calls/sessions";
import { detectLanguage } from "@app/reading/language";
import { noRisk } from "@app/safety/screening";
import { guideActions } from "./after/actions.ts";
import { subjectOf } from "./after/subject.ts";
import { guideSummary } from "./after/summaries.ts";
import { guideTitle } from "./after/titles.ts";
import { loadReaderStep } from "./meaning/reader.ts";
import { clausesOf } from "./reflect/clauses.ts";
import { sayableClauses } from "./reflect/said-back.ts";
import { olderGuideReply } from "./reply.ts";
import { frames } from "./say/frames/all.ts";
import { kinds } from "./say/kinds.ts";
import { meanings } from "./say/meanings/all.ts";
import { momentKinds } from "./say/moments.ts";
import { plainMoments } from "./say/plain-moments.ts";
import { situations } from "./say/situations/all.ts";
import { topicActions } from "./say/topic-actions/all.ts";
import { readSession } from "./session/reading.ts";
import { stateOf } from "./session/state.ts";
import { whenNamed } from "./session/step-times.ts";
import { dutyIn, stepIn } from "./session/steps.ts";
import { framesIn } from "./telling/frames.ts";
import { messageActsIn } from "./understanding/acts.ts";
import { ownFeelingsIn } from "./understanding/feelings.ts";
import { honestyTopicIn } from "./understanding/honesty-topics.ts";
import { normaliseMessage } from "./understanding/normalise.ts";
import { mentionedPeopleIn } from "./understanding/people.ts";
import { themePatterns, understand } from "./understanding/understand.ts";

/** Enough variety that every part has run, the shortest first. */
const samples: readonly string[] = [
  "tired",
  "my boss shouted",
  "maybe i am just tired of it all, idk",
  "I had a row with my sister last night because she said I never call, and I can't sleep.",
  "My boss told me off at work and I feel so ashamed. What should I do?",
];

/** The longest that anybody else in the process has to wait for it. */
const sliceMs = 3;

const patterns = function* (): Generator<RegExp> {
  for (const frame of frames) {
    yield frame.when;
    if (frame.not) yield frame.not;
  }
  for (const { when, not } of [
    ...situations,
    ...kinds,
    ...momentKinds,
    ...plainMoments,
    ...topicActions,
  ]) {
    yield when;
    if (not) yield not;
  }
  for (const { cue, not } of meanings) {
    yield cue;
    if (not) yield not;
  }
};

let warming: Promise<void> | null = null;

const warm = async (): Promise<void> => {
  let sinceMs = performance.now();
  const rest = async (): Promise<void> => {
    if (performance.now() - sinceMs < sliceMs) return;
    await setImmediate();
    sinceMs = performance.now();
  };
  while (!loadReaderStep()) await rest();
  const [short = "", ...others] = samples;
  for (const pattern of patterns()) {
    // a pattern is compiled in full only when it is used a second time
    for (let round = 0; round < 2; round += 1) {
      pattern.test(short);
      await rest();
    }
  }
  for (const [, pattern] of themePatterns) {
    for (let round = 0; round < 2; round += 1) short.match(pattern);
    await rest();
  }
  const parts = (content: string): readonly (() => unknown)[] => {
    const read = normaliseMessage(content);
    const state = () =>
      stateOf({
        seed: "warm",
        sessionType: "text",
        history: [],
        content,
        isExerciseStep: () => false,
      });
    return [
      () => detectLanguage(read.lower),
      () => messageActsIn(read),
      () => honestyTopicIn(read.lower),
      () => clausesOf(read.text),
      () => mentionedPeopleIn(read.text),
      () => ownFeelingsIn(read.lower),
      () => understand(content),
      () => stepIn(understand(content)),
      () => dutyIn(understand(content)),
      () => whenNamed(understand(content)),
      () => sayableClauses(understand(content)),
      () => framesIn(state(), false),
    ];
  };
  for (const content of [short, ...others])
    for (const part of parts(content)) {
      part();
      await rest();
    }
  const told: HistoryItem[] = samples.map((content) => ({ role: "user", content }));
  // the second use is the one that compiles in full
  const endings = [told, told.toReversed(), told].flatMap((history) => [
    () => readSession(history),
    () => subjectOf(readSession(history)),
    () => guideTitle(history),
    () => guideSummary(history),
    () => guideActions(history, "warm"),
  ]);
  for (const ending of endings) {
    ending();
    await rest();
  }
  for (const content of [short, ...others]) {
    olderGuideReply({
      seed: "warm",
      history: [],
      content,
      sessionType: "text",
      screening: noRisk,
      now: new Date(0),
    });
    await rest();
  }
};

/**
 * The first messages a process reads cost a hundred times the rest, since patterns are compiled when
 * first used. Done once and in small pieces, so that nobody waits for it.
 */
export const warmGuide = (): Promise<void> => {
  warming ??= warm();
  return warming;
};
