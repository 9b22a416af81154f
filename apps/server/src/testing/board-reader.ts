import { type BoardEvent, boardEvent } from "@app/contract/calls/board";
import { decodeEvent, readEventStream } from "@app/contract/event-stream";

export type BoardReader = {
  events: BoardEvent[];
  /** The texts it was told, in the order in which they came. */
  texts(): string[];
  /** The number to come back with. */
  lastSeq(): number;
  /** Settles when what came fulfils this; fails when the stream ends before. */
  until(isEnough: (events: readonly BoardEvent[]) => boolean): Promise<void>;
  ended: Promise<void>;
  leave(): void;
};

/** Reads the board live over a real connection, as a page does. */
export const readBoard = async (
  origin: string,
  { after, lastEventId }: { after?: number; lastEventId?: number } = {},
): Promise<BoardReader> => {
  const leaving = new AbortController();
  const query = after === undefined ? "" : `?after=${after}`;
  const response = await fetch(`${origin}/api/board/events${query}`, {
    headers: {
      accept: "text/event-stream",
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
    },
    signal: leaving.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the board answered ${response.status}`);
  const events: BoardEvent[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const wake = () => {
    for (const look of waiting) look();
  };
  const { body } = response;
  const reading = async () => {
    try {
      for await (const { event, data } of readEventStream(body)) {
        events.push(boardEvent.parse(decodeEvent(event, data)));
        wake();
      }
    } catch {
      // Left, or cut: either way it is over.
    }
    isOver = true;
    wake();
  };
  const ended = reading();
  const until = (isEnough: (events: readonly BoardEvent[]) => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (isEnough(events)) resolve();
        else if (isOver) reject(new Error("the stream ended before"));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  await until((all) => all.length > 0);
  return {
    events,
    texts: () => events.flatMap((event) => (event.type === "thought" ? [event.thought.text] : [])),
    lastSeq: () =>
      events.reduce((last, event) => ("seq" in event ? Math.max(last, event.seq) : last), 0),
    until,
    ended,
    leave: () => leaving.abort(),
  };
};
