import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { Thought } from "@app/contract/calls/board";
import { AppError, errorBody } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { timings } from "@app/contract/timings";
import type { FastifyBaseLogger } from "fastify";
import type { Listening, ListenParts } from "../../db/listen.ts";
import { createRing, encodeEvent } from "./event-frames.ts";
import { createReader, type Parcel, parcelOf, type Reader } from "./reader.ts";
import { type BoardStore, heardPrefix, type ThoughtRow } from "./store.ts";

export type LiveParts = {
  store: Pick<BoardStore, "eventsAfter" | "latestFrom" | "countsOf" | "heardSince">;
  thoughtOf: (row: ThoughtRow) => Thought;
  listen: (on: Pick<ListenParts, "onNotice" | "onOpen">) => Listening;
  logger: Pick<FastifyBaseLogger, "warn">;
  now: () => Date;
  maxWaitingBytes?: number;
};

/** Kept for those who come back; a few times what one of them is told at the most. */
const ringFrames = 1_000;
const readAtOnce = 500;
/** So many are written to before anything else in the process has its turn. */
const sliceReaders = 200;
const heardAtOnce = 200;
const heartbeat = parcelOf(":\n\n");

/** The board as it happens, to everybody who reads this server. */
export const createLive = (parts: LiveParts) => {
  const { store, now, logger } = parts;
  const maxWaitingBytes = parts.maxWaitingBytes ?? limits.board.readerMaxWaitingBytes;
  const ring = createRing(ringFrames);
  const readers = new Set<Reader>();
  /** Everything up to this number is in the ring. */
  let known = 0;
  let listening: Listening | null = null;
  let beating: NodeJS.Timeout | undefined;
  let stopped = false;

  // One round over the readers at a time, in slices: thousands of writes in one go would hold all else up.
  let rounds: Promise<void> = Promise.resolve();
  const round = (begin: () => (reader: Reader) => Parcel | null): Promise<void> => {
    rounds = rounds.then(async () => {
      const parcelFor = begin();
      let written = 0;
      for (const reader of readers) {
        const parcel = parcelFor(reader);
        if (parcel && !reader.write(parcel)) readers.delete(reader);
        written++;
        if (written % sliceReaders === 0) await setImmediate();
      }
    });
    return rounds;
  };
  const tellAll = (parcel: Parcel): Promise<void> => round(() => () => parcel);

  let isToBeTold = false;
  /** Brings every reader up to what is known; those at the same number get the same bytes. */
  const tell = (): void => {
    if (isToBeTold) return;
    isToBeTold = true;
    void round(() => {
      isToBeTold = false;
      const missedFrom = new Map<number, { parcel: Parcel | null; upTo: number }>();
      return (reader) => {
        if (reader.at >= known) return null;
        let missed = missedFrom.get(reader.at);
        if (!missed) {
          const text = ring.after(reader.at, now().getTime())?.text;
          // The ring grows between two slices: what was read of it goes up to here, and no further.
          missed = { parcel: text ? parcelOf(text) : null, upTo: known };
          missedFrom.set(reader.at, missed);
        }
        reader.at = missed.upTo;
        return missed.parcel;
      };
    });
  };

  const take = async (): Promise<void> => {
    for (;;) {
      const rows = await store.eventsAfter(known, readAtOnce, now());
      for (const { event, thought } of rows) {
        const { seq, thoughtId } = event;
        ring.forget(thoughtId);
        const text =
          event.kind === "gone"
            ? encodeEvent({ type: "gone", seq, id: thoughtId })
            : thought
              ? encodeEvent({ type: "thought", seq, thought: parts.thoughtOf(thought) })
              : "";
        const goneAtMs = thought?.goneAt.getTime() ?? Number.POSITIVE_INFINITY;
        ring.push({ seq, text, thoughtId, goneAtMs });
        known = seq;
      }
      if (rows.length > 0) tell();
      if (rows.length < readAtOnce) return;
    }
  };

  let taking: Promise<void> | null = null;
  let takeAgain = false;
  /** Reads what is new, once at a time; notices that come meanwhile lead to one more reading. */
  const catchUp = (): Promise<void> => {
    takeAgain = true;
    taking ??= (async () => {
      try {
        while (takeAgain) {
          takeAgain = false;
          await take();
        }
      } finally {
        taking = null;
      }
    })();
    return taking;
  };

  const heard = new Set<string>();
  let countTimer: NodeJS.Timeout | undefined;
  const tellCounts = async (): Promise<void> => {
    countTimer = undefined;
    const ids = [...heard].slice(0, heardAtOnce);
    for (const id of ids) heard.delete(id);
    const counts = await store.countsOf(ids, now());
    if (counts.length > 0) {
      const parcel = parcelOf(encodeEvent({ type: "heard", counts }));
      await tellAll(parcel);
    }
    if (heard.size > 0) countLater();
  };
  const countLater = (): void => {
    countTimer ??= setTimeout(
      () => void tellCounts().catch(() => logger.warn("counts of the board could not be read")),
      timings.board.heardEveryMs,
    );
  };

  let retryTimer: NodeJS.Timeout | undefined;
  /** A notice comes once: what could not be read for it is read a little later. */
  const readNew = (): void => {
    catchUp().catch(() => {
      logger.warn("events of the board could not be read; trying again");
      clearTimeout(retryTimer);
      if (!stopped) retryTimer = setTimeout(readNew, timings.board.reconnectMinMs);
    });
  };

  const onNotice = (payload: string): void => {
    if (payload.startsWith(heardPrefix)) {
      heard.add(payload.slice(heardPrefix.length));
      countLater();
    } else if (Number(payload) > known) readNew();
  };

  let hasBegun = false;
  const onOpen = async (): Promise<void> => {
    if (!hasBegun) {
      const { from } = await store.latestFrom(ringFrames);
      ring.startAt(from);
      known = from;
      hasBegun = true;
    }
    await catchUp();
  };

  /** The channel is opened for the first reader, and stays open: a server that nobody reads listens to nothing. */
  const open = async (): Promise<void> => {
    if (!listening) {
      listening = parts.listen({ onNotice, onOpen });
      beating = setInterval(() => void tellAll(heartbeat), timings.board.heartbeatMs);
    }
    const mine = listening;
    try {
      await mine.opened;
    } catch {
      if (listening === mine) {
        listening = null;
        clearInterval(beating);
        await mine.stop();
      }
      throw new AppError("unavailable");
    }
  };

  /** Many come back at once, after the same event: one query tells all of them. */
  const heardSince = new Map<number, Promise<string>>();
  const countsSince = (seq: number): Promise<string> => {
    const asked = heardSince.get(seq);
    if (asked) return asked;
    const fresh = store
      .heardSince(seq, heardAtOnce, now())
      .then((counts) => (counts.length > 0 ? encodeEvent({ type: "heard", counts }) : ""));
    heardSince.set(seq, fresh);
    setTimeout(() => heardSince.delete(seq), timings.board.heardEveryMs).unref();
    return fresh;
  };

  const openingFor = (after: number | undefined): string => {
    const current = (type: "open" | "reload") => encodeEvent({ type, seq: known });
    if (after === undefined || after === known) return current("open");
    const missed = after < known ? ring.after(after, now().getTime()) : null;
    const isTooMuch =
      !missed ||
      missed.count > limits.board.replayMax ||
      Buffer.byteLength(missed.text) > maxWaitingBytes / 2;
    return isTooMuch
      ? current("reload")
      : `${encodeEvent({ type: "open", seq: after })}${missed.text}`;
  };

  return {
    /** Readies itself for one more reader; what it gives then writes to the response. */
    join: async (after: number | undefined): Promise<(response: ServerResponse) => void> => {
      if (stopped) throw new AppError("shutting_down");
      if (readers.size >= limits.board.readersMax) throw new AppError("unavailable");
      await open();
      // A page may have read a number that this server has not been told of yet.
      if (after !== undefined && after > known) await catchUp();
      const counts = after === undefined ? "" : await countsSince(after).catch(() => "");
      return (response) => {
        const opening = `retry: ${Math.round(timings.board.reconnectMinMs * (1 + Math.random()))}\n`;
        const reader = createReader(response, known, maxWaitingBytes);
        // Nothing happens between the reading of the ring and the entry in the list: no event falls between.
        if (stopped || !reader.write(parcelOf(opening + openingFor(after) + counts)))
          return reader.end();
        readers.add(reader);
        response.once("close", () => readers.delete(reader));
      };
    },
    readers: (): number => readers.size,
    /** Says goodbye to every reader, and stops listening. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearInterval(beating);
      clearTimeout(countTimer);
      clearTimeout(retryTimer);
      const goodbye = parcelOf(
        encodeEvent({ type: "error", ...errorBody(new AppError("shutting_down")) }),
      );
      await tellAll(goodbye);
      for (const reader of readers) reader.end();
      readers.clear();
      await listening?.stop();
    },
  };
};

export type Live = ReturnType<typeof createLive>;
