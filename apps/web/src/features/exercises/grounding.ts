import { groundingSteps } from "@app/content/grounding-steps";

/** How far somebody is: which sense, and how many things of it are named. */
type GroundingPlace = { step: number; named: number };

export const groundingStart: GroundingPlace = { step: 0, named: 0 };

export const isGroundingOver = ({ step }: GroundingPlace): boolean => step >= groundingSteps.length;

/** The last thing of a sense leads on to the next sense. */
export const nameOne = ({ step, named }: GroundingPlace): GroundingPlace => {
  const count = groundingSteps[step]?.count ?? 0;
  return named + 1 < count ? { step, named: named + 1 } : { step: step + 1, named: 0 };
};

/** Nobody has to find all of them. */
export const nextSense = ({ step }: GroundingPlace): GroundingPlace => ({
  step: step + 1,
  named: 0,
});

export const stepBack = ({ step, named }: GroundingPlace): GroundingPlace =>
  named > 0 ? { step, named: 0 } : { step: Math.max(0, step - 1), named: 0 };
