import { brand } from "@app/contract/brand";
import { timings } from "@app/contract/timings";
import { asksWhatItIs } from "@app/safety/asks-what-it-is";

export const aiDisclosure = `${brand.companion} is an AI, not a person and not a therapist.`;

export const guideTookOverDisclosure = `The language model could not answer just now, so ${brand.companion}’s built-in guide goes on in its place.`;

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
