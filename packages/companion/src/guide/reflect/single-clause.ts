import {
  feelsFrames,
  feltFrames,
  hedgedFrames,
  oldThoughtFrames,
  oughtFrames,
  plainFrames,
  regretFrames,
  thinksFrames,
  thoughtFrames,
} from "../say/generic.ts";
import {
  hardLabelIn,
  isDreaded,
  isJudgement,
  isRegret,
  isVerdict,
  pastThought,
  thoughtIn,
} from "../understanding/self-judgement.ts";
import type { Candidate } from "./candidate.ts";
import { hedge, ought } from "./clause-kinds.ts";
import type { Clause } from "./clauses.ts";
import { type ClausePlace, clauseSalienceOf } from "./salience.ts";
import { turnRound } from "./turn-round.ts";

/** Salience lies around nought; what else speaks for a way to say something back is counted in these. */
const middling = 4;
const spread = 1.5;

/** How much a clause says of what its message is about. */
export const scoreAt = (place: ClausePlace): number => middling + spread * clauseSalienceOf(place);

const startsConditional =
  /^(?:if|when|whenever|since|after|before|while|even|although|every time)\b/i;

/** "I think I'm scared" is said of a feeling, so the thinking adds nothing. */
const ofFeeling =
  /^i (?:think|guess) (?:that )?(?=i(?:'m| am) (?:\w+ ){0,2}(?:scared|afraid|worried|sad|angry|lonely|tired|hurt|jealous|ashamed|anxious|exhausted|stressed)\b)/i;
const mereFeeling =
  /^i(?:'m| am) (?:just |only |so |really |a bit )*(?:tired|sad|scared|overwhelmed|lonely|stressed|hungry|anxious|worried|afraid|angry|hurt|grieving|burnt|homesick)/i;

const againstOneself =
  /^i\b.*\b(?:too (?:quickly|soon|easily|much|hard|late|long|slow)|my (?:own )?fault|overreact\w*|gave up|messed|ruined|deserve|let (?:him|her|them|everyone|myself) down)\b/i;

const ownView =
  /\bseems?\b|\bfeels?\b|\bfelt\b|\blooks? like\b|\bin my head\b|^i (?:think|thought|reckon|wonder)\b/i;

/** How a thought is said back: a verdict as a belief, a regret as one, the rest as a feeling. */
const framesFor = (thought: string, isFelt: boolean): readonly string[] => {
  if (isRegret(thought)) return regretFrames;
  if (isVerdict(thought)) return thoughtFrames;
  if (/^(?:that )?i should(?:n't)?\b/i.test(thought)) return oughtFrames;
  return isFelt || isJudgement(thought) ? feelsFrames : plainFrames;
};

const asSaid = (text: string): Pick<Candidate, "frames" | "a"> | null => {
  const whole = turnRound(text);
  return whole ? { frames: plainFrames, a: whole } : null;
};

/** One clause turned round, with the frames that suit it; null when it is not safe to say back. */
export const single = (
  clause: Clause,
  isFearful: boolean,
): Pick<Candidate, "frames" | "a"> | null => {
  const isHedged = hedge.test(clause.text);
  const text = clause.text.replace(ofFeeling, "").replace(hedge, "");
  if (/\bhat(?:e|ing|ed) myself\b/i.test(text) || hardLabelIn(text)) return null;
  const inner = thoughtIn(text);
  const turned = turnRound((inner ?? text).replace(inner === null ? /^$/ : /^now /i, ""));
  if (!turned) return null;
  if (inner === null && ought.test(text)) return { frames: oughtFrames, a: turned };
  // half of two things that go together
  if (clause.link === "and" && /\bat the same time$/i.test(text)) return null;
  // what is feared stays a fear, and is not announced
  if (inner === null && isDreaded(text))
    return { frames: plainFrames, a: `${isFearful ? "you’re afraid" : "you think"} ${turned}` };
  if (startsConditional.test(turned)) return { frames: plainFrames, a: turned };
  if (inner !== null) {
    if (pastThought.test(text)) {
      if (isJudgement(inner)) return { frames: oldThoughtFrames, a: turned };
      return asSaid(text);
    }
    // "I'm sure they're very good" is said to be polite, and is no feeling
    if (/^i'm\b/i.test(text) && !isJudgement(inner)) return asSaid(text);
    const isPast = /^(?:i )?(?:\w+ )?felt\b|^it (?:\w+ )?(?:felt|seemed|was)\b/i.test(text);
    const frames = framesFor(inner, true);
    return { frames: isPast && frames === feelsFrames ? feltFrames : frames, a: turned };
  }
  // beside others one always looks smaller: that is how it feels, and no fact
  if (
    /\b(?:better|prettier|smarter|cleverer|happier|thinner|stronger|nicer)\b(?:(?!\bseems?\b).)*\bthan (?:me|i am|mine)\b|^everyone else\b/i.test(
      text,
    ) &&
    !/\bseems?\b/i.test(text)
  )
    return { frames: feelsFrames, a: turned };
  const isDoubt = isHedged && /^i(?:'m| am)\b/i.test(text) && !mereFeeling.test(text);
  if (isDoubt) return { frames: thoughtFrames, a: turned };
  // what the person said to somebody is no verdict
  if (/^i (?:just |only |then )?(?:said|told|asked|promised)\b/i.test(text))
    return { frames: plainFrames, a: turned };
  // a verdict inside a longer story cannot be framed as one
  if (isJudgement(text) && /\bso that\b/i.test(text)) return null;
  // "she seems to be coping better" and "I've got it in my head" say already whose view it is
  if (isJudgement(text) && !isVerdict(text) && ownView.test(text))
    return { frames: plainFrames, a: turned };
  if (isJudgement(text)) return { frames: framesFor(text, false), a: turned };
  // what is guessed against oneself is not agreed with
  if (isHedged && againstOneself.test(text)) return { frames: thinksFrames, a: turned };
  // "I suppose we always had music" is a way of saying it, and no doubt
  if (!isHedged || /^i (?:guess|suppose)/i.test(clause.text))
    return { frames: plainFrames, a: turned };
  return { frames: hedgedFrames, a: turned };
};
