import type { MessageAct } from "../understanding/acts.ts";
import type { State } from "./state.ts";

export const has = (state: State, ...wanted: MessageAct[]): boolean =>
  wanted.some((act) => state.now.acts.has(act));

/** A question, unless the person has asked for none. */
export const ask = (state: State, line: () => string | null): string | null =>
  state.questionsOff ? null : line();
