import type { DraftManner } from "../guide/requests/draft-forms.ts";
import type { State } from "../guide/session/state.ts";

/** Small words around a remark on a draft. */
const around =
  /^(?:(?:ok|okay|h?mm+|no|nah|yeah|yes|but|well|sorry|oh+|ooh|oof|ouch|wow|eek|god|lol|haha|ah|um|so|maybe|actually|honestly|ugh|thanks|please|i think)[,.! ]+)+/;
const remark =
  /^(?:(?:it|that|this)(?:'s| is| was| sounds?| feels?| seems?)? |(?:sounds?|feels?|comes (?:across|over)(?: as)?) )?((?:(?:just|still|way|far|a bit|a little|bit|kind of|kinda|too|so|rather|very|really|quite|all) )*)([a-z-]+(?: [a-z-]+)?)[.! ]*$/;
const wished =
  /^(?:(?:can|could|would) (?:you|it|we) |make |say |put |try |do |have |be |it |that |this |to |needs? |should |has |one |something |a |an |bit |little |much |something )*(.{3,40}?)(?: please| instead| then| maybe| somehow)?[?.! ]*$/;

/** What somebody finds too much of, and what they want instead. */
const tooMuch: readonly (readonly [RegExp, DraftManner])[] = [
  [
    /^(?:harsh|blunt|angry|aggressive|cold|strong|rude|mean|direct|hard|bossy|pushy|confrontational|unkind|cruel|much|accusing|snappy|heavy|firm|sharp|intense)$/,
    "softer",
  ],
  [/^(?:long|wordy|long-winded|complicated|many words|long winded|much text)$/, "shorter"],
  [
    /^(?:formal|stiff|posh|polite|robotic|corporate|cheesy|soppy|fancy|stilted|clinical|therapy|wooden|fake|written|official)$/,
    "ownVoice",
  ],
  [/^(?:soft|weak|nice|gentle|vague|timid|kind|wishy-washy|wishy washy|tame|mild)$/, "firmer"],
];
const wantsMore: readonly (readonly [RegExp, DraftManner])[] = [
  [
    /^(?:softer|gentler|kinder|nicer|warmer|friendlier|calmer|milder|soften|tone it down|less (?:harsh|blunt|angry|aggressive|cold|rude|direct|strong)|more (?:gentle|gently|kind|kindly|friendly|polite|politely|diplomatic|tactful|nicely))\b/,
    "softer",
  ],
  [
    /^(?:shorter|briefer|simpler|shorten|cut it|trim|fewer words|less words|half|(?:in )?(?:just )?(?:one|a single) (?:sentence|line))\b/,
    "shorter",
  ],
  [
    /^(?:firmer|stronger|tougher|clearer|harsher|blunter|stricter|bolder|more (?:direct|assertive|firm|firmly|serious|clear|clearly|backbone|bite|punch|force)|less (?:soft|nice|polite|apologetic))\b/,
    "firmer",
  ],
  [
    /^(?:more (?:casual|normal|natural|like me|me|relaxed)|less (?:formal|stiff|posh|written)|casual|normal words|plain english|in (?:my|normal|plain) (?:own )?(?:words|english))\b/,
    "ownVoice",
  ],
];
/** "That's not how I talk", "I'd never say it like that", "sounds like a robot wrote it". */
const notMine =
  /\bnot (?:really |quite )?(?:how i (?:talk|speak|say|would|'d)|my (?:style|voice|words)|me$)|\bi(?:'d| would) never (?:say|put|talk|write|send)\b|\bi don't (?:talk|speak|write) like (?:that|this|an? \w+)\b/;
const soundsOff =
  /\b(?:doesn't|don't|does not) sound (?:like|much like|anything like) me\b|\bsounds? like (?:a|an|some|my|the) (?:\w+ )?(?:robot|lawyer|therapist|hr|letter|machine|textbook|leaflet|politician)\b/;
const nobodyTalksSo =
  /\b(?:nobody|no one|noone|who)\b.{0,24}\b(?:talks?|speaks?|says?|writes?)(?: like)? (?:this|that|it)\b/;
/** "That's not very kind", "it's not firm enough". */
const lacking =
  /\bnot (?:a |an )?(?:very |really |so |that |exactly )?(nice|kind|gentle|friendly|firm|strong|clear|direct|short|brief)(?: enough| thing to say)?[.! ]*$/;
const lackingManner: Readonly<Record<string, DraftManner>> = {
  nice: "softer",
  kind: "softer",
  gentle: "softer",
  friendly: "softer",
  firm: "firmer",
  strong: "firmer",
  clear: "firmer",
  direct: "firmer",
  short: "shorter",
  brief: "shorter",
};
const laughsAt =
  /\b(?:he|she|they)(?:'d| would) (?:just )?(?:laugh|think i'm|think i am|wonder what)\b/;
/** "It sounds like I don't care about her." */
const soundsUnkind =
  /^(?:it|that|this) (?:sounds|seems|looks|reads) (?:like|as if) i (?:don't|hate|am|'m)\b/;
/** "A bit stiff, no?" */
const tagged = /,? (?:no|right|isn't it|don't you think|tbh|though|for me|i think)[?.! ]*$/;
const mostRemarkWords = 14;

/** How a draft should be otherwise; null where the message is no remark on one. */
export const changeOfDraft = ({ now }: State, isOfDraft: boolean): DraftManner | null => {
  if (now.wordCount > mostRemarkWords) return null;
  const said = now.lower
    .replace(around, "")
    .replace(tagged, "")
    .replace(/^(?:it|that)'s /, "that's ");
  if (notMine.test(said) || soundsOff.test(said) || laughsAt.test(said)) return "ownVoice";
  if (nobodyTalksSo.test(said)) return "ownVoice";
  if (isOfDraft && soundsUnkind.test(said)) return "softer";
  const lacked = lackingManner[lacking.exec(said)?.[1] ?? ""];
  if (lacked) return lacked;
  const [, degree = "", what = ""] = remark.exec(said) ?? [];
  const found = tooMuch.find(([words]) => words.test(what))?.[1];
  if (found && (degree !== "" || /^(?:it|that|this|sounds?|feels?|comes)\b/.test(said)))
    return found;
  const wish = wished.exec(said)?.[1] ?? said;
  const whole = wantsMore.find(([words]) => words.test(wish))?.[1];
  if (whole || !isOfDraft) return whole ?? null;
  // beside a draft the word alone says it: "could it be a tad gentler?"
  const words = said.split(/[^a-z'-]+/);
  return wantsMore.find(([one]) => words.some((word) => one.test(word)))?.[1] ?? null;
};
