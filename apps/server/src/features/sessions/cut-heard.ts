/** Stands where a reply was spoken into. */
const cutMark = "…";

/** A reply as far as it was heard, to the last whole word and with a mark; null when all of it was. */
export const cutHeard = (text: string, chars: number): string | null => {
  const bare = text.endsWith(` ${cutMark}`) ? text.slice(0, -cutMark.length - 1) : text;
  if (chars >= bare.trimEnd().length) return null;
  const isInWord = /\S/.test(bare[chars] ?? "") && /\S/.test(bare[chars - 1] ?? "");
  const heard = bare.slice(0, chars);
  const whole = (isInWord ? heard.replace(/(?<!\S)\S+$/, "") : heard).trimEnd();
  return whole ? `${whole} ${cutMark}` : cutMark;
};
