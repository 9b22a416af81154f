export type Piece = { piece: number; wav: ArrayBuffer; paused: boolean };

export type RecogniserSettings = {
  transcribe: (wav: ArrayBuffer, signal: AbortSignal) => Promise<string>;
  /** What is known of the words so far. */
  onWords: (words: string) => void;
};

type Entry = {
  wav: ArrayBuffer;
  /** The newest words of this piece, also those of a shorter version of it. */
  text: string;
  running: { abort: AbortController; over: Promise<string> } | null;
  failed: boolean;
};

/** Recognition opens quotations nobody spoke. */
const withoutStrayMarks = (text: string): string => text.replace(/^["'“”‘\s]+(?=\S)|\s+$/g, "");

const joinWords = (texts: readonly string[]): string =>
  texts
    .map(withoutStrayMarks)
    .filter((text) => text !== "")
    .join(" ");

/** Turns the pieces of what somebody says into words, while they say it. */
export const createRecogniser = ({ transcribe, onWords }: RecogniserSettings) => {
  let entries: Entry[] = [];

  const words = () => joinWords(entries.map(({ text }) => text));

  const run = (entry: Entry): Promise<string> => {
    entry.running?.abort.abort();
    const abort = new AbortController();
    const own = entries;
    const over = transcribe(entry.wav, abort.signal).then(
      (text) => {
        if (abort.signal.aborted) return entry.text;
        entry.text = text.trim();
        entry.failed = false;
        entry.running = null;
        if (own === entries) onWords(words());
        return entry.text;
      },
      (error: unknown) => {
        if (!abort.signal.aborted) {
          entry.failed = true;
          entry.running = null;
        }
        throw error;
      },
    );
    // Whoever waits for the end is told; until then a later version may do better.
    over.catch(() => undefined);
    entry.running = { abort, over };
    return over;
  };

  return {
    begin: (): void => {
      for (const { running } of entries) running?.abort.abort();
      entries = [];
    },
    piece: ({ piece, wav, paused }: Piece): void => {
      const known = entries[piece];
      // A caption may wait for the one before it; the words at a pause may not.
      if (known?.running && !paused) return;
      const entry = known ?? { wav, text: "", running: null, failed: false };
      entry.wav = wav;
      entries[piece] = entry;
      void run(entry).catch(() => undefined);
    },
    /** All that was said. What failed on the way is tried once more. */
    finish: async (): Promise<string> => {
      const own = entries;
      await Promise.all(
        own.map(async (entry) => {
          const first = entry.running?.over;
          if (first) await first.catch(() => undefined);
          if (entry.failed) await run(entry);
        }),
      );
      return joinWords(own.map(({ text }) => text));
    },
  };
};
