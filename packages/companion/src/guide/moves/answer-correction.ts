import { actLines } from "../say/acts.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { bestOf, remarked } from "./compose-statement.ts";

type Parts = (string | null)[];

const correctionLead =
  /^(?:(?:no|nope|nah|hmm|well|sorry|um|actually|but)[,.!\s]+)*(?:(?:that's|that is|it's|it is|this is|that isn't|that wasn't|it isn't|you're|you are) (?:not (?:it|like that|right|true|the (?:problem|issue|point|thing|reason)(?: either)?|quite (?:it|right)|exactly (?:it|right)|what i (?:said|meant|mean|asked)|really it|(?:about |really |the |a |an |my )*[a-z]+(?=[,.;]))|wrong|incorrect)|not (?:quite|exactly|what i (?:said|meant))|i didn't (?:say|mean) that|you(?:'ve| have)? (?:misunderstood|got (?:it|that|me) (?:a bit |all |completely |totally |quite |slightly )?wrong|mixed (?:it|that|them) up|got the wrong (?:end of the stick|idea|impression|person))(?: me)?|wrong)(?: at all| really| either)?(?=[,.!;:]|\s*$)[,.!;:\s]*(?:(?:i (?:said|meant|mean)|what i (?:meant|mean) (?:is|was)|but)\s+)?/i;

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
  const [remark] = remarked(state, voice, bestOf(state, ["remark"])) ?? [];
  return [sorry, remark ?? voice.pick("goon", actLines.correctionGoOn)];
};

const bareWords = 6;
