/**
 * Reading is pure, so what was read a moment ago is not read again: a turn asks several times about the same message,
 * and a history holds those of the turns before. Of long use is only what comes again; the rest is forgotten first.
 */
export const readOnce = <T>(read: (text: string) => T, most: number): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    const reading = before ?? read(text);
    if (before !== undefined) known.delete(text);
    else if (known.size >= most) {
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    }
    known.set(text, reading);
    return reading;
  };
};
