import { createParser } from "eventsource-parser";
import { ModelFailure } from "./model-failure.ts";

/** An event longer than this is not a token but garbage, and must not fill the memory. */
const maxEventChars = 1_000_000;

/** Reads a server-sent event stream from its bytes, wherever the network cuts them. */
export const createEventStream = (onData: (data: string) => void) => {
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: maxEventChars,
    onEvent: ({ data }) => {
      if (data !== "") onData(data);
    },
    onError: (error) => {
      if (error.type === "max-buffer-size-exceeded") throw new ModelFailure("oversized");
      // Older llama.cpp servers tell of a failure in a field of this name, which the standard does not know.
      if (error.type === "unknown-field" && error.field === "error")
        throw new ModelFailure("reported");
    },
  });
  return {
    push: (chunk: Uint8Array): void => parser.feed(decoder.decode(chunk, { stream: true })),
    /** Some servers leave out the blank line behind their last event. */
    end: (): void => parser.feed(`${decoder.decode()}\n\n`),
  };
};
