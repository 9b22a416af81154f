import { saidBack } from "./reflect/said-back.ts";
import { complexReflection, openQuestion } from "./reply-parts.ts";
import { honestyAsks, honestyBridges, honestyLines } from "./say/honesty.ts";
import type { State } from "./state.ts";
import type { HonestyTopic } from "./understanding/honesty-topics.ts";
import type { Voice } from "./voice.ts";

/** Asked about itself it answers straight, in a sentence or two, and then turns back to the person. */
export const answerHonestly = (
  topic: HonestyTopic,
  state: State,
  voice: Voice,
): (string | null)[] | null => {
  const line = voice.pick(`honest/${topic}`, honestyLines[topic]);
  if (!line) return null;
  if (/\?$/.test(line) || state.questionsOff) return [line];
  const { now } = state;
  const tellsMore = now.wordCount >= 14 && (now.situations.length > 0 || now.feelings.length > 0);
  if (tellsMore)
    return [
      line,
      saidBack(now, voice, state.seed) ?? complexReflection(state, voice),
      openQuestion(state, voice),
    ];
  const asks = honestyAsks[topic];
  const own = asks ? voice.pick(`honestask/${topic}`, asks) : null;
  if (own) return [line, own];
  return [
    line,
    state.toldCount > 0
      ? openQuestion(state, voice)
      : voice.pick(
          "bridge",
          honestyBridges.filter((bridge) => !bridge.includes("go back")),
        ),
  ];
};
