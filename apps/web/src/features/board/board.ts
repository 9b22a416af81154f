import type { BoardEvent, Thought } from "@app/contract/calls/board";
import type { ReportReason } from "@app/contract/kindness-words";
import type { api } from "../../api.ts";
import { problemOf } from "../../errors/problem.ts";
import { createStore, type Store } from "../../state/store.ts";
import {
  type BoardState,
  emptyBoard,
  type ThoughtHere,
  trimBoard,
  withChange,
  withCounts,
  withoutOver,
  withoutThought,
  withThoughts,
} from "./board-state.ts";
import { type Follower, followBoard } from "./follow-board.ts";
import { createLeaving, type LeaveThought } from "./leave-thought.ts";
import { clockAheadMs } from "./server-clock.ts";

/** The calls of the board, as the page makes them. */
export type BoardCalls = typeof api.board;

export type BoardSettings = {
  calls: BoardCalls;
  /** Makes an anonymous sign-in where there is none: nobody is asked for anything. */
  ensureSignedIn: () => Promise<unknown>;
  country: () => string | undefined;
  newSecret: () => string;
  nowMs: () => number;
  report: (error: unknown) => void;
  /** Somebody else left a thought just now. */
  onArrived: (text: string) => void;
  follow?: typeof followBoard;
};

export type Board = Pick<Store<BoardState>, "state" | "subscribe"> &
  Pick<Follower, "start" | "stop" | "hurry"> & {
    /** Reads the newest page anew, and goes on from there. */
    load: () => Promise<void>;
    more: () => Promise<void>;
    leave: LeaveThought;
    takeBack: (id: string) => Promise<boolean>;
    hear: (id: string) => Promise<void>;
    /** Answers whether it was taken; whoever reported a thought does not see it again here. */
    reportThought: (id: string, reason: ReportReason) => Promise<boolean>;
    /** The server's time, as far as it is known. */
    serverMs: () => number;
    letGoOfOver: () => void;
  };

export const createBoard = ({
  calls,
  ensureSignedIn,
  country,
  newSecret,
  nowMs,
  report,
  onArrived,
  follow = followBoard,
}: BoardSettings): Board => {
  const store = createStore<BoardState>(emptyBoard);
  const { state, set } = store;
  /** Of what this page left, the only key; it ends with the page. */
  const secrets = new Map<string, string>();
  /** What this page asked somebody to look at, and does not want to see again. */
  const reported = new Set<string>();
  let seq: number | undefined;
  let aheadMs = 0;

  const here = (thought: Thought): ThoughtHere => ({
    ...thought,
    mine: secrets.has(thought.id),
    heardHere: false,
  });
  const wanted = (thoughts: readonly Thought[]): ThoughtHere[] =>
    thoughts.filter(({ id }) => !reported.has(id)).map(here);

  const add = (thoughts: readonly Thought[]) =>
    set(trimBoard({ ...state(), thoughts: withThoughts(state().thoughts, wanted(thoughts)) }));

  const readNewest = async (): Promise<void> => {
    const page = await calls.list({});
    aheadMs = clockAheadMs(page.thoughts, nowMs());
    seq = page.seq;
    // What is not on the newest page may be gone; only what the server names now is true.
    const known = state().thoughts.filter(({ id }) =>
      page.thoughts.some((thought) => thought.id === id),
    );
    set({
      status: "ready",
      problem: null,
      trimmed: false,
      thoughts: withThoughts(known, wanted(page.thoughts)),
      before: page.next_before,
    });
  };

  const onEvent = async (event: BoardEvent): Promise<void> => {
    if (event.type === "reload") return readNewest();
    if (event.type === "heard") return set(withCounts(state(), event.counts));
    if (event.type === "open") {
      seq ??= event.seq;
      return;
    }
    if (event.type === "error" || (seq !== undefined && event.seq <= seq)) return;
    seq = event.seq;
    if (event.type === "gone") return set(withoutThought(state(), event.id));
    const isKnown = state().thoughts.some(({ id }) => id === event.thought.id);
    add([event.thought]);
    if (!isKnown && !secrets.has(event.thought.id) && !reported.has(event.thought.id))
      onArrived(event.thought.text);
  };

  const follower = follow({
    open: (after, options) => calls.live(after === undefined ? {} : { after }, options),
    after: () => seq,
    onEvent,
    onLine: (line) => set({ line }),
    nowMs,
  });

  /** Whatever it was, the page stays as it was; what is gone already is gone. */
  const failed = (error: unknown): void => {
    report(error);
    set({ trouble: problemOf(error) });
  };
  const isGone = (error: unknown): boolean => problemOf(error).code === "thought_gone";

  return {
    state,
    subscribe: store.subscribe,
    start: follower.start,
    stop: follower.stop,
    hurry: follower.hurry,
    serverMs: () => nowMs() + aheadMs,
    letGoOfOver: () => {
      const next = withoutOver(state(), nowMs() + aheadMs);
      if (next !== state()) set(next);
    },
    load: async () => {
      if (state().status === "failed") set({ status: "loading", problem: null });
      try {
        await readNewest();
      } catch (error) {
        report(error);
        if (state().status !== "ready") set({ status: "failed", problem: problemOf(error) });
      }
    },
    more: async () => {
      const { before, loadingMore } = state();
      if (before === null || loadingMore) return;
      set({ loadingMore: true, trouble: null });
      try {
        const page = await calls.list({ before });
        set({
          thoughts: withThoughts(state().thoughts, wanted(page.thoughts)),
          before: page.next_before,
        });
      } catch (error) {
        failed(error);
      } finally {
        set({ loadingMore: false });
      }
    },
    leave: createLeaving({
      leave: calls.leave,
      ensureSignedIn,
      country,
      newSecret,
      report,
      onShown: (thought, secret) => {
        secrets.set(thought.id, secret);
        add([thought]);
      },
      onWaiting: (thought, secret) => secrets.set(thought.id, secret),
    }),
    takeBack: async (id) => {
      const secret = secrets.get(id);
      if (!secret) return false;
      const thought = state().thoughts.find((each) => each.id === id);
      set({ ...withoutThought(state(), id), trouble: null });
      try {
        await calls.takeBack({ id, secret });
        secrets.delete(id);
        return true;
      } catch (error) {
        if (isGone(error)) return true;
        if (thought) add([thought]);
        failed(error);
        return false;
      }
    },
    hear: async (id) => {
      const before = state().thoughts.find((each) => each.id === id);
      if (!before || before.heardHere || before.mine) return;
      set({
        ...withChange(state(), id, { heardHere: true, heard: before.heard + 1 }),
        trouble: null,
      });
      try {
        await ensureSignedIn();
        const { heard } = await calls.hear({ id });
        set(withChange(state(), id, { heard }));
      } catch (error) {
        if (isGone(error)) return set(withoutThought(state(), id));
        set(withChange(state(), id, { heardHere: false, heard: before.heard }));
        failed(error);
      }
    },
    reportThought: async (id, reason) => {
      set({ trouble: null });
      try {
        await ensureSignedIn();
        await calls.report({ id, reason });
      } catch (error) {
        if (!isGone(error)) {
          failed(error);
          return false;
        }
      }
      reported.add(id);
      set(withoutThought(state(), id));
      return true;
    },
  };
};
