import type { State } from "../session/state.ts";
import { type AskedFor, askedFor } from "./asked-for.ts";

const isIn = (replies: readonly string[], { say }: AskedFor): boolean =>
  replies.some((reply) => reply.includes(say.slice(0, 40)));

/** Whether one of these suggestions has been made. */
export const wasGiven = (replies: readonly string[]): boolean =>
  askedFor.some((entry) => isIn(replies, entry));

/** How far back a question may still be about something. */
const messagesBack = 6;

/** "How do I get her to take me seriously?", as against "what should I do?". */
const saysWhat =
  /\bhow (?:do|can|should|could|would) (?:i|we|you)\b(?! (?:even |ever |possibly )?(?:stop|cope|deal|manage|handle|start|go on|get through|do (?:it|this|that))\b)/;

const asksHowToTell =
  /\bhow (?:do|can|should|could|would) (?:i|you|we) (?:even |ever |best )*(?:tell|say|ask|explain|bring)\b/;

/** What is asked about: named in the question, else in most of what was told before it. */
export const askedAbout = (state: State): AskedFor | null => {
  const open = askedFor.filter((entry) => !isIn(state.replies, entry));
  const first = open.find(({ when }) => when.test(state.now.lower));
  // "how do you tell a colleague that he hums" is about the telling
  const named =
    first?.isGeneral && asksHowToTell.test(state.now.lower)
      ? (open.find(({ isGeneral, when }) => isGeneral && when.test("bring it up")) ?? first)
      : first;
  if (named && !named.isGeneral) return named;
  // a question that says what it is about is not answered from something told before
  if (saysWhat.test(state.now.lower)) return named ?? null;
  const isOfThem = /\b(?:him|her|he|she)\b/.test(state.now.lower);
  const told = state.before.filter(({ isSubstantive }) => isSubstantive).slice(-messagesBack);
  // what somebody came with and what they said last count double
  const weightAt = (at: number): number => (at === 0 || at === told.length - 1 ? 2 : 1);
  const scored = open
    .filter(({ isGeneral }) => !isGeneral || (isOfThem && !named))
    .map((entry) => ({
      entry,
      score: told.reduce(
        (sum, { lower }, at) => sum + (entry.when.test(lower) ? weightAt(at) : 0),
        0,
      ),
    }));
  const best = Math.max(...scored.map(({ score }) => score));
  // a list is asked for about something definite, named once or more
  const enough = /\blist of\b/.test(state.now.lower) ? 1 : 2;
  const found = best >= enough ? scored.find(({ score }) => score === best)?.entry : undefined;
  return found ?? named ?? null;
};
