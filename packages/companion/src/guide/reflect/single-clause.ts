import {
  feelsFrames,
  feltFrames,
  hedgedFrames,
  oldThoughtFrames,
  oughtFrames,
  plainFrames,
  regretFrames,
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
import { turnRound } from "./turn-round.ts";

const feelingWord =
  /\b(?:feel|felt|afraid|scared|angry|sad|hurt|lonely|tired|ashamed|guilty|miss|love|hate|cry|cried|wish|want|hope|worried|lost|alone|never|always|can't|couldn't|haven't|hasn't|missed|keep|still|nobody|only)\b/i;

/** How much a clause by itself says of the person. */
export const scoreOf = (clause: Clause, count: number, sentences: number): number => {
  const words = clause.text.split(/\s+/).length;
  let score = 1;
  if (/^(?:i|i'm|i've|i'd|i'll|my|me)\b/i.test(clause.text)) score += 1.2;
  if (feelingWord.test(clause.text)) score += 1.2;
  if (clause.link === "but") score += 1;
  if (words >= 5 && words <= 16) score += 1.2;
  if (words <= 3) score -= 1;
  // what is said last is what people were getting at
  score += (1.6 * (clause.sentence + 1)) / (sentences + 1);
  if (
    /\b(?:me|my)\b/i.test(clause.text) &&
    /^(?:he|she|they|yesterday|today|my)\b/i.test(clause.text)
  )
    score += 1;
  if (/^(?:it|this|that|there)\b/i.test(clause.text)) score -= 0.8;
  // "some nights I sit there" leads up to what comes after it
  if (count > 1 && /\b(?:there|here|then)$/i.test(clause.text)) score -= 2;
  if (count > 1 && /^i (?:think|guess|know)\b/i.test(clause.text)) score -= 0.5;
  return score;
};

const startsConditional =
  /^(?:if|when|whenever|since|after|before|while|even|although|every time)\b/i;

/** "I think I'm scared" is said of a feeling, so the thinking adds nothing. */
const ofFeeling =
  /^i (?:think|guess) (?:that )?(?=i(?:'m| am) (?:\w+ ){0,2}(?:scared|afraid|worried|sad|angry|lonely|tired|hurt|jealous|ashamed|anxious|exhausted|stressed)\b)/i;
const mereFeeling =
  /^i(?:'m| am) (?:just |only |so |really |a bit )*(?:tired|sad|scared|overwhelmed|lonely|stressed|hungry|anxious|worried|afraid|angry|hurt|grieving|burnt|homesick)/i;

/** How a thought is said back: a verdict as a belief, a regret as one, the rest as a feeling. */
const framesFor = (thought: string, isFelt: boolean): readonly string[] => {
  if (isRegret(thought)) return regretFrames;
  if (isVerdict(thought)) return thoughtFrames;
  if (/^(?:that )?i should(?:n't)?\b/i.test(thought)) return oughtFrames;
  return isFelt || isJudgement(thought) ? feelsFrames : plainFrames;
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
      const whole = turnRound(text);
      return whole ? { frames: plainFrames, a: whole } : null;
    }
    const isPast = /^(?:i )?(?:\w+ )?felt\b|^it (?:\w+ )?(?:felt|seemed)\b/i.test(text);
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
  if (isJudgement(text)) return { frames: framesFor(text, false), a: turned };
  // "I suppose we always had music" is a way of saying it, and no doubt
  if (!isHedged || /^i (?:guess|suppose)/i.test(clause.text))
    return { frames: plainFrames, a: turned };
  return { frames: hedgedFrames, a: turned };
};
