import type { ModelFailure } from "../model-failure.ts";
import type { EngineAnswer, EngineRequest, ModelLane } from "./engine-messages.ts";

export type RequestListener = {
  /** How many are before it; 0 when its turn has come. */
  onWaiting: (ahead: number) => void;
  onText: (text: string) => void;
  onOver: (outcome: EngineAnswer | ModelFailure) => void;
};

/** A request from when it is made until it is over. */
export type AskedRequest = RequestListener & {
  ask: EngineRequest;
  isOver: boolean;
  toldAhead: number;
  patience: NodeJS.Timeout | undefined;
  /** Set once it runs. */
  hang: NodeJS.Timeout | undefined;
};

export const askedWith = (ask: EngineRequest, listener: RequestListener): AskedRequest => ({
  ...listener,
  ask,
  isOver: false,
  toldAhead: 0,
  patience: undefined,
  hang: undefined,
});

export const settleRequest = (asked: AskedRequest, outcome: EngineAnswer | ModelFailure): void => {
  clearTimeout(asked.patience);
  if (asked.isOver) return;
  asked.isOver = true;
  asked.onOver(outcome);
};

const noLanes: Record<ModelLane, number> = { talk: 0, paper: 0, aside: 0 };
const lanesInOrder: readonly ModelLane[] = ["aside", "talk", "paper"];

/** Whether one more of a lane can run beside those that do; of several places one is for judging. */
const hasPlaceFor = (
  lane: ModelLane,
  running: readonly AskedRequest[],
  sequences: number,
): boolean => {
  if (sequences === 1) return running.length === 0;
  const asides = running.filter(({ ask }) => ask.lane === "aside").length;
  return lane === "aside" ? asides === 0 : running.length - asides < sequences - 1;
};

/** Takes whoever's turn it is out of the queue: talks go before papers, and each in order of arrival. */
export const takeNext = (
  queue: AskedRequest[],
  running: readonly AskedRequest[],
  sequences: number,
): AskedRequest | undefined => {
  for (const lane of lanesInOrder) {
    const index = hasPlaceFor(lane, running, sequences)
      ? queue.findIndex(({ ask }) => ask.lane === lane)
      : -1;
    if (index >= 0) return queue.splice(index, 1)[0];
  }
  return undefined;
};

/** Tells each how many are before it in its lane, where that has changed. */
export const tellWaiting = (queue: readonly AskedRequest[]): void => {
  const counts = { ...noLanes };
  for (const asked of queue) {
    const { lane } = asked.ask;
    const ahead = 1 + counts[lane];
    counts[lane]++;
    if (asked.toldAhead === ahead) continue;
    asked.toldAhead = ahead;
    asked.onWaiting(ahead);
  }
};
