import { exercises } from "@app/content/exercises";
import { programs } from "@app/content/programs";
import { ownPrompts } from "@app/content/prompts";
import { exercisePath, programPath } from "@app/contract/journey-kit";
import { promptThing } from "./prompt-thing.ts";
import type { Thing } from "./thing.ts";

/** Everything that can be found, without what is inside it. */
export const allThings = (): Thing[] => [
  ...exercises.map(
    ({ id, title, lead, minutes, feelings: fits, words }): Thing => ({
      kind: "exercise",
      id: exercisePath(id),
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
      id: programPath(id),
      path: programPath(id),
      title,
      lead,
      size: `${steps.length} steps`,
      feelings: fits,
      words,
    }),
  ),
  ...ownPrompts.map(({ feelings: fits, ...prompt }) =>
    promptThing({ ...prompt, ours: true }, fits),
  ),
];
