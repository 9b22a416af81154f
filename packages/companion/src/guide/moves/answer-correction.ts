import { saidBack } from "../reflect/said-back.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import { actLines } from "../say/acts.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { understand } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";

type Parts = (string | null)[];

const correctionLead =
  /^(?:(?:no|nope|nah|hmm|well|sorry|um|actually|but)[,.!\s]+)*(?:(?:that's|that is|it's|it is|this is|that isn't|that wasn't|it isn't|you're|you are) (?:not (?:it|like that|right|true|the (?:problem|issue|point|thing|reason)(?: either)?|quite (?:it|right)|exactly (?:it|right)|what i (?:said|meant|mean|asked)|really it|(?:about |really |the |a |an |my )*[a-z]+(?=[,.;]))|wrong|incorrect)|not (?:quite|exactly|what i (?:said|meant))|i didn't (?:say|mean) that|you(?:'ve| have)? (?:misunderstood|got (?:it|that|me) (?:a bit |all |completely |totally |quite |slightly )?wrong|mixed (?:it|that|them) up|got the wrong (?:end of the stick|idea|impression|person))(?: me)?|wrong)(?: at all| really| either)?(?=[,.!;:]|\s*$)[,.!;:\s]*(?:(?:i (?:said|meant|mean)|what i (?:meant|mean) (?:is|was)|but)\s+)?/i;

/** "It's more that I miss them" says that they miss them. */
const rather =
  /^(?:it's|its|it is|that's|i think it's|i guess it's) (?:(?:more|just|really|mostly|rather|actually) )*(?:that|like|because) (?=\S+ \S)/i;

/** "Not my sister, my wife", and the other way round. */
const swapped =
  /\bnot my ([\w' -]{2,30}?)[,;.]? (?:it's |it was |i mean |i meant )?my ([\w-]+)|\bmy ([\w-]+)[,;.]? not my ([\w-]+)/i;

/** "She, not he." */
const rightPronoun =
  /^(?:it's |it is |i mean |no[, ]+)*(she|he|they|her|him),? not (?:he|she|they|him|her)\b/;

/** What was never said is not said back; what comes after it is. */
const disowned =
  /^(?:(?:no|nope|nah|but|well|um|hang on|wait)[,.!\s]+)*(?:i didn't say|i never said|who said|i never mentioned|i didn't mean)\b[^.!?;]*(?:[.!?;]\s*|$)/i;

/** "Look, I said I'm furious about the money": said once more, as it is. */
const insisted = /^(?:(?:no|but|well|ok)[,.! ]+)*(?:look,? )?i (?:said|told you) (?:that )?/i;

/** "Not stressed. Angry." */
const otherWord = /^(?:(?:no|nope|nah)[,.! ]+)*not [a-z]+[,.;] (?:just |only )?([a-z]+)[.! ]*$/i;

/** Sorry in a few words, and then what it really is. */
export const answerCorrection = (state: State, voice: ReplyVoice): Parts => {
  const swap = swapped.exec(state.now.text);
  if (swap && state.now.wordCount <= 12) {
    const line = voice.pick("swapped", actLines.swapped, {
      x: swap[2] ?? swap[3],
      y: (swap[1] ?? swap[4])?.replace(/'/g, "’"),
    });
    if (line) return [line, voice.pick("goon", actLines.correctionGoOn)];
  }
  const pronoun = rightPronoun.exec(state.now.lower)?.[1];
  if (pronoun)
    return [
      voice.pick("pronoun", actLines.pronoun, { x: pronoun }),
      voice.pick("goon", actLines.correctionGoOn),
    ];
  const other = otherWord.exec(state.now.text)?.[1];
  if (other) return [voice.pick("otherword", actLines.otherWord, { x: other })];
  const sorry = voice.pick("correction", actLines.correction);
  const kept = state.now.text
    .replace(insisted, "")
    .replace(disowned, "")
    .replace(correctionLead, "");
  // a bare "no, that's not it" leaves open what it is
  if (kept.split(" ").length < 3 || (kept === state.now.text && state.now.wordCount <= bareWords))
    return [sorry, ask(state, () => voice.pick("correctionq", actLines.correctionAsk))];
  // nothing is asked after a mistake: what it is instead has been said, and that is enough
  return [sorry, instead(kept, state, voice) ?? voice.pick("goon", actLines.correctionGoOn)];
};

/** What is said of the companion, and not of the matter. */
const ofCompanion =
  /\b(?:you|your|this (?:app|thing|chat)|useless|stupid|rubbish|helping|helpful)\b/i;

/** "You keep making it about the wedding. It's that she tells me last": what stands beside is taken up, and nothing is asked. */
export const besideComplaint = (state: State, voice: ReplyVoice): Parts | null => {
  const kept = state.now.text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(insisted, "").replace(/,? (?:and|but) you\b.*$/i, ""))
    .filter((sentence) => !ofCompanion.test(sentence) && !sentence.endsWith("?"))
    .join(" ");
  if (kept.split(/\s+/).length < leastBeside) return null;
  const said = instead(kept, state, voice);
  return said
    ? [
        voice.pick("correction", actLines.correction.slice(0, 1)) ??
          voice.pick("complaint", actLines.complaint),
        said,
      ]
    : null;
};
const leastBeside = 3;

const bareWords = 6;
/** "You've got it a little wrong." */
const ofThis = /^(?:no[,. ]+)?(?:you|that|this|sorry)\b/i;
const negated = /n't\b|\b(?:not|never|no)\b/i;
/** "It's what to wear", "it's the word she used". */
const namedInstead =
  /^(?:so |but |and )?(?:it's|its|it is|it was) (?:(?:more|just|really|mostly|rather|actually|only) )*((?:the|what|who|how|when|where|my|his|her|their|having|being|not)\b[^,;]{3,70})/i;

/** "Not the money so much as sitting in the house." */
const notSoMuch = /\bnot\b[^.!?]*\b(?:so|as) much as ([^.!?;]{4,90})/i;

/** "It's not the tiredness, it's that I sounded exactly like her." */
const isThat =
  /\bit(?:'s|’s| is| was) (?:(?:more|just|really|rather|actually) )*that ((?:i|he|she|they|we|my|nobody|everyone)\b[^.!?]{4,120})/i;

/** What it is, in the person's words: the sentence that says so, else the first that denies nothing. */
const instead = (kept: string, state: State, voice: ReplyVoice): string | null => {
  const asMuchAs = notSoMuch.exec(kept)?.[1];
  const thing = asMuchAs ? turnPhrase(asMuchAs) : null;
  if (thing) return voice.pick("correctionis", actLines.correctionIs, { x: thing });
  const that = isThat.exec(kept)?.[1];
  const turned = that ? saidBack(understand(that), voice, state.seed) : null;
  if (turned) return turned;
  const sentences = kept.split(/(?<=[.!])\s+/).filter((sentence) => !sentence.endsWith("?"));
  const said =
    sentences.findLast((sentence) => rather.test(sentence) || namedInstead.test(sentence)) ??
    sentences.find(
      (sentence) =>
        !negated.test(sentence) && !ofThis.test(sentence) && sentence.split(" ").length >= 3,
    ) ??
    sentences.findLast((sentence) => !ofThis.test(sentence)) ??
    "";
  const named = rather.test(said) ? null : namedInstead.exec(said)?.[1];
  const x = named ? turnPhrase(named.replace(/[.!]+$/, "")) : null;
  return (
    (x ? voice.pick("correctionis", actLines.correctionIs, { x }) : null) ??
    saidBack(understand(said.replace(rather, "")), voice, state.seed)
  );
};
