import { read } from "@app/reading/read";
import type { Reading } from "@app/reading/reading";
import { type MessageRisk, riskOf } from "@app/safety/message-risk";
import { isSureOfNone, readByRules, readMessage } from "@app/safety/read-message";
import type { RiskItem } from "@app/safety/risk-history";
import { screenTurn } from "@app/safety/screen-turn";
import type { Screening } from "@app/safety/screening";
import { unread } from "./unread.ts";

/** What is made of a message, once a turn: everything after it works with this. */
export type Heard = {
  reading: Reading;
  /** What it is within the session. */
  screening: Screening;
  /** What it is by itself: kept, so that later turns need not read it again. */
  read: MessageRisk;
  /** So plainly harmless that no second view is worth a wait. */
  isSureOfNone: boolean;
};

export type Message = { content: string; history: readonly RiskItem[] };

/** Hears what reading a message cost, in milliseconds of a processor's time. */
export type OnSpent = (ms: number) => void;

/** Where people's words are read. */
export type Hearing = {
  hear: (message: Message, onSpent?: OnSpent) => Promise<Heard>;
  screen: (message: Message) => Promise<Screening>;
  close: () => Promise<void>;
};

export const hearNow = ({ content, history }: Message): Heard => {
  const risk = readMessage(content);
  return {
    reading: read(content),
    screening: screenTurn({ content, history, reading: risk }),
    read: riskOf(content, risk),
    isSureOfNone: isSureOfNone(risk),
  };
};

/** For what could not be read in time: danger is looked for by the rules alone, and nothing is taken for plain. */
export const hearByRules = (content: string): Heard => {
  const risk = readByRules(content);
  return {
    reading: unread(content),
    screening: risk.screening,
    read: { ...riskOf(content, risk), isPlain: false },
    isSureOfNone: false,
  };
};

/** What work costs this thread, whatever else the machine does. */
export const spentOn = <Done>(work: () => Done): { done: Done; ms: number } => {
  const before = process.threadCpuUsage();
  const done = work();
  const { user, system } = process.threadCpuUsage(before);
  return { done, ms: (user + system) / 1_000 };
};

/** In this very thread: for scripts, tests and whatever reads one message at a time. */
export const hearHere: Hearing = {
  hear: async (message, onSpent) => {
    const { done, ms } = spentOn(() => hearNow(message));
    onSpent?.(ms);
    return done;
  },
  screen: async (message) => screenTurn(message),
  close: async () => undefined,
};
