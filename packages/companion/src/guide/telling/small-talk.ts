import { withSubject } from "../reflect/supply-subject.ts";
import { smallTalkQuestions } from "../say/small-talk.ts";
import type { State } from "../session/state.ts";
import { isPastTense } from "../session/tense.ts";
import { inSorrow } from "../session/weight.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";

const weighs = (message: Understanding): boolean =>
  message.isRisk ||
  message.feelings.some(({ pleasant }) => !pleasant) ||
  message.situations.some(({ situation }) => situation.tone !== "glad") ||
  message.strongThemes.some((theme) => theme !== "goodNews");

/** Words that stand where something is wrong, or may be. */
const trouble =
  /n't\b|\b(?:not|never|nobody|alone|worr\w+|hate|lost|lose|losing|ill|sick|pain|hurts?|died|dead|problem|hard|harder|worse|worst|stress\w*|debt|owe|fail\w*|afraid|scared|tired|sad|anxious|nervous|argu\w+|row|shout\w*|cry|cried|crying|miss|missed|left|hospital|doctor|cancer|divorc\w*|redundan\w*|sacked|struggl\w*|guilty|ashamed|useless|stuck|late|ex|money|sleep|but|too|only|stopped|eating|hungry|keeping|picked|problems|told|called|list|falls?|gave|given|used to|retire\w*|home)\b/;

/** Everyday things that nobody comes to talk about for their weight. */
const everyday =
  /\b(?:tea|coffee|cuppa|biscuits?|lunch|dinner|breakfast|pizza|toast|sandwich|soup|pie|cake|bak(?:e|ed|ing)|cook(?:ed|ing)?|weather|sunny|rain|rainy|raining|snow|lazy|telly|film|series|magazine|bath|kettle|shopping|windows|parcel|haircut|slow|saturday|sunday|weekend|chips|leaves|garden|allotment|jigsaw|knit(?:ting)?|day off|natter|curry|spag bol)\b/;

const mostWords = 25;

/** So far nothing weighs, and nothing sounds as if it did. */
export const isSmallTalk = (state: State): boolean => {
  const told = [...state.before, state.now];
  return (
    !state.riskBefore &&
    state.now.people.length === 0 &&
    !inSorrow(state) &&
    told.every(
      (message) =>
        !weighs(message) && !trouble.test(message.lower) && message.wordCount <= mostWords,
    ) &&
    everyday.test(told[0]?.lower ?? "")
  );
};

/** Small things are asked about lightly. */
export const smallTalkQuestion = (state: State, voice: ReplyVoice): string | null => {
  if (!isSmallTalk(state)) return null;
  const clause = state.now.clauses.findLast(({ isQuestion }) => !isQuestion)?.text ?? "";
  return (
    (isPastTense(withSubject(clause)) ? voice.pick("small/past", smallTalkQuestions.past) : null) ??
    (everyday.test(state.now.lower) && !/\b(?:he|she|him|her|they|them)\b/.test(state.now.lower)
      ? voice.pick("small/everyday", smallTalkQuestions.everyday)
      : null) ??
    voice.pick("small/other", smallTalkQuestions.other)
  );
};
