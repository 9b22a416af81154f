const forgotten: (() => void)[] = [];

/** Ends a turn: nobody's words are kept in a process beyond it. */
export const forgetReadings = (): void => {
  for (const forget of forgotten) forget();
};

/**
 * Reading is pure, so what was read in a turn is not read again in it: a turn asks several times about the same message,
 * and about those before it. Of long use is only what comes again; the rest is forgotten first.
 */
export const readOnce = <T>(read: (text: string) => T, most: number): ((text: string) => T) => {
  const readings = new Map<string, T>();
  forgotten.push(() => readings.clear());
  return (text) => {
    const before = readings.get(text);
    const reading = before ?? read(text);
    if (before !== undefined) readings.delete(text);
    else if (readings.size >= most) {
      const [oldest] = readings.keys();
      if (oldest !== undefined) readings.delete(oldest);
    }
    readings.set(text, reading);
    return reading;
  };
};
