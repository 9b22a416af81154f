import type { ScrubbedText } from "@app/kindness/scrub";
import { useDeferredValue, useEffect, useState } from "react";
import { loadChunk } from "../../navigation/chunks.ts";

/** How a text is read before it is left. */
const load = () =>
  loadChunk("kindness", async () => {
    const [{ scrub }, { countGraphemes }] = await Promise.all([
      import("@app/kindness/scrub"),
      import("@app/kindness/count-graphemes"),
    ]);
    return { scrub, countGraphemes };
  });

type Kindness = Awaited<ReturnType<typeof load>>;

/** Without it a text goes as it is: the server scrubs it again in any case. */
const untouched = (text: string): ScrubbedText => ({ text, changes: [] });

type OutgoingThought = ScrubbedText & { count: number };

/** What would be left of a text, while it is written. What tells it comes with the first letters. */
export const useScrubbed = (written: string) => {
  const [kindness, setKindness] = useState<Kindness | null>(null);
  const begun = written !== "";
  useEffect(() => {
    if (!begun) return;
    let here = true;
    load().then(
      (loaded) => {
        if (here) setKindness(loaded);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [begun]);

  const outgoingOf = (text: string): OutgoingThought => {
    const scrubbed = kindness ? kindness.scrub(text) : untouched(text);
    return {
      ...scrubbed,
      count: kindness ? kindness.countGraphemes(scrubbed.text) : scrubbed.text.length,
    };
  };
  const deferred = useDeferredValue(written.trim());
  return { preview: { written: deferred, ...outgoingOf(deferred) }, outgoingOf };
};
