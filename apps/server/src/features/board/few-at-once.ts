/**
 * Runs as many at once as it says, and the others in the order in which they came. They would all wait
 * for one lock; waiting here they hold no connection that somebody else in the product needs.
 */
export const createFewAtOnce = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place goes to the next in line without being free in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
