import { exercises } from "@app/content/exercises";
import { programs } from "@app/content/programs";
import { exercisePath, programPath } from "@app/contract/journey-kit";
import type { Thing } from "./thing.ts";

/** Everything that can be found, without what is inside it. */
export const allThings = (): Thing[] => [
  ...exercises.map(
    ({ id, title, lead, minutes, feelings: fits, words }): Thing => ({
      kind: "exercise",
      path: exercisePath(id),
      title,
      lead,
      size: `${minutes} min`,
      feelings: fits,
      words,
    }),
  ),
  ...programs.map(
    ({ id, title, lead, steps, feelings: fits, words }): Thing => ({
      kind: "program",
      path: programPath(id),
      title,
      lead,
      size: `${steps.length} steps`,
      feelings: fits,
      words,
    }),
  ),
];
