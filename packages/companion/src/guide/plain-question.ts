import { withSubject } from "./reflect/supply-subject.ts";
import { isBase, isPast, isThird } from "./reflect/verbs.ts";
import { bare, words } from "./reflect/words.ts";
import { wayOnQuestions } from "./say/generic.ts";
import { plainQuestions } from "./say/plain-questions.ts";
import type { State } from "./state.ts";
import type { Voice } from "./voice.ts";

const speech =
  /\b(?:he|she|they|everyone|everybody|people|someone|somebody|(?:my|the|our|his|her) (?:\w+ )?(?!who\b)\w+) (?:just |even |always |still |then |all |keeps )?(?:said|says|say|told|tells|asked|asks|calls|called|thinks|think|reckons|saying|telling)\b/;
/** Saying that nothing was said leaves nothing to have heard. */
const unsaid =
  /\b(?:won't|didn't|never|doesn't|don't) (?:say|tell|ask|call)\b|\bwhat (?:he|she|they) (?:said|told)\b/;
const habit =
  /\b(?:every (?:day|night|week|morning|evening|month|year|single|sunday|time)|always (?!had|was|were|did|liked|loved|wanted)|usually|most (?:days|nights)|anymore|any more|for (?:years|months|weeks|ages))\b|\b(?:i've|i have|he's|she's|it's|they've) been\b/;
const present =
  /\b(?:i|we|he|she|it|they|there|that|my \w+|i'm|it's|he's|she's|they're|there's|that's)\b/;

const wantsWayOn = (state: State): boolean =>
  (state.phase === "plan" || state.phase === "closing") &&
  (state.now.acts.has("adviceRequest") ||
    state.now.kinds.some((kind) => kind.id === "commit" || kind.id === "change-wish"));

/** "I've worked there for eleven years" goes on. */
const lasted =
  /\b(?:i've|i have|we've|we have|he's|she's|they've) (?:\w+ )?\w+(?:ed|n|t|d)\b.*\b(?:for|since)\b/;

/** "I've been doing the breathing" is something done, and no state of things. */
const doing = /^(?:i've|i have|we've|we have) been \w+ing\b/;

/** What did not happen has no moment to be asked about. */
const undone = /\b(?:never|ever|is|are|still|didn't|couldn't|haven't|hasn't|wasn't|weren't)\b/;

/** Nobody is asked for a measure of time they have just given. */
const saysHowLong = /\b(?:years?|yrs?|months?|weeks?|days|since)\b/;

const ofAnother =
  /^(?:he|she|they|he's|she's|they're|they've|someone|somebody|people|everyone|nobody|(?:my|our|the|his|her|their) (?:\w+ ){0,2}(?!house|flat|job|work|life|car|room|head|body)\w+)\b/i;
const ofSelf = /^(?:i|we|i'm|i've|we're|we've)\b/i;

/** To have or to be something is nothing one does. */
const ofState =
  /^(?:(?:i|we) (?:just |only |still |also |really )*(?:have|am|are|own|know|need|was|were|had|think|thought|feel|felt|hate|love|like|want|wanted|wish|hope|miss|wonder|can|can't|could|couldn't|don't|didn't|never)\b|i'm (?!\w+ing)|i've (?:got|been)|we're (?!\w+ing)|we've got)/i;

const helper =
  /^(?:is|isn't|are|aren't|has|hasn't|have|haven't|do|don't|does|doesn't|can|can't|will|won't|should|might|may|must|am)$/;
const helperThen =
  /^(?:was|wasn't|were|weren't|had|hadn't|did|didn't|could|couldn't|would|wouldn't)$/;
const pronoun = /^(?:i|we|they|you|he|she|it|people|nobody|everyone|everybody|someone)$/;

/** Whether the sentence is told as something that happened; its first verb decides. */
const isPastTense = (clause: string): boolean => {
  const list = words(clause).map(bare);
  const byPronoun = pronoun.test(list[0] ?? "");
  for (const word of list.slice(1)) {
    if (helper.test(word) || /'(?:s|re|m|ve|ll)$/.test(word)) return false;
    if (helperThen.test(word)) return true;
    if (isPast(word) && !isBase(word)) return word !== "used";
    // a noun may look like a verb: "the man in the post office asked"
    if (isThird(word) || (byPronoun && isBase(word))) return false;
  }
  return false;
};

/** Whose doing it is, and whether it is over. */
const shapeOf = (state: State): readonly string[] => {
  const clause = withSubject(
    state.now.clauses.findLast(({ isQuestion }) => !isQuestion)?.text ?? "",
  );
  const isOver =
    isPastTense(clause) &&
    !/^(?:i|we|he|she|they)'(?:m|s|re|ve|ll)$/i.test(words(clause)[0] ?? "") &&
    !undone.test(clause.toLowerCase());
  if (ofSelf.test(clause) && ofState.test(clause)) return plainQuestions.any;
  if (ofSelf.test(clause)) return isOver ? plainQuestions.iDid : plainQuestions.iDo;
  const isPerson =
    state.now.people.length > 0 || /^(?:he|she|they|someone|somebody)\b/i.test(clause);
  if (ofAnother.test(clause) && isPerson)
    return isOver ? plainQuestions.theyDid : plainQuestions.theyDo;
  return isOver ? plainQuestions.event : plainQuestions.any;
};

const isNews = ({ now }: State): boolean =>
  now.situations.some(({ situation }) => situation.tone === "glad") ||
  now.feelings.some(({ pleasant }) => pleasant);

const groupFor = (state: State, isGlad: boolean): readonly string[] => {
  const { lower } = state.now;
  if (speech.test(lower) && !unsaid.test(lower))
    return /\b(?:said|told|asked|called|yesterday|last)\b/.test(lower)
      ? plainQuestions.said
      : plainQuestions.says;
  // a plain fact inside good news is a fact all the same
  if (isGlad && isNews(state)) return plainQuestions.glad;
  if (state.toldCount <= 1) return plainQuestions.opening;
  if ((habit.test(lower) || lasted.test(lower)) && present.test(lower) && !doing.test(lower))
    return plainQuestions.lasting.filter(
      (line) => !(saysHowLong.test(lower) && line.startsWith("How long")),
    );
  return shapeOf(state);
};

/** A question that presumes nothing but the shape of what was said. */
export const plainQuestion = (state: State, voice: Voice, isGlad = false): string | null =>
  (wantsWayOn(state) ? voice.pick("gq/way", wayOnQuestions) : null) ??
  voice.pick("gq", groupFor(state, isGlad)) ??
  voice.pick("gq/any", plainQuestions.any);
