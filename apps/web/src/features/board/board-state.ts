import type { Thought } from "@app/contract/calls/board";
import type { Problem } from "../../errors/problem.ts";
import type { BoardConnection } from "./follow-board.ts";

/** A thought as this page knows it. */
export type ThoughtHere = Thought & {
  /** Left by this very page, which alone can take it back. */
  mine: boolean;
  /** This page has said that it heard it. */
  heardHere: boolean;
};

export type BoardState = {
  status: "loading" | "failed" | "ready";
  /** Why the board did not come. */
  problem: Problem | null;
  line: BoardConnection;
  /** The newest first; never more than `mostKept`. */
  thoughts: readonly ThoughtHere[];
  /** Where the next page begins; null where there is none. */
  before: string | null;
  /** So many came while the page was open that it let go of the oldest. */
  trimmed: boolean;
  loadingMore: boolean;
  /** Something was done with a thought, and did not work. */
  trouble: Problem | null;
};

/** What a page that stays open for days may hold. */
export const mostKept = 400;

export const emptyBoard: BoardState = {
  status: "loading",
  problem: null,
  line: "connecting",
  thoughts: [],
  before: null,
  trimmed: false,
  loadingMore: false,
  trouble: null,
};

const isNewer = (one: Thought, other: Thought): number =>
  other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);

/** Each thought once, the newest first; what is known of one already is kept. */
export const withThoughts = (
  known: readonly ThoughtHere[],
  come: readonly ThoughtHere[],
): readonly ThoughtHere[] => {
  const byId = new Map(known.map((thought) => [thought.id, thought]));
  for (const thought of come) {
    const before = byId.get(thought.id);
    byId.set(
      thought.id,
      before
        ? {
            ...thought,
            // The live stream may be faster than the answer to whoever left it.
            mine: before.mine || thought.mine,
            heardHere: before.heardHere || thought.heardHere,
          }
        : thought,
    );
  }
  return [...byId.values()].sort(isNewer);
};

/** What came live pushes the oldest out, and the way to them has to be read anew then. */
export const trimBoard = (state: BoardState): BoardState =>
  state.thoughts.length <= mostKept
    ? state
    : { ...state, thoughts: state.thoughts.slice(0, mostKept), before: null, trimmed: true };

export const withoutThought = (state: BoardState, id: string): BoardState =>
  state.thoughts.some((thought) => thought.id === id)
    ? { ...state, thoughts: state.thoughts.filter((thought) => thought.id !== id) }
    : state;

export const withChange = (
  state: BoardState,
  id: string,
  change: Partial<ThoughtHere>,
): BoardState => ({
  ...state,
  thoughts: state.thoughts.map((thought) =>
    thought.id === id ? { ...thought, ...change } : thought,
  ),
});

/** Their day is over. */
export const withoutOver = (state: BoardState, serverMs: number): BoardState => {
  const left = state.thoughts.filter(({ gone_at }) => Date.parse(gone_at) > serverMs);
  return left.length === state.thoughts.length ? state : { ...state, thoughts: left };
};

/** Counts are absolute, so that one told twice changes nothing. */
export const withCounts = (
  state: BoardState,
  counts: readonly { id: string; heard: number }[],
): BoardState => {
  const heardOf = new Map(counts.map(({ id, heard }) => [id, heard]));
  return {
    ...state,
    thoughts: state.thoughts.map((thought) => {
      const heard = heardOf.get(thought.id);
      return heard === undefined || heard === thought.heard ? thought : { ...thought, heard };
    }),
  };
};
