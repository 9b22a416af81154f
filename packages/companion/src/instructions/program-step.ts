/** The step of a program the person is at; nothing outside a program. */
export const programStepInstruction = (programStep: string | null): string | null =>
  programStep === null || programStep.trim() === ""
    ? null
    : [
        "The present step of the person's program:",
        programStep.trim(),
        "Begin where they are with it. Do one part at a time, wait for their answer, and let them leave a part out. Do not go on to another step by yourself.",
      ].join("\n");
