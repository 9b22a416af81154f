import { withoutEnd } from "@app/reading/text";
import { findExercise } from "../exercises/library.ts";
import { ways } from "../options.ts";
import type { OfferedOption } from "../talk.ts";
import { does, type GuideTurn, type Move, type WrittenReply } from "../turn.ts";

const doneOption: OfferedOption = { id: "done", text: "Done" };
const stopOption: OfferedOption = { id: "stop", text: "Stop the exercise" };

export const beginExercise = ({ talk, voice }: GuideTurn, id: string): WrittenReply | null => {
  const exercise = findExercise(id);
  const first = exercise?.steps[0];
  if (!exercise || !first) return null;
  if (talk.said.includes(`exercise/${id}/0`)) {
    const again = voice.pick(`exercise/${id}/again`, [exercise.again]);
    return again ? { parts: [again], options: [ways.goOn] } : null;
  }
  talk.exercise = { id, step: 0 };
  talk.waiting = null;
  return {
    parts: [voice.always(`exercise/${id}`, [first.say])],
    options: stepOptions(first.expects),
  };
};

const stepOptions = (expects: "done" | "words"): readonly OfferedOption[] =>
  expects === "done" ? [doneOption, stopOption] : [stopOption];

/** A number, "the lamp" or "done" belong to an exercise; a story does not. */
const mostWords = { done: 14, words: 60 } as const;

/** The next step of an exercise under way; whoever tells of something else has left it. */
export const exercising: Move = {
  id: "exercise",
  write: (turn) => {
    const { talk, reading, voice } = turn;
    if (turn.chosen?.offered.id === "exercise")
      return beginExercise(turn, turn.path?.exercise ?? "breathing");
    const exercise = talk.exercise && findExercise(talk.exercise.id);
    const step = exercise?.steps[talk.exercise?.step ?? 0];
    if (!talk.exercise || !exercise || !step) return null;
    const at = talk.exercise.step;
    if (
      does(turn, "stops", "skips", "refuses", "complains") ||
      (does(turn, "leaves") && !does(turn, "done"))
    ) {
      talk.exercise = null;
      return does(turn, "leaves")
        ? null
        : {
            parts: [voice.always("exstop", exerciseLines.stopped)],
            options: [ways.goOn, ways.listen],
          };
    }
    if (reading.wordCount > mostWords[step.expects]) {
      talk.exercise = null;
      return null;
    }
    const next = exercise.steps[at + 1];
    if (!next) {
      talk.exercise = null;
      return {
        parts: [voice.pick(`exercise/${exercise.id}/end`, exercise.ending)],
        options: [ways.goOn, ways.page],
      };
    }
    talk.exercise = { id: exercise.id, step: at + 1 };
    const echo = reading.plain.length <= 160 ? withoutEnd(reading.plain, " .!?…\n") : null;
    const say = next.withEcho && echo ? next.withEcho.replace("{echo}", `${echo}.`) : next.say;
    return {
      parts: [voice.always(`exercise/${exercise.id}/${at + 1}`, [say])],
      options: stepOptions(next.expects),
    };
  },
};

const exerciseLines = {
  stopped: ["We stop it here, and that’s fine.", "All right, no exercise."],
} as const;
