import type { ThoughtHere } from "./board-state.ts";

/** Which of the thoughts that came live hang in the sky; the list has all of them. */
export type Pace = {
  /** Whatever was left after this has to wait for its moment. Null before the board is there. */
  upTo: string | null;
  /** Came in a rush with others, and was not among the newest of it. */
  passed: ReadonlySet<string>;
};

export const noPace: Pace = { upTo: null, passed: new Set() };

/** A sky in which more than this changes at once cannot be read. */
export const betweenArrivalsMs = 1_500;
const atOnce = 2;

const waiting = (pace: Pace, thoughts: readonly ThoughtHere[]): readonly ThoughtHere[] =>
  thoughts.filter(({ created_at, mine }) => !mine && created_at > (pace.upTo ?? ""));

/** Lets the newest few in, and passes over the others that came with them. */
export const letIn = (pace: Pace, thoughts: readonly ThoughtHere[]): Pace => {
  const come = waiting(pace, thoughts);
  const [newest] = come;
  if (!newest) return pace;
  // What is there when the board opens has come in no rush.
  if (pace.upTo === null) return { ...pace, upTo: newest.created_at };
  const there = new Set(thoughts.map(({ id }) => id));
  return {
    upTo: newest.created_at,
    passed: new Set([
      ...[...pace.passed].filter((id) => there.has(id)),
      ...come.slice(atOnce).map(({ id }) => id),
    ]),
  };
};

/** What may hang in the sky now. One's own never waits. */
export const paceThoughts = (
  pace: Pace,
  thoughts: readonly ThoughtHere[],
): readonly ThoughtHere[] =>
  thoughts.filter(
    ({ id, created_at, mine }) =>
      mine || (pace.upTo !== null && created_at <= pace.upTo && !pace.passed.has(id)),
  );
