import type { Understanding } from "../understanding/understand.ts";

/** People in a hurry leave the question mark out. */
const unmarked =
  /^(?:so |but |and |ok )?(?:is|are|was|were|am|does|do|did|can|could|will|would|should) (?:it|they|he|she|you|i|we|that|this|there)\b|^(?:but |and |so )?what if\b|^(?:what|how|where|when|who|why) (?:is|are|was|were|do|does|did|can|will|would|should)\b/;

/** "Ok, here's one: …" */
const beforeAsking =
  /^(?:ok|okay|so|well|right|here's (?:one|a question)|question|can i ask you something)\b[,.: ]*(?:here's (?:one|a question)[,.: ]*)?/;
const askedWords = 14;

/** "They go home, don't they?" asks for a nod, and not for an answer. */
const tag =
  /\b(?:(?:is|are|do|does|did|was|were|has|have|had|would|could|can|will|should)(?:n't)?|won't|can't|ain't) (?:it|they|you|he|she|i|we|that|there)\?*$|\b(?:(?<!do )you know|(?<!that |it )right|eh|yeah|see|innit|know what i mean|you see|huh|no|ok|okay)\?*$/;

/** "Where does he think I’m going to sleep?" knows its answer. */
const rhetorical =
  /\b(?:does (?:he|she) think|do they think|who does that|what am i supposed|how am i supposed|who asked|what is the point|what's the point)\b/;

/** "Can I tell you something?" asks for an ear. */
const asksLeave =
  /\b(?:can|could|may|do you mind if) i (?:just )?(?:tell|say|ask|show|share|talk|vent|moan|rant|run)\b/;

/** "She said same time next week?" was asked by somebody else. */
const reported = /\b(?:said|says|asked|asks|goes|went|was like|wondering|googled)\b/;

/** "How long does it take to get over a dog? I feel daft asking": asked first, and then explained. */
const askedFirst =
  /^(?:(?:hi|hey|hello|ok|so|right|well|question|quick question)[,.:! ]+)*(?:how (?:long|much|many|often)|what(?:'s| is| are) an? |what (?:should|would|can) (?:i|you|we|he|she|they)|which|is there (?:a|any)|are there|can (?:they|people|someone|you get)|do you know (?:if|how|what|when|whether)|do you think (?:he|she|they|it)|does (?:it|anyone))\b[^?]{10,90}\? \S/;

const opensWithQuestion = (lower: string): boolean => {
  const [first = ""] = askedFirst.test(lower) ? lower.split(/(?<=\?)\s+/) : [];
  return first !== "" && !tag.test(first) && !rhetorical.test(first) && !reported.test(first);
};

/** Whether the message ends on a question that wants an answer. */
export const openQuestionIn = ({ clauses, lower, wordCount }: Understanding): boolean => {
  const last = clauses.at(-1);
  const text = last?.text.toLowerCase() ?? "";
  if (asksLeave.test(text) || [text, lower].some((one) => tag.test(one) || rhetorical.test(one)))
    return false;
  if (last?.isQuestion) return !reported.test(text);
  return (
    (wordCount <= askedWords && unmarked.test(lower.replace(beforeAsking, ""))) ||
    unmarked.test(text) ||
    opensWithQuestion(lower)
  );
};
