/** What went wrong, in numbers: each of them must be 0. */
export type TalkTally = { lost: number; duplicated: number; wrong: number };

type Said = { id: string; content: string; heard: string | null; isLate: boolean };
type Stored = { role: string; content: string; status?: string | undefined };

export const sumTallies = (tallies: readonly TalkTally[]): TalkTally => ({
  lost: tallies.reduce((sum, { lost }) => sum + lost, 0),
  duplicated: tallies.reduce((sum, { duplicated }) => sum + duplicated, 0),
  wrong: tallies.reduce((sum, { wrong }) => sum + wrong, 0),
});

/** What one person said in one session, and what was acknowledged: the model of what must be true afterwards. */
export const createLedger = () => {
  const said: Said[] = [];
  return {
    /** Sent; as long as nothing came back it may be there once, or not at all. */
    say: (id: string, content: string): void => {
      said.push({ id, content, heard: null, isLate: false });
    },
    /** The reply was heard to its end, and with that the message is acknowledged too. */
    hear: (id: string, text: string): void => {
      const entry = said.find((each) => each.id === id);
      if (entry) entry.heard = text;
    },
    /** Those that nobody heard a reply to; they are about to be sent once more, and may come in after others. */
    sendAgain: (): Said[] => {
      const again = said.filter(({ heard }) => heard === null);
      for (const each of again) each.isLate = true;
      return again;
    },
    unanswered: (): number => said.filter(({ heard }) => heard === null).length,
    count: (): number => said.length,

    check: (messages: readonly Stored[]): TalkTally => {
      const tally: TalkTally = { lost: 0, duplicated: 0, wrong: 0 };
      const places = new Map<string, number[]>();
      for (const [index, { role, content }] of messages.entries())
        if (role === "user") places.set(content, [...(places.get(content) ?? []), index]);
      const known = new Set(said.map(({ content }) => content));
      for (const content of places.keys()) if (!known.has(content)) tally.wrong++;
      let last = -1;
      for (const { content, heard, isLate } of said) {
        const at = places.get(content) ?? [];
        tally.duplicated += Math.max(0, at.length - 1);
        const [first] = at;
        if (first === undefined) {
          if (heard !== null) tally.lost++;
          continue;
        }
        if (!isLate && first < last) tally.wrong++;
        if (!isLate) last = first;
        if (heard === null) continue;
        const reply = messages[first + 1];
        if (reply?.role !== "assistant") tally.lost++;
        else if (reply.content !== heard || reply.status === "interrupted") tally.wrong++;
      }
      return tally;
    },
  };
};

export type TalkLedger = ReturnType<typeof createLedger>;
