const tags = ["think", "thinking", "thought", "reasoning"];
const opening = new RegExp(`<(?:${tags.join("|")})>`, "i");
const closing = new RegExp(`</(?:${tags.join("|")})>`, "i");
const openings = tags.map((tag) => `<${tag}>`);
const closings = tags.map((tag) => `</${tag}>`);

/** How much of the end may be the beginning of one of these. */
const partialAtEnd = (text: string, marks: readonly string[]): number => {
  const from = text.lastIndexOf("<");
  if (from < 0) return 0;
  const tail = text.slice(from).toLowerCase();
  return marks.some((mark) => mark.startsWith(tail)) ? tail.length : 0;
};

/** Leaves out what a reasoning model thinks aloud before it answers; that was never meant for anybody. */
export const createReasoningFilter = () => {
  let held = "";
  let isThinking = false;

  const drain = (): string => {
    let said = "";
    for (;;) {
      const mark = (isThinking ? closing : opening).exec(held);
      if (!mark) break;
      if (!isThinking) said += held.slice(0, mark.index);
      held = held.slice(mark.index + mark[0].length);
      isThinking = !isThinking;
    }
    const keep = partialAtEnd(held, isThinking ? closings : openings);
    if (!isThinking) said += held.slice(0, held.length - keep);
    held = held.slice(held.length - keep);
    return said;
  };

  return {
    push(piece: string): string {
      if (!isThinking && held === "" && !piece.includes("<")) return piece;
      held += piece;
      return drain();
    },
    /** What looked like a mark until the reply ended. */
    end(): string {
      const rest = isThinking ? "" : held;
      held = "";
      return rest;
    },
  };
};
