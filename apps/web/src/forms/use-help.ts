import type { FormSafety } from "@app/contract/form-fields";
import { useState } from "react";
import { helpInError } from "../helplines/help-in-error.ts";

/** The help that came with what was written, taken or refused. Once shown it stays; nothing quieter takes its place. */
export const useHelp = () => {
  const [safety, setSafety] = useState<FormSafety>(null);
  const show = (given: FormSafety) =>
    setSafety((shown) =>
      given && (given.level === "crisis" || shown?.level !== "crisis") ? given : shown,
    );
  return {
    safety,
    withHelp: async <Answer extends { safety: FormSafety }>(
      send: () => Promise<Answer>,
    ): Promise<Answer> => {
      try {
        const answer = await send();
        show(answer.safety);
        return answer;
      } catch (error) {
        show(helpInError(error));
        throw error;
      }
    },
  };
};
