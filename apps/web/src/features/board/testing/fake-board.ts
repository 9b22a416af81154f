import type { BoardEvent, Thought } from "@app/contract/calls/board";
import { ApiError } from "@app/contract/client";
import type { ErrorCode } from "@app/contract/error-catalogue";
import { AppError, errorBody } from "@app/contract/errors";
import type { Board, BoardCalls } from "../board.ts";
import { createBoard } from "../board.ts";
import type { BoardConnection, FollowSettings } from "../follow-board.ts";

export const madeThought = (second: number, more: Partial<Thought> = {}): Thought => ({
  id: `thought ${second}`,
  text: `Thought number ${second}.`,
  heard: 0,
  created_at: new Date(Date.UTC(2026, 10, 15, 8, 0, second)).toISOString(),
  gone_at: new Date(Date.UTC(2026, 10, 16, 8, 0, second)).toISOString(),
  ...more,
});

export const refusal = (
  code: ErrorCode,
  values: Record<string, string | number> = {},
): ApiError => {
  const error = new AppError(code, values);
  return new ApiError(error.message, error.status, errorBody(error));
};

type Fake = {
  board: Board;
  /** What the page asked the server for, in order. */
  asked: { call: string; args: Record<string, unknown> }[];
  /** What the server has to say next; a call without an answer here fails like a broken line. */
  answers: Partial<{ [Name in keyof BoardCalls]: (args: never) => unknown }>;
  send: (event: BoardEvent) => Promise<void>;
  setLine: (line: BoardConnection) => void;
  /** The number the page would come back with. */
  after: () => number | undefined;
  arrived: string[];
  setNowMs: (ms: number) => void;
};

/** The board on a server that says what a test wants it to. */
export const fakeBoard = (): Fake => {
  const asked: Fake["asked"] = [];
  const answers: Fake["answers"] = {};
  const arrived: string[] = [];
  let nowMs = Date.UTC(2026, 10, 15, 9);
  let following: FollowSettings | undefined;
  let secrets = 0;

  const call = (name: keyof BoardCalls) => async (args: Record<string, unknown>) => {
    asked.push({ call: name, args });
    const answer = answers[name] as ((args: unknown) => unknown) | undefined; // each test knows its arguments
    if (!answer) throw new TypeError("no line");
    return answer(args);
  };
  const names = ["list", "live", "leave", "takeBack", "hear", "report"] as const;
  const calls = Object.fromEntries(
    names.map((name) => [name, call(name)]),
  ) as unknown as BoardCalls; // the same names

  const board = createBoard({
    calls,
    ensureSignedIn: async () => undefined,
    country: () => "GB",
    newSecret: () => `secret ${++secrets}`,
    nowMs: () => nowMs,
    report: () => undefined,
    onArrived: (text) => arrived.push(text),
    follow: (settings) => {
      following = settings;
      return { start: () => undefined, stop: () => undefined, hurry: () => undefined };
    },
  });
  return {
    board,
    asked,
    answers,
    arrived,
    send: async (event) => following?.onEvent(event),
    setLine: (line) => following?.onLine(line),
    after: () => following?.after(),
    setNowMs: (ms) => {
      nowMs = ms;
    },
  };
};
