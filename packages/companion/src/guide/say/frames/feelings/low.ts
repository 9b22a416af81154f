import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Numbness, tears, tiredness, illness, and no joy in things. */
export const lowFrames: readonly Frame[] = [
  {
    id: "numb",
    when: pattern`^LEADI ADV(?:(?:don't|can't|do not|cannot|didn't) (?:really |even |seem to )?(?:feel|cry|connect) ?(?:anything|much|a thing|like a person|happy or sad|any emotion|happiness|joy)(?: (?:about|at|any ?more|lately|these days|when|towards)\b.*)?|(?:feel|felt|'m|am|'ve been|have been|have felt|been feeling)(?: feeling)? (?:so |just |completely |totally |kind of |really |emotionally )*(?:numb|empty|nothing|dead inside|hollow|blank|flat|detached|disconnected|switched off)(?: (?:inside|lately|any ?more|all the time|most of the time|about everything|from .+|and .+))?)$`,
    say: ["It has all gone flat.", "That can be harder to explain to people than sadness."],
    ask: [
      "When did you first notice it?",
      "Is there anything that still reaches you, even a little?",
      "What is an ordinary day like for you now?",
    ],
  },
  {
    id: "same-every-day",
    when: pattern`^LEADI (?:just )?(?:get up|go to work|come home)\b.{0,25}(?:,| and| then).{0,40}\b(?:come home(?! to)|go home|go to bed|sleep|repeat|sofa|tv)\b(?! (?:to|and) ?(?:find|see|check|help|look|make|cook|feed)).*$|^(?:every day|each day|it)(?:'s| is| feels)? (?:just )?(?:the same|like the last|groundhog day)\b.*$|^(?:\w+[ ,]+){2,6}repeat$`,
    say: ["So one day is much like the next."],
    ask: [
      "Is there any part of the day you look forward to?",
      "What did your evenings look like before?",
      "What is missing most?",
    ],
  },
  {
    id: "nothing-is-fun",
    when: pattern`^LEAD(?:nothing (?:really |even |ever )?(?:is|'s|feels|seems|makes me|gives me|interests|excites|brings)(?: me)?(?: really| much| any)? ?(?:fun|enjoyable|interesting|good|worth \w+|happy|joy|pleasure|exciting|appealing|like it used to|smile|laugh)?(?: to me)?(?: any ?more| these days| lately)*|I ADV(?:don't|can't|do not|never) (?:really |even |seem to )?(?:enjoy|look forward to|find (?:joy|pleasure|fun) in|get (?:any )?(?:joy|pleasure|enjoyment) (?:from|out of)|take (?:any )?pleasure in)\b.*|I(?:'ve| have)? ADV(?:completely )?lost (?:all |any )?(?:interest|joy|pleasure|passion|my spark)\b.*)$`,
    say: [
      "The things that used to be good don’t do much for you at the moment.",
      "So even what you liked has lost its pull.",
      "It is hard when nothing feels good.",
    ],
    ask: [
      "What did you enjoy, before this?",
      "When did that change?",
      "Is there anything that is still a little bit good?",
    ],
  },
  {
    id: "in-bed",
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:can't|couldn't|struggle to|struggling to|don't want to|didn't want to|find it hard to|stay|stayed|spent|spend|been|haven't|didn't|lie|lay|barely) ?.{0,30}\b(?:get|got|getting|gets|out of|in|leave|left|from)\b.{0,12}\bbed\b.*$`,
    not: /\b(?:kids|son|daughter|him|her|them|toddler|baby) (?:to|into|in|out of) bed\b|\bgo to bed\b/,
    say: ["Getting up can be really hard."],
    ask: [
      "What is it like, when you wake up?",
      "What gets you up, on the days you manage?",
      "How long has it been like that?",
    ],
  },
  {
    id: "not-looking-after-myself",
    not: /\bi (?:haven't|can't|don't) (?:even )?(?:answered|answer|replied|reply)\b(?! (?:any|my|to any|messages|the))/i,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:haven't|can't|don't|barely|hardly|stopped|not|can't even|don't even) ?(?:even |been )?(?:showered|showering|shower|have a shower|washed|washing|wash|brushed my|brush my|cleaned|clean|cleaning|cooked|cook|cooking|tidied|tidy|done (?:the|any) (?:washing|dishes|laundry|housework)|opened (?:the|my) (?:post|curtains|mail)|got dressed|get dressed|changed my|answered|reply|replied|replying)\b.*$`,
    say: [
      "Even everyday things have become too much.",
      "Thank you for telling me. Many people are too ashamed to say that.",
      "Things that look small are costing you a lot.",
    ],
    ask: [
      "How long has it been like that?",
      "What is one small thing that might be possible today?",
      "Does anyone know it has got that hard?",
    ],
  },
  {
    id: "did-everything-right",
    when: pattern`^LEADI(?:'ve| have)? ADV(?:did|done|do|tried) everything (?:right|I could|I was (?:supposed|meant|told) to|they (?:said|told me)|by the book|properly)\b.*$`,
    say: [
      "You did everything right, and it happened all the same. That isn’t fair.",
      "You couldn’t have done more.",
    ],
    ask: [
      "What makes you angriest about it?",
      "Who have you been able to say that to?",
      "What would you need to hear?",
    ],
  },
  {
    id: "no-reason-to-get-going",
    when: pattern`^(?:.{0,40}\b)?I ADV(?:can't|cannot|couldn't|don't|struggle to) (?:find|see|have|think of) (?:a|any|the|much) (?:reason|motivation|point|energy|will)(?: to| in) (?<x>.+)$`,
    say: [
      "It is hard to find a reason to {x}.",
      "So there isn’t much that gets you going at the moment.",
      "That makes it hard to begin anything.",
    ],
    ask: [
      "What used to get you going?",
      "What does a morning look like for you?",
      "When did that begin?",
    ],
  },
  {
    id: "off-work-ill",
    when: pattern`^LEADI(?:'ve| have|'m| am)? (?:been |currently |now )*(?:off work|signed off|off sick|on sick leave|off)(?: work)? (?:with|because of|for|since|due to)\b.*$`,
    say: ["That has been a hard stretch, then.", "It takes the time it takes to get better."],
    ask: ["How are you doing these days?", "What has helped so far?", "What are the days like?"],
  },
  {
    id: "never-been-ill",
    when: pattern`^(?:I'm \d+,? )?(?:and )?I(?:'ve| have) (?:hardly |barely |always been |never )(?:ever )?(?:been (?:ill|sick|in hospital)|had (?:a day|anything)|taken|needed|been|healthy|fit)\b.*\b(?:ill|sick|life|day|before|pills?|tablets?|hospital|healthy|fit|doctor)\b.*$`,
    themes: ["health", "body", "anxiety"],
    say: [
      "So this is new to you, and it takes getting used to.",
      "Your health was something you could rely on until now.",
    ],
    ask: [
      "How is it to take that in?",
      "What does it change for you?",
      "What worries you most about it?",
    ],
  },
];
