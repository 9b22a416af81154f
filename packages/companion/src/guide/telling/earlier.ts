import { isLoose, resembles, retold } from "../after/retell.ts";
import { isRunTogether } from "../reflect/run-together.ts";
import { earlierAsks, earlierLines } from "../say/earlier.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { Voice } from "../words/voice.ts";

type Parts = (string | null)[];

const mostPieces = 5;

/** What points at something that was said beside it says little a while later. */
const pointsBack = /\b(?:that|this|it|those|these|there|then|so|too|either|also)\b/i;
/** What somebody thinks of themselves is not brought up again, and what another says is not the matter. */
const unfit =
  /\b(?:believes?|think|thought|guess|suppose|maybe|perhaps|hate|stupid|feel like|person|says?|said)\b|\?/i;
const fewestWords = 5;

/** What somebody told and has not gone on with: the weightiest first. */
const threads = ({ before, replies, lastReply }: State): { text: string }[] =>
  retold(before, mostPieces)
    .filter(
      ({ text }) =>
        text.split(" ").length >= fewestWords &&
        !pointsBack.test(text) &&
        !unfit.test(text) &&
        !isLoose(text) &&
        !isRunTogether(text) &&
        !resembles(text, lastReply) &&
        !replies.some((reply) => reply.includes(`said ${text}`)),
    )
    .toSorted((a, b) => b.score - a.score);

/** A short answer gives nothing to take up, so what was told before it is. Beside a loss or a danger nothing is brought up. */
export const backToEarlier = (
  state: State,
  voice: Voice,
  answer: keyof typeof earlierAsks,
): Parts | null => {
  if (state.questionsOff || state.echoOff || state.riskBefore || inSorrow(state)) return null;
  const a = threads(state)[0]?.text;
  const said = a ? voice.pick("earlier", earlierLines, { a }) : null;
  return said
    ? [said, ask(state, () => voice.pick(`earlier/${answer}`, earlierAsks[answer]))]
    : null;
};
