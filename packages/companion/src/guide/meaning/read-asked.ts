import { sentencesOf } from "../words/sentences.ts";
import { meaningSharesOf, readableNames } from "./reader.ts";

/** What people ask of the companion, in whatever words. */
const askedKinds = [
  "advice",
  "exercise",
  "decision",
  "wording",
  "noticing",
  "itself",
  "verdict",
] as const;
export type AskedKind = (typeof askedKinds)[number];

export type AskedReading = {
  /** What is asked most likely, where its words bear that out. */
  asked: AskedKind | null;
  /** The sentence that asks, in small letters. */
  sentence: string;
  /** How likely that is, 0 to 1. */
  share: number;
  /** How likely it is that anything is asked at all; null where nothing could be asking. */
  any: number | null;
};

/** A sentence that asks is not long, and the first few that could be asking say it. */
const mostWords = 40;
const mostLetters = 260;
const mostSentences = 4;

/** Who asks speaks of themselves or to somebody: "who buys flowers for dishes?" asks nothing of anyone. */
const isPersonal =
  /\b(?:i|i'm|i've|i'd|me|my|we|us|let's|you|your|you're|you've|u|any|thoughts)\b/i;
/** How a request without a question mark begins, or what it holds. */
const mayRequest =
  /^(?:(?:ok|okay|so|and|but|right|well|anyway|fine|alright|seriously|honestly|yes|no|sorry|hmm|then)[,.]? )*(?:please|kindly|tell|give|show|teach|help|guide|set|draft|read|sum|play it|put it|be (?:honest|straight|blunt|frank)|walk|talk me|let's|can|could|would|will|do|does|should|shall|is|am|was|what|whats|how|which|any|have you|we could)\b|\b(?:i'd|i would) (?:really |quite )?(?:appreciate|welcome|love|be (?:glad|grateful|interested))\b|\b(?:how (?:can|do|could|should) i)\b|\bi(?:'d| would| should) (?:really |quite )?like (?:some(?:thing)?|an?|one|your|help|to (?:hear|know|learn))\b|\bi'm (?:after|curious)\b|\bi could (?:do with|use)\b|\bi (?:just |really )?(?:need|want) (?:some(?:thing)?|an?|your|help|to know)\b|\bi wonder\b|\b(?:tell|give|help|show|teach|guide) me\b|\bwhat you (?:recommend|suggest|advise|make|think)\b|\b(?:should|do|am) i\b|\bis (?:it|that)\b|\byour (?:honest )?(?:opinion|thoughts|view|take|impression|reading|advice)\b|\b(?:can|could) (?:we|you|u)\b|\b(?:isn't|wasn't|aren't) (?:it|i)\b|\byou must think\b/i;

/** What somebody else said is not asked here. */
const quotes = /\b(?:said|says|saying|goes|went|going|asked|asks|wrote|told|like|was)\b[^"“]*["“]/i;

/** "Can I ask you something?" is not yet what is asked. */
const announces = /\bask (?:you )?(?:something|a (?:\w+ )?question)\b[^?]{0,12}\??$/i;

const candidates = (text: string): string[] => {
  const sentences = sentencesOf(text).filter(
    (sentence) =>
      sentence.length <= mostLetters &&
      sentence.split(/\s+/).length <= mostWords &&
      !quotes.test(sentence) &&
      !announces.test(sentence),
  );
  const questions = sentences.filter((sentence) => sentence.endsWith("?"));
  const wishes = sentences.filter(
    (sentence) => !sentence.endsWith("?") && mayRequest.test(sentence),
  );
  return [...questions, ...wishes].slice(0, mostSentences);
};

/** Where the reader errs, a word must bear it out: "do you see what I mean?" wants no summing up. */
const cues: Readonly<Partial<Record<AskedKind, { of: RegExp; not?: RegExp }>>> = {
  exercise: {
    of: /\b(?:exercises?|techniques?|breath\w*|meditat\w*|grounding|visuali\w*|mindful\w*|homework|drill|routine)\b/,
    not: /\b(?:don't|do not|not|no|without|schedule|tomorrow|plan|list)\b/,
  },
  wording: {
    of: /\b(?:say|saying|tell|telling|word\w*|phras\w*|put (?:it|that|this)|writ\w+|text|email|message|letter|card|sentence|line|lines|speech|eulogy|reply to|answer (?:him|her|them)|explain|bring (?:it|this|that) up|begin|start|ask (?:him|her|them|my|for))\b/,
  },
  noticing: {
    of: /\b(?:notic\w*|(?:say|read|play) (?:it|that|this)? ?back|tell me what you|mak(?:e|ing) of|made of|hear(?:d|ing)?|sum\w*|recap|pattern|stands? out|stood out|jump\w* out|strikes?|struck|impression|thoughts|your take|your read\w*|your view|picture|all (?:that|this|of (?:that|this))|so far|underneath|behind (?:it|this|that)|what (?:do|did) you (?:think|see|reckon|get))\b/,
    not: /\b(?:understand|see what i mean|know what i mean|get it)\b|^(?:(?:and|but|so) )?i (?:think|guess|know|suppose|feel|mean)\b/,
  },
  advice: {
    of: /\b(?:advi[cs]e|suggest\w*|recommend\w*|tips?|ideas?|help|point me|what (?:to|you|should|can|do|would|else)|where (?:to|would|do|should)|how (?:to|do|would|can|might|should)|try|start|tell me|give me|guide|plan|handle|deal|cope)\b/,
    not: /\byou (?:give|tell|help|show|told|gave) me\b/,
  },
  verdict: {
    of: /\b(?:am i|was i|have i|is (?:it|that|this)|was (?:it|that)|does (?:it|that|this) make me|would you (?:say|call)|tell me (?:that|it|i)|isn't it|wasn't it|aren't i|don't you think|must think|too (?:hard|much|soft|harsh|long)|do i sound|(?:normal|weird|odd|daft|wrong|bad|selfish|silly|pathetic|stupid|unfair|petty|cruel)[^.]*\?)/,
    not: /\bwhy\b|\bi don't know\b|\bany wonder\b|\bam i (?:happy|sad|angry|tired|okay|ok)\b|\bor (?:was|is) it\b/,
  },
  itself: {
    of: /\b(?:you|your|yourself|you're|u)\b/,
    not: /\b(?:you know what|you (?:understand|see)|do you (?:see|understand|get)|you want|how do you (?:know|even|ever|stop|say|tell)|what do you (?:do|say) (?:when|if|to|with)|do you think|do u think|do you have (?:any |an |some |another )?(?:ideas?|advice|tips?|suggestions?|exercises?|thoughts?)|are you going to|can you (?:be|ever|tell)|(?:still|you) there|if you)\b/,
  },
};

/** So sure of a question the reader may stand alone; and so sure, it need not speak of anybody. */
const alone = 0.88;
const aloneOfNobody = 0.95;

const isBorneOut = (kind: AskedKind, share: number, lower: string): boolean => {
  const cue = cues[kind];
  if (cue?.not?.test(lower)) return false;
  if (!isPersonal.test(lower) && (kind === "itself" || share < aloneOfNobody)) return false;
  // whether somebody judges themselves is not for the reader alone, and who means the companion says "you"
  const mayStandAlone =
    kind !== "verdict" && kind !== "itself" && share >= alone && lower.endsWith("?");
  return !cue || cue.of.test(lower) || mayStandAlone;
};

/** How likely it must be that something is asked, and that it is this. */
const leastAny = 0.65;
const leastShare = 0.5;

/** How much a name for the matter itself speaks against a request. */
const aboutIt = 0.003;

const nothing: AskedReading = { asked: null, sentence: "", share: 0, any: null };

const readOne = (sentence: string): AskedReading => {
  const shares = meaningSharesOf(sentence);
  if (!shares) return nothing;
  const names = readableNames();
  const found = askedKinds.map((kind) => ({
    kind,
    share: shares[names.indexOf(`asks-${kind}`)] ?? 0,
  }));
  const asking = found.reduce((sum, { share }) => sum + share, 0);
  // What a question is about has names too: only whether and what is asked is weighed here.
  const rest = shares[names.indexOf("none")] ?? 0;
  const any = asking / Math.max(1e-9, asking + rest + aboutIt * Math.max(0, 1 - asking - rest));
  const best = found.reduce((most, one) => (one.share > most.share ? one : most));
  const { kind, share } = { ...best, share: (best.share / Math.max(1e-9, asking)) * any };
  const lower = sentence.toLowerCase().replaceAll("’", "'");
  const isSure = any >= leastAny && share >= leastShare && isBorneOut(kind, share, lower);
  return { asked: isSure ? kind : null, sentence: lower, share, any };
};

const likelier = (most: AskedReading, one: AskedReading): AskedReading => {
  if ((one.asked === null) !== (most.asked === null)) return one.asked ? one : most;
  return (one.any ?? -1) > (most.any ?? -1) ? one : most;
};

/** What a message asks of the companion, by the sentence that most likely asks anything. */
export const readAsked = (text: string): AskedReading =>
  candidates(text).map(readOne).reduce(likelier, nothing);
