import { hash } from "./pick.ts";
import { withSubject } from "./reflect/supply-subject.ts";
import { words } from "./reflect/words.ts";
import { wayOnQuestions } from "./say/generic.ts";
import { plainQuestions } from "./say/plain-questions.ts";
import { smallTalkQuestion } from "./small-talk.ts";
import type { State } from "./state.ts";
import { isAhead, isPastTense } from "./tense.ts";
import { threadQuestion } from "./thread-question.ts";
import type { Voice } from "./voice.ts";
import { inSorrow } from "./weight.ts";

const speech =
  /\b(?:he|she|they|everyone|everybody|people|someone|somebody|(?:my|the|our|his|her) (?:\w+ )?(?!who\b|would\b|could\b|might\b|head\b|heart\b|gut\b|brain\b|body\b|mind\b)\w+) (?:just |even |always |still |then |all |keeps )?(?:said|says|say|told|tells|asked|asks|calls me|called me|thinks|think|reckons|saying|telling)\b/;
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
    state.now.kinds.some((kind) => kind.id === "change-wish"));

/** "I've worked there for eleven years" goes on. */
const lasted =
  /\b(?:i've|i have|we've|we have|he's|she's|they've) (?:\w+ )?\w+(?:ed|n|t|d)\b.*\b(?:since|for (?:a |the |my |over |nearly |about |almost |\d|two|three|four|five|six|seven|eight|nine|ten|years|months|weeks|ages|so long|long))/;

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
  /^(?:(?:i|we) (?:just |only |still |also |really )*(?:have|am|are|own|know|need|was|were|had|think|thought|feel|felt|hate|love|like|want|wanted|wish|hope|miss|wonder|can|can't|could|couldn't|don't|didn't|never)\b|i'm (?!\w+ing)|i've (?:got|been|never|always)|we're (?!\w+ing)|we've got)/i;

const notDone =
  /^i(?:'ve| have)? (?:just |still |really |also )*(?:haven't|can't|cannot|don't dare|daren't) (?:even |really |ever |quite |yet )*(?:to )?(?:tell|told|say|said|ask|asked|call|called|go|gone|open|opened|start|started|answer|answered|reply|replied|look|looked|leave|left|move|finish|finished|do|done|speak|spoken|talk|talked|try|tried|sleep|slept|eat|eaten|stop|stopped|get up|let|book|booked|write|written|apply|applied|throw|sign|signed)\b/i;
const ofSpeaking =
  /\b(?:tell|told|say|said|ask|asked|call|called|answer|answered|reply|replied|speak|spoken|talk|talked)\b/i;
const wished =
  /^(?:i|i'd|i'm) (?:just |only |really |also |still |so )*(?:want|wanted|wish|would love|would like|love to|like to|hoping|hope|dream of|long for)\b/i;
const duty =
  /^(?:i|we|i've|i'm) (?:just |still |also |always |now )*(?:have to|need to|got to|must|supposed to)\b/i;
const numberAlone =
  /^(?:(?:it's|its|that's|it is|about|around|nearly|almost|over|only|just|like|roughly|now|something|maybe) )*[£$€]?(?:\d[\d.,]*k?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)(?:[- ]\w+)?)(?: (?:hundred|thousand|million|grand|k|quid|pounds|euros|dollars|kilos|stone|percent|now|in total|altogether|of them|all together))*$/i;
const dated =
  /^(?:that|it|this) (?:was|happened|started|began) (?:(?:back )?in (?:19|20)\d\d|(?:about |nearly |over )?\w+ (?:years|months|weeks) ago|last (?:year|month|summer|winter|spring|autumn))$/i;
const formerly = /^(?:i|we|it|there) (?:always |often )?used to\b/i;
const supposed =
  /^(?:he|she|they|it|people|everyone|nobody|mum|dad|(?:my|our|the) \w+)(?:'d|'ll| would| wouldn't| will| won't)(?: probably| just| only| never| always)? (?!have|been|let|ever)\w+|^if (?:i|we)\b/i;
const beingSomehow =
  /^(?:i'm|i am|it's|it is|everything is|everything's) (?:just |really |quite )*(?:so|always|still|too|never|constantly|permanently) /i;
const keeps =
  /\b(?:keeps?|always|every (?:time|day|night|week|morning|evening|single)|all the time|constantly|whenever|most (?:days|nights)|again and again|each time)\b/i;
/** What is under way or to come is no habit. */
const underWay = /^(?:i|we)(?:'m|'re|'ll| am| are| will|'d| would)\b/i;

/** Whose doing it is, and whether it is over. */
const shapeOf = (state: State): readonly string[] => {
  // "retired. March. lorry driver": there is no sentence to take up
  if (
    state.now.clauses.length > 1 &&
    state.now.clauses.every(({ text }) => words(text).length <= 2)
  )
    return plainQuestions.fragments;
  const last = state.now.clauses.findLast(({ isQuestion }) => !isQuestion);
  const clause = withSubject(last?.text ?? "");
  const lower = clause.toLowerCase();
  if (/^(?:if|when|unless|or|even if)\b/.test(lower)) return plainQuestions.any;
  if (numberAlone.test(clause)) return plainQuestions.number;
  if (dated.test(clause)) return plainQuestions.dated;
  if (formerly.test(clause)) return plainQuestions.before;
  if (supposed.test(clause)) return plainQuestions.supposed;
  if (notDone.test(clause) && !/\b(?:till|until)\b/.test(lower))
    return ofSpeaking.test(clause) ? plainQuestions.unsaid : plainQuestions.undone;
  if (wished.test(clause)) return plainQuestions.wanted;
  if (last?.link === "but" && state.now.clauses.length === 1) return plainQuestions.against;
  if (duty.test(clause)) return plainQuestions.duty;
  const isOver =
    isPastTense(clause) &&
    !/^(?:i|we|he|she|they)'(?:m|s|re|ve|ll)$/i.test(words(clause)[0] ?? "") &&
    !undone.test(lower.split(" ").slice(0, 5).join(" "));
  if (
    isOver &&
    /^\S+(?: \S+){0,3}? (?:was|were|wasn't|weren't|had|needed)\b/i.test(clause) &&
    !/^\S+ had to\b/i.test(clause)
  )
    return plainQuestions.was;
  if (isAhead(clause) && !isOver) return plainQuestions.ahead;
  if (ofSelf.test(clause) && ofState.test(clause))
    return beingSomehow.test(clause) ? plainQuestions.being : plainQuestions.any;
  if (ofSelf.test(clause) && underWay.test(clause)) return plainQuestions.any;
  if (ofSelf.test(clause) && !isOver && keeps.test(lower)) return plainQuestions.iKeep;
  if (ofSelf.test(clause)) return isOver ? plainQuestions.iDid : plainQuestions.iDo;
  const isPerson =
    state.now.people.length > 0 || /^(?:he|she|they|someone|somebody)\b/i.test(clause);
  if (ofAnother.test(clause) && isPerson)
    return isOver
      ? plainQuestions.theyDid
      : keeps.test(lower) && !state.isGladSession
        ? plainQuestions.theyKeep
        : /^(?:he|she|they|my \w+|our \w+)(?:'s|'re| is| are| was| were| has| have| had) /i.test(
              clause,
            )
          ? plainQuestions.any
          : plainQuestions.theyDo;
  if (isOver) return plainQuestions.event;
  return beingSomehow.test(clause) ? plainQuestions.being : plainQuestions.any;
};

const isNews = ({ now }: State): boolean =>
  now.situations.some(({ situation }) => situation.tone === "glad") ||
  now.feelings.some(({ pleasant }) => pleasant);

/** A few words that only name something: "my dog". */
const namesOnly = ({ now }: State): boolean =>
  now.wordCount <= 3 &&
  /^(?:my|our|the|his|her) [\p{L}' -]+[.!]*$/u.test(now.lower) &&
  !/\b(?:mostly|mainly|really|probably|evenings?|mornings?|nights?|weekends?|days)\b/.test(
    now.lower,
  );

const groupFor = (state: State, isGlad: boolean): readonly string[] => {
  const { lower } = state.now;
  if (namesOnly(state) && !isGlad) return plainQuestions.named;
  if (speech.test(lower) && !unsaid.test(lower))
    return /\b(?:said|told|asked|called|yesterday|last)\b/.test(lower)
      ? plainQuestions.said
      : plainQuestions.says;
  // a plain fact inside good news is a fact all the same
  if (isGlad && isNews(state)) return plainQuestions.glad;
  if (state.toldCount <= 1)
    return /n't\b|\bnot\b|\bnever\b/.test(lower) &&
      state.now.wordCount >= 4 &&
      state.now.clauses.length <= 1
      ? plainQuestions.openingNot
      : plainQuestions.opening;
  if ((habit.test(lower) || lasted.test(lower)) && present.test(lower) && !doing.test(lower))
    return saysHowLong.test(lower) ? plainQuestions.lastingSo : plainQuestions.lasting;
  return inSorrow(state) ? plainQuestions.sorrow : shapeOf(state);
};

/** Groups that take up little of what was said: the subject of the talk leads further. */
const vague: ReadonlySet<readonly string[]> = new Set<readonly string[]>([
  plainQuestions.any,
  plainQuestions.iDo,
  plainQuestions.theyDo,
  plainQuestions.iDid,
  plainQuestions.theyDid,
  plainQuestions.event,
  plainQuestions.was,
  plainQuestions.being,
  plainQuestions.lasting,
  plainQuestions.lastingSo,
]);

/** Of a hundred vague questions, so many give way to one of the subject. */
const threadShare = 10;

/** A question that presumes nothing but the shape of what was said. */
export const plainQuestion = (state: State, voice: Voice, isGlad = false): string | null => {
  const found = groupFor(state, isGlad);
  const group = isGlad && vague.has(found) ? plainQuestions.glad : found;
  const prefersThread =
    vague.has(group) &&
    state.toldCount > 1 &&
    hash(`${state.seed}/thread/${state.turn}`) % 100 < threadShare;
  const isVague = vague.has(group) || group === plainQuestions.opening;
  return (
    (wantsWayOn(state) ? voice.pick("gq/way", wayOnQuestions) : null) ??
    (isVague && !isGlad ? smallTalkQuestion(state, voice) : null) ??
    (prefersThread ? threadQuestion(state, voice, isGlad) : null) ??
    voice.pick("gq", group) ??
    voice.pick("gq/any", plainQuestions.any) ??
    threadQuestion(state, voice, isGlad)
  );
};
