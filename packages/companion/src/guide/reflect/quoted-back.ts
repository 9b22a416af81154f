import type { Understanding } from "../understanding/understand.ts";
import { contentWords } from "../words/unread-words.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { hasLearnersSlip } from "./learners-english.ts";
import { isRunTogether } from "./run-together.ts";
import { isSafeToSay } from "./safe-to-say.ts";
import { splitWords } from "./words.ts";

/** {q} is a few words exactly as the person wrote them. */
const quoteLines: readonly string[] = ["You say “{q}”."];
/** "I keep thinking what did I do" */
const askedOfOneself =
  /^(?:and |but |so )*i (?:just |still )?(?:keep|kept) (?:thinking|wondering|asking myself),? (?:like |is it )?(?:what|why|how|who|where|when|did|was|could|should|am|if)\b/i;
const ownQuestionLines: readonly string[] = ["You keep asking yourself that."];

const fewest = 4;
const most = 8;
/** Fewer words that carry something are no quotation: "that's the thing". */
const fewestTelling = 2;

/** Words torn from the middle of a sentence read like a mistake. */
const beginsWhole =
  /^(?:i|i'm|i've|i'd|my|me|we|our|he|he's|she|she's|they|it|it's|the|a|an|no|nobody|everyone|people|there|there's|his|her|every|all|just|\d+|one|two|three|four|five|six|ten|that|this|not)\b/i;

const saidInPassing =
  /\b(?:the thing|the point|you know|i know|i don't know|i dunno|shocking|whatever|or something|and stuff|the dream)\b/i;

/** What stands at the edge of a quotation and belongs to the talk, not to what is told. */
const edges =
  /^(?:(?:hi|hello|hey|and|but|so|because|well|ok|okay|yeah|like|anyway|honestly|ha|oh|um|i mean|i guess)[, ]+)+|[\s,;:.!…-]+$/gi;

/** Words without the person in them are no sentence of theirs, and quoted they sound like a riddle. */
const somebody = /\b(?:i|i'm|i've|i'd|we|we're|we've)\b/i;
/** What somebody else said is not the person's word. */
const ofOther = /\b(?:says?|said|told|asked|asks|thinks?|reckons?)\b/i;

/** What points back, or forward to a plan, is no saying. */
const pointing = /\b(?:that|it|this|there|then|so|i mean)$|\bgoing to\b|\bi'll\b|\bwe'll\b/i;

const asking =
  /^(?:what|why|how|who|when|where|is|are|do|does|did|can|could|should|would|no|not|yes)\b/i;

/** The last few words that hang together, as they were written. */
const quotable = (content: string): string | null => {
  const parts = content
    .split(
      /[.!?…;\n]+|,\s+|\s-\s|(?<!\b(?:my|his|her|our|their) \w+)\s+(?:and then|and|but|because|so|then)\s+(?=(?:i|i'm|i've|he|she|they|we|it|it's|he's|she's|my|the|then|now)\b)/i,
    )
    .map((part) => part.trim().replace(edges, ""))
    .filter((part) => part.length > 0);
  return (
    parts.findLast((one) => {
      const count = splitWords(one).length;
      return (
        count >= fewest &&
        count <= most &&
        isSafeToSay(one) &&
        somebody.test(one) &&
        !ofOther.test(one) &&
        !pointing.test(one) &&
        !hasLearnersSlip(one) &&
        !isRunTogether(one) &&
        !/\S (?:i'm|he's|she's|they're|we're)\b/i.test(one) &&
        contentWords(one).length >= fewestTelling &&
        !saidInPassing.test(one) &&
        beginsWhole.test(one) &&
        !asking.test(one)
      );
    }) ?? null
  );
};

/** Where a clause cannot be turned round safely, a few of its words can still be shown to have been heard. */
export const quotedBack = (message: Understanding, voice: ReplyVoice): string | null => {
  if (askedOfOneself.test(message.clauses.at(-1)?.text ?? ""))
    return voice.pick("askedoneself", ownQuestionLines);
  // half of what was said, quoted, would sound like the whole of it
  const isWhole = message.clauses.length === 1 && !message.clauses[0]?.isQuestion;
  const found = isWhole ? quotable(message.text) : null;
  const q = found && splitWords(found).length * 2 > message.wordCount ? found : null;
  return q ? voice.pick("quote", quoteLines, { q: q.replace(/'/g, "’") }) : null;
};
