/** Something that is made step by step, and then kept. */
export type InSteps<T> = {
  /** Does the next step; true once it is made. */
  step: () => boolean;
  /** All the steps that are left, at once: for whoever needs it now. */
  get: () => T;
};

/** A step ends at each `yield`, so that whoever has time can make it in slices. */
export const inSteps = <T>(make: () => Generator<undefined, T>): InSteps<T> => {
  let made: { value: T } | undefined;
  let making: Generator<undefined, T> | undefined;
  const step = (): boolean => {
    if (made) return true;
    making ??= make();
    try {
      const next = making.next();
      if (next.done) made = { value: next.value };
    } catch (error) {
      // what failed begins anew next time
      making = undefined;
      throw error;
    }
    return made !== undefined;
  };
  return {
    step,
    get: () => {
      while (!made) step();
      return made.value;
    },
  };
};

/** The same without a pause. */
export const atOnce = <T>(steps: Generator<undefined, T>): T => {
  let next = steps.next();
  while (!next.done) next = steps.next();
  return next.value;
};
