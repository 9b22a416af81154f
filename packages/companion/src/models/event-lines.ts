import { ModelFailure } from "./model-failure.ts";

/** A line longer than this is not a token but garbage, and must not fill the memory. */
const maxLineChars = 1_000_000;

/**
 * Splits a server-sent event stream into its data lines. Every data line counts as an event of its
 * own, because some servers leave the blank line between events out and none splits one over lines.
 */
export const createEventLines = (onData: (data: string) => void) => {
  const decoder = new TextDecoder();
  let rest = "";

  const take = (line: string) => {
    if (!line.startsWith("data:")) return;
    const end = line.endsWith("\r") ? line.length - 1 : line.length;
    const data = line.slice(line[5] === " " ? 6 : 5, end);
    if (data.length > 0) onData(data);
  };

  return {
    push(chunk: Uint8Array): void {
      const text = rest + decoder.decode(chunk, { stream: true });
      let from = 0;
      for (let to = text.indexOf("\n"); to !== -1; to = text.indexOf("\n", from)) {
        take(text.slice(from, to));
        from = to + 1;
      }
      rest = text.slice(from);
      if (rest.length > maxLineChars) throw new ModelFailure("oversized");
    },
    end(): void {
      const last = rest + decoder.decode();
      rest = "";
      take(last);
    },
  };
};
