type Page<T> = { items: readonly T[]; next: string | null };

/** Every page of a list, one after the other. */
export const readAll = async <T>(
  read: (before: { before?: string }) => Promise<Page<T>>,
): Promise<T[]> => {
  const all: T[] = [];
  for (let before: string | null = ""; before !== null; ) {
    const page: Page<T> = await read(before ? { before } : {});
    all.push(...page.items);
    before = page.next;
  }
  return all;
};

/** A few at a time: one by one would take minutes, all at once would drown the server. */
export const eachOf = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  onDone: () => void,
): Promise<R[]> => {
  const results: R[] = [];
  const atOnce = 6;
  for (let start = 0; start < items.length; start += atOnce) {
    const part = items.slice(start, start + atOnce).map(async (item) => {
      const result = await work(item);
      onDone();
      return result;
    });
    results.push(...(await Promise.all(part)));
  }
  return results;
};
