import { isLoose, resembles, retold } from "../after/retell.ts";
import { isRunTogether } from "../reflect/run-together.ts";
import { earlierAsks, earlierLines } from "../say/earlier.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import type { ReplyVoice } from "../words/voice.ts";

type Parts = (string | null)[];

/** Turning round more than a few messages would take longer than a reply may. */
const nearMessages = 3;

/** What points at something that was said beside it says little a while later. */
const pointsBack =
  /\b(?:that|this|it|those|these|there|then|so|too|either|also|them|they|their|today|now)\b/i;
/** What touches the person, as against a side of the story. */
const touches =
  /^you\b.*\b(?:feel|felt|afraid|scared|terrified|worried|dread|angry|lonely|alone|ashamed|guilty|miss|wish|want|wanted|hope|never|can’t|don’t|haven’t|keep|trust|nothing)\b/i;
/** What somebody thinks of themselves is not brought up again, and what another says is not the matter. */
const unfit =
  /\b(?:believes?|think|thought|guess|suppose|maybe|perhaps|hate|stupid|feel like|person|says?|said|told)\b|\?/i;
const fewestWords = 5;

/** What the lines that come back to something begin with. */
const comesBack = /\b(?:You also|Earlier you|A while ago you) said\b/;

/** What somebody told and has not gone on with: the weightiest first. */
const threads = ({ before, replies, lastReply }: State): string[] =>
  // what somebody came with is the matter itself
  retold(before.slice(1).slice(-nearMessages), nearMessages)
    .filter(
      ({ text }) =>
        touches.test(text) &&
        text.split(" ").length >= fewestWords &&
        !pointsBack.test(text) &&
        !unfit.test(text) &&
        !isLoose(text) &&
        !isRunTogether(text) &&
        !resembles(text, lastReply) &&
        !replies.some((reply) => reply.includes(`said ${text}`)),
    )
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);

/** A short answer gives nothing to take up, so what was told before it is. Beside a loss or a danger nothing is brought up. */
export const backToEarlier = (
  state: State,
  voice: ReplyVoice,
  answer: keyof typeof earlierAsks,
): Parts | null => {
  if (state.questionsOff || state.echoOff || state.riskBefore || inSorrow(state)) return null;
  // what was just put right, or just come back to, is not left for something else
  if (state.before.at(-1)?.acts.has("correction") || comesBack.test(state.lastReply)) return null;
  const [a] = threads(state);
  const said = a ? voice.pick("earlier", earlierLines, { a }) : null;
  return said
    ? [said, ask(state, () => voice.pick(`earlier/${answer}`, earlierAsks[answer]))]
    : null;
};
