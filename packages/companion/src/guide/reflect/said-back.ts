import { hash } from "../pick.ts";
import {
  becauseFrames,
  doubleSided,
  feelsFrames,
  feltFrames,
  fragmentFrames,
  hedgedFrames,
  oldThoughtFrames,
  oughtFrames,
  plainFrames,
  regretFrames,
  thoughtFrames,
} from "../say/generic.ts";
import {
  hardLabelIn,
  isAfraid,
  isDreaded,
  isJudgement,
  isRegret,
  isVerdict,
  pastThought,
  thoughtIn,
} from "../understanding/self-judgement.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { Voice } from "../voice.ts";
import type { Clause } from "./clauses.ts";
import { turnFragment, turnRound } from "./turn-round.ts";

type Candidate = {
  score: number;
  frames: readonly string[];
  a: string;
  b?: string;
  /** It holds a feeling, a wish, a thought or two sides; a bare fact said back is only an echo. */
  isTelling: boolean;
};

const empty =
  /^(?:i (?:really |just |honestly )?don't know(?: (?:what|why|how|anymore|really).{0,20})?|i (?:want|need|wanted|would like|'d like) to (?:talk|vent|say|tell).*|i (?:have|had) a question|that's (?:it|all|why)(?:,? just .*)?|it is what it is|i'm (?:back|here|fine|ok|okay|good|sorry)|i don't want to (?:talk|bother).*|i (?:feel|am|'m) (?:bad|good|ok|okay|fine)|it's (?:hard|fine|okay|ok|true|nothing|complicated)|i (?:said|mean|think so|guess so|hope so)|i was (?:just )?wondering.*|i (?:keep|kept) wondering|this is (?:hard|stupid).*|my english .*|i don't speak .*)$/i;

const feelingWord =
  /\b(?:feel|felt|afraid|scared|angry|sad|hurt|lonely|tired|ashamed|guilty|miss|love|hate|cry|cried|wish|want|hope|worried|lost|alone|never|always|can't|couldn't|keep|still|nobody|only)\b/i;

const heartWord =
  /\b(?:i|i'm|i've|me|my|we)\b.*\b(?:feel|felt|afraid|scared|angry|furious|sad|hurt|lonely|tired|exhausted|ashamed|guilty|miss|love|loved|hate|hated|cry|cried|wish|want|wanted|hope|worried|lost|alone|never|always|can't|cannot|couldn't|don't know|don't want|didn't know|need|needed|keep|nobody|dread|dreading|regret|trust|believe|matter|enough|deserve|proud|jealous|should)\b|\b(?:he|she|they|my \w+|nobody|no one|everyone)\b.*\b(?:never|always|won't|doesn't|don't|didn't|can't|hates?|left|ignores?|blames?|forgot|stopped)\b.*\b(?:me|my|us)\b/i;
const isTelling = (text: string): boolean => heartWord.test(text);

const scoreOf = (clause: Clause, count: number, sentences: number): number => {
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
  if (count > 1 && /^i (?:think|guess|know)\b/i.test(clause.text)) score -= 0.5;
  return score;
};

const thoughts: ReadonlySet<readonly string[]> = new Set([
  oughtFrames,
  thoughtFrames,
  feelsFrames,
  feltFrames,
  oldThoughtFrames,
  regretFrames,
]);

const hedge = /^(?:i (?:guess|suppose)(?: that)?|maybe|perhaps|i think maybe)\s+/i;
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

const single = (clause: Clause, isFearful: boolean): Pick<Candidate, "frames" | "a"> | null => {
  const isHedged = hedge.test(clause.text);
  const text = clause.text.replace(ofFeeling, "").replace(hedge, "");
  if (/\bhate myself\b/i.test(text) || hardLabelIn(text)) return null;
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
  const isDoubt = isHedged && /^i(?:'m| am)\b/i.test(text) && !mereFeeling.test(text);
  if (isDoubt) return { frames: thoughtFrames, a: turned };
  if (isJudgement(text)) return { frames: framesFor(text, false), a: turned };
  // "I suppose we always had music" is a way of saying it, and no doubt
  if (!isHedged || /^i (?:guess|suppose)/i.test(clause.text))
    return { frames: plainFrames, a: turned };
  return { frames: hedgedFrames, a: turned };
};

/** A demand on oneself: plainly said back it would sound like advice. */
const ought = /^i (?:\w+ )?should(?:n't)?\b/i;

const wordCount = (text: string): number => text.split(/\s+/).length;

const isPlain = (text: string): boolean =>
  !hedge.test(text) && !isJudgement(text) && thoughtIn(text) === null && !empty.test(text);

const joinFrames: Readonly<
  Record<Clause["link"], { score: number; frames: readonly string[]; max: number }>
> = {
  but: { score: 5.5, frames: doubleSided, max: 28 },
  because: { score: 4.2, frames: becauseFrames, max: 26 },
  and: { score: 4.6, frames: ["{A}, and {b}."], max: 18 },
  none: { score: 4.4, frames: ["{A}, and {b}."], max: 14 },
  so: { score: 3.8, frames: ["{A}, so {b}."], max: 20 },
};

const pairs = ({ clauses, lower }: Understanding): Candidate[] =>
  clauses.flatMap((clause, index) => {
    const previous = clauses[index - 1];
    if (!previous || previous.sentence !== clause.sentence || clause.isQuestion) return [];
    if (!isPlain(clause.text) || !isPlain(previous.text)) return [];
    if (/^it's not\b/i.test(previous.text) || ought.test(previous.text)) return [];
    if (/\bhate myself\b/i.test(`${previous.text} ${clause.text}`)) return [];
    if (isDreaded(previous.text) || (isDreaded(clause.text) && !isAfraid(previous.text))) return [];
    const join = joinFrames[clause.link];
    const a = turnRound(previous.text);
    const whole = turnRound(clause.text, 2);
    const b = whole ?? (clause.link === "but" ? turnFragment(clause.text) : null);
    if (!a || !b || wordCount(a) + wordCount(b) > join.max) return [];
    const isNext = lower.includes(`and then ${clause.text.toLowerCase()}`);
    const frames =
      clause.link === "but" && !whole
        ? ["{A}, but {b}."]
        : isNext
          ? ["{A}, and then {b}."]
          : join.frames;
    return [
      {
        score: join.score + (index + 1) / clauses.length,
        frames,
        a,
        b,
        isTelling: clause.link === "but" || isTelling(previous.text) || isTelling(clause.text),
      },
    ];
  });

/** "I go to work, I come home, I watch television": short steps in a row belong together. */
const runs = (clauses: readonly Clause[]): Candidate[] => {
  const short = clauses.filter(
    (clause) =>
      wordCount(clause.text) <= 6 &&
      !clause.isQuestion &&
      isPlain(clause.text) &&
      !isDreaded(clause.text),
  );
  const [first] = short;
  if (!first || short.length < 3 || short.some((clause) => clause.sentence !== first.sentence))
    return [];
  const turned = short.slice(0, 4).map((clause) => turnRound(clause.text, 2));
  if (turned.some((text) => text === null)) return [];
  return [
    {
      score: 6,
      frames: ["{A}."],
      a: `${turned.slice(0, -1).join(", ")}, and ${turned.at(-1)}`,
      isTelling: short.some((clause) => isTelling(clause.text)),
    },
  ];
};

/** "But then I fail the module" says what would come of something, and not what is. */
const consequence = /^(?:but|because|cause) then (?:i|i'm|i'd|he|she|they|we|it)\b/;

const candidatesOf = (message: Understanding): Candidate[] => {
  if (message.clauses.length === 1 && consequence.test(message.lower)) return [];
  const sentences = message.clauses.at(-1)?.sentence ?? 0;
  const singles = message.clauses.flatMap((clause): Candidate[] => {
    if (clause.isQuestion || empty.test(clause.text)) return [];
    const said = single(clause, isAfraid(message.lower));
    return said
      ? [
          {
            ...said,
            score: scoreOf(clause, message.clauses.length, sentences),
            isTelling: said.frames !== plainFrames || isTelling(clause.text),
          },
        ]
      : [];
  });
  return [...runs(message.clauses), ...pairs(message), ...singles].sort(
    (x, y) => y.score - x.score,
  );
};

/** The most telling plain clause of a message, turned round and without a frame. */
export const tellingClause = (
  message: Understanding,
): { text: string; isThought: boolean; isTelling: boolean; score: number } | null => {
  const best = candidatesOf(message).find(
    (candidate) =>
      candidate.b === undefined &&
      (candidate.frames === plainFrames || thoughts.has(candidate.frames)),
  );
  return best
    ? {
        text: best.a,
        isThought: thoughts.has(best.frames),
        isTelling: best.isTelling,
        score: best.score,
      }
    : null;
};

const asText = ({ frames, a, b }: Candidate): string => {
  if (b === undefined) return a;
  if (frames === doubleSided || frames[0] === "{A}, but {b}.") return `${a}, but ${b}`;
  if (frames === becauseFrames) return `${a} because ${b}`;
  if (frames[0] === "{A}, and then {b}.") return `${a}, and then ${b}`;
  return frames[0] === "{A}, so {b}." ? `${a}, so ${b}` : `${a}, and ${b}`;
};

/** What a message says, turned round and without a frame, the most telling first; for summaries. */
export const sayableClauses = (
  message: Understanding,
): { text: string; isTelling: boolean; score: number }[] =>
  candidatesOf(message)
    // a hard thought about oneself is not a fact to be listed
    .filter(({ frames }) => !thoughts.has(frames) && frames !== hedgedFrames)
    .map((candidate) => ({
      text: asText(candidate),
      isTelling: candidate.isTelling,
      score: candidate.score,
    }));

/** The person's own words turned round, the most telling clause first; null when none is safe. */
export const saidBack = (
  message: Understanding,
  voice: Voice,
  key: string,
  which: "any" | "telling" = "any",
): string | null => {
  const candidates = candidatesOf(message).filter(
    (candidate) => which === "any" || candidate.isTelling,
  );
  for (const candidate of candidates.slice(0, 5)) {
    // the frame follows the words, so that one seed does not always frame alike
    const start = hash(`${key}${candidate.a}`) % candidate.frames.length;
    const frames = [
      ...candidate.frames.slice(start),
      ...candidate.frames.slice(0, start),
      // "So you feel so ungrateful" stumbles over its own words
    ].filter((frame) => frame !== "So {a}." || !/\bso\b/.test(candidate.a));
    for (const frame of frames) {
      const line = voice.pick(`${key}/${frame}`, [frame], { a: candidate.a, b: candidate.b });
      if (line) return line;
    }
  }
  return null;
};

/** A short answer given back: "My dad." becomes "Your dad, then." */
export const fragmentSaidBack = (
  message: Understanding,
  voice: Voice,
  key: string,
): string | null => {
  const clause = message.clauses[0];
  if (/\bhate myself\b/i.test(message.lower)) return null;
  if (!clause || message.clauses.length > 2 || clause.isQuestion || empty.test(clause.text))
    return null;
  if (
    /^(?:no|yes|maybe|perhaps|possibly|\w+ing|i'm|i am|it|its|it's|this|that|not|and|or|but|so|because|if|like|just|very|really|too|more|less|please|go|stop|tell|give|help|were|was|what|why|how|when|who|can|could|do|does|is|are|lol|wow)\b/i.test(
      clause.text,
    ) &&
    !/^(?:not (?:really )?\w+ing|what i|how i|because of)\b/i.test(clause.text)
  )
    return null;
  // words with their subject at the end are a sentence in another order
  if (/\s(?:he|she|they|it|i|we) \w+/i.test(clause.text)) return null;
  const turned = turnRound(clause.text) ?? turnFragment(clause.text.replace(/^because of /i, ""));
  return turned ? voice.pick(`${key}/fragment`, fragmentFrames, { a: turned }) : null;
};
