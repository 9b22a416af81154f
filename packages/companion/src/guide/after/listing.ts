/** "a", "a and b", "a, b and c". */
export const inWords = (items: readonly string[]): string =>
  items.length <= 1
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")}${items.some((item) => item.includes(" and ")) ? "," : ""} and ${items.at(-1)}`;
