import { brand } from "@app/contract/brand";
import { timings } from "@app/contract/timings";
import { asksWhatItIs } from "@app/safety/asks-what-it-is";
import type { ModelFailureKind } from "../models/model-failure.ts";

export const aiDisclosure = `${brand.companion} is an AI, not a person and not a therapist.`;

const guideTookOverDisclosure = `The language model could not answer just now, so ${brand.companion}’s built-in guide goes on in its place.`;

const guideMeanwhileDisclosure = `The language model on this machine is still being loaded, so ${brand.companion}’s built-in guide answers until it is there.`;

/** Why the guide speaks in a model's place. */
export const guideTookOver = (failure: ModelFailureKind): string =>
  failure === "loading" ? guideMeanwhileDisclosure : guideTookOverDisclosure;

/** For somebody whose reply has to wait for others'. */
export const waitingDisclosure = (ahead: number): string =>
  ahead === 1
    ? "One other reply is written first; then it is your turn."
    : `${ahead} other replies are written first; then it is your turn.`;

/**
 * Whether it is time to say again what is talking: when asked, every three hours, and after seven
 * idle days. A new session needs none, since its greeting says it.
 */
export const isDisclosureDue = (turn: {
  content: string;
  now: Date;
  lastDisclosedAt: Date | null;
  previousMessageAt: Date | null;
}): boolean => {
  if (asksWhatItIs(turn.content)) return true;
  const since = (then: Date | null): number => (then ? turn.now.getTime() - then.getTime() : 0);
  return (
    since(turn.lastDisclosedAt) >= timings.disclosure.repeatMs ||
    since(turn.previousMessageAt) >= timings.disclosure.idleMs
  );
};
