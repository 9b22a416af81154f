import type { ProgramTalk } from "../program-talk.ts";

/** The step in words for a model: where it stands, what it is for, and the questions it leads through. */
export const describeStep = (talk: ProgramTalk): string =>
  [
    `“${talk.program}”, step ${talk.step} of ${talk.steps}: ${talk.title}. ${talk.intention}`,
    talk.instruction,
    `You have asked: ${talk.opening} Then, one at a time and in your own words: ${talk.followUps.join(" ")}`,
    `When these are answered, close in this sense: ${talk.closing} The small thing to do afterwards: ${talk.toDo}`,
  ].join("\n");

/** The step of a program the person is at; nothing outside a program. */
export const programStepInstruction = (programStep: string | null): string | null =>
  programStep === null || programStep.trim() === ""
    ? null
    : [
        "The present step of the person's program:",
        programStep.trim(),
        "Begin where they are with it. Do one part at a time, wait for their answer, and let them leave a part out. Do not go on to another step by yourself.",
      ].join("\n");
