import { groundingSteps } from "@app/content/grounding-steps";

/** How far somebody is: which sense, and how many things of it are named. */
export type Place = { step: number; named: number };

export const start: Place = { step: 0, named: 0 };

export const isOver = ({ step }: Place): boolean => step >= groundingSteps.length;

/** The last thing of a sense leads on to the next sense. */
export const nameOne = ({ step, named }: Place): Place => {
  const count = groundingSteps[step]?.count ?? 0;
  return named + 1 < count ? { step, named: named + 1 } : { step: step + 1, named: 0 };
};

/** Nobody has to find all of them. */
export const nextSense = ({ step }: Place): Place => ({ step: step + 1, named: 0 });

export const back = ({ step, named }: Place): Place =>
  named > 0 ? { step, named: 0 } : { step: Math.max(0, step - 1), named: 0 };
