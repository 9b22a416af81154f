import type { BoardEvent } from "@app/contract/calls/board";

/** One event as it goes over the wire, written out once for however many read it. */
type EventFrame = {
  seq: number;
  /** Empty for what is no longer anybody's to see; its number still counts. */
  text: string;
  thoughtId: string;
  goneAtMs: number;
};

export const encodeEvent = (event: BoardEvent): string => {
  const { type, ...rest } = event;
  const id = "seq" in event ? `id: ${event.seq}\n` : "";
  return `${id}event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`;
};

/** The latest events, so that whoever was away for a moment gets them without a query. */
export const createRing = (max: number) => {
  let frames: EventFrame[] = [];
  /** What came up to this number is not here. */
  let from = 0;
  return {
    startAt: (seq: number): void => {
      frames = [];
      from = seq;
    },
    push: (frame: EventFrame): void => {
      frames.push(frame);
      if (frames.length > max * 2) {
        from = frames[frames.length - max - 1]?.seq ?? from;
        frames = frames.slice(-max);
      }
    },
    /** What was taken back or hidden is told to nobody any more, however late they come. */
    forget: (thoughtId: string): void => {
      for (const frame of frames) if (frame.thoughtId === thoughtId) frame.text = "";
    },
    /** What follows a number, or null where some of it is not here any more. */
    after: (seq: number, nowMs: number): { count: number; text: string } | null => {
      if (seq < from) return null;
      // The newest are at the end, and most readers miss only a few.
      let first = frames.length;
      while (first > 0 && (frames[first - 1]?.seq ?? 0) > seq) first--;
      const missed = frames.slice(first).filter(({ text, goneAtMs }) => text && goneAtMs > nowMs);
      return { count: missed.length, text: missed.map(({ text }) => text).join("") };
    },
  };
};
