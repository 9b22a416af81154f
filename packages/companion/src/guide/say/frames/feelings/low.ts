import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Numbness, tears, tiredness, illness, and no joy in things. */
export const lowFrames: readonly Frame[] = [
  {
    id: "numb",
    weight: 3,
    when: pattern`^LEADI ADV(?:(?:don't|can't|do not|cannot|didn't) (?:really |even |seem to )?(?:feel|cry|connect) ?(?:anything|much|a thing|like a person|happy or sad|any emotion|happiness|joy)(?: (?:about|at|any ?more|lately|these days|when|towards)\b.*)?|(?:feel|felt|'m|am|'ve been|have been|have felt|been feeling)(?: feeling)? (?:so |just |completely |totally |kind of |really |emotionally )*(?:numb|empty|nothing|dead inside|hollow|blank|flat|detached|disconnected|switched off)(?: (?:inside|lately|any ?more|all the time|most of the time|about everything|from .+|and .+))?)$`,
    say: [
      "So it is less like being sad, and more like feeling nothing much.",
      "It has all gone flat.",
      "That can be harder to explain to people than sadness.",
    ],
    ask: [
      "When did you first notice it?",
      "Is there anything that still reaches you, even a little?",
      "What is an ordinary day like for you now?",
    ],
  },
  {
    id: "going-through-the-motions",
    weight: 1,
    when: pattern`^LEADI(?:'m| am| feel like I'm|'ve been)? ADV(?:going through the motions|existing|surviving|functioning|on autopilot|getting through (?:the|each) days?|drifting|watching my life|a zombie|a robot|like a (?:zombie|robot|ghost))\b.*$`,
    say: [
      "You do what has to be done, and you don’t get much from it.",
      "The days go by, and you are hardly in them.",
      "So you keep going, without much feeling in it.",
    ],
    ask: [
      "How long has it been like that?",
      "Is there a part of the day that is a bit different?",
      "What were your days like before?",
    ],
  },
  {
    id: "same-every-day",
    weight: 3,
    when: pattern`^LEADI (?:just )?(?:get up|go to work|come home)\b.{0,25}(?:,| and| then).{0,40}\b(?:come home(?! to)|go home|go to bed|sleep|repeat|sofa|tv)\b(?! (?:to|and) ?(?:find|see|check|help|look|make|cook|feed)).*$|^(?:every day|each day|it)(?:'s| is| feels)? (?:just )?(?:the same|like the last|groundhog day)\b.*$|^(?:\w+[ ,]+){2,6}repeat$`,
    say: [
      "So one day is much like the next.",
      "There isn’t much in there that is just for you.",
      "That sounds grey.",
    ],
    ask: [
      "Is there any part of the day you look forward to?",
      "What did your evenings look like before?",
      "What is missing most?",
    ],
  },
  {
    id: "nothing-is-fun",
    weight: 3,
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
    id: "used-to-love",
    weight: 2,
    when: pattern`^LEADI (?:really )?used to (?:really |absolutely )?(?:love|enjoy|like|adore|look forward to|live for) (?<x>.+)$`,
    say: [
      "You used to love {x}.",
      "So there was a time when that made you happy.",
      "That used to be a good part of your life.",
    ],
    ask: [
      "What did you love about it?",
      "When did you last do it?",
      "What has got in the way of it?",
    ],
  },
  {
    id: "used-to-do",
    weight: 1,
    when: pattern`^LEADI (?:always )?used to (?<x>(?!it\b|this\b|that\b|be (?:abused|hit)|think\b|love\b|enjoy\b|like\b)\w+ .+)$`,
    themes: ["health", "lowMood", "motivation", "body", "anxiety", "sleep", "habit"],
    say: [
      "You used to {x}. A lot has changed since then.",
      "So there is a before and an after in this.",
      "I can hear that you miss that.",
    ],
    ask: ["What did that give you?", "When did that change?", "What do you miss most about it?"],
  },
  {
    id: "not-myself",
    weight: 2,
    when: pattern`^LEADI ADV(?:(?:don't|do not|can't|hardly|barely|didn't) (?:even |really )?(?:recogni[sz]e|know|feel like|feel) (?:myself|me|who I am|the person .+)|(?:'m|am) not (?:really )?(?:myself|me|the same(?: person)?|who I was|the person I was)|miss (?:who I was|the old me|being me|my old self|how I was))\b.*$`,
    say: [
      "You don’t feel like yourself any more.",
      "You remember being different, and you would like that person back.",
      "That is a strange and sad thing to notice about yourself.",
    ],
    ask: [
      "What is different about you now?",
      "When did you last feel like yourself?",
      "What would be the first thing to come back?",
    ],
  },
  {
    id: "in-bed",
    weight: 3,
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
    weight: 3,
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
    id: "everything-is-effort",
    weight: 1,
    when: pattern`^LEAD(?:even )?(?:everything|the (?:smallest|simplest|little) (?:things?|tasks?)|small things|simple things|getting (?:up|dressed|washed|out)|having a shower|making (?:food|tea|dinner)|showering|eating|work|talking|being around people)(?:'s| is| are| feels?| takes?| seems?| has become)? ADV(?:such |like )?(?:an? )?(?:effort|too much|hard|exhausting|pointless|a struggle|huge|massive|impossible|overwhelming|a lot|so much|everything out of me|a mountain|a chore|difficult|heavy|grey|dull|hopeless)\b.*$`,
    say: [
      "Even small things cost you a lot at the moment.",
      "So nothing is easy just now.",
      "That wears a person out.",
    ],
    ask: [
      "What is the hardest thing in the day?",
      "What do you still manage, in spite of it?",
      "When did it get like this?",
    ],
  },
  {
    id: "do-not-care",
    weight: 1,
    when: pattern`^LEADI ADV(?:don't|do not|can't|couldn't) (?:really |even |seem to |bring myself to )?care(?: (?:much|any ?more|about (?:anything|things|much|it|work|uni|school|life|myself).*|less|either way|what happens.*))*$`,
    say: [
      "It has become hard to care about things.",
      "So it doesn’t seem to matter much, one way or the other.",
      "That isn’t the same as being all right.",
    ],
    ask: [
      "What did you care about, before this?",
      "Is there anything you still care about, even a little?",
      "When did you notice that?",
    ],
  },
  {
    id: "no-point",
    weight: 1,
    questions: true,
    when: pattern`^(?:like )?(?:what(?:'s| is) (?:even )?the point(?: of (?:anything|it|trying|it all|this|going|getting).*| in .+)?|there(?:'s| is)(?: just)? no point(?: in (?:anything|trying|any of it|it|living|going on).*| (?:to|of) (?:it|anything|any of it).*| anymore| any more)?|(?:it|everything|it all)(?:'s| is| feels| seems) ADV(?:pointless|meaningless)(?: .*)?|I (?:just )?don't see the point(?: .+)?)$`,
    say: [
      "It is hard to find a reason to bother at the moment.",
      "Everything seems to come to nothing just now.",
      "That is a bleak way to feel.",
    ],
    ask: [
      "What makes it feel like that today?",
      "What used to make it feel worth it?",
      "How long have you been thinking that?",
    ],
  },
  {
    id: "crying",
    weight: 1,
    tone: "heavy",
    when: pattern`^LEADI(?:'ve| have|'m| am|'d)? ADV(?:been |always |end up |ended up |can't stop |couldn't stop |keep |kept |start |started |just |nearly |almost )*(?:cry|cries|cried|crying|burst into tears|broke down|break down|breaking down|welled up|in tears|well up|sobbed|sobbing|teared up|tearing up)\b.*$`,
    not: /\b(?:with (?:joy|happiness|relief)|happy tears|can't cry|couldn't cry|don't cry|never cry)\b|\b(?:she|he|they|we both|we) cried\b/,
    say: ["It sounds as if it got very close to you.", "It is all right to cry."],
    ask: [
      "What was it about, as far as you know?",
      "How did you feel afterwards?",
      "Was anybody with you?",
    ],
  },
  {
    id: "tears-do-not-come",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|cannot|couldn't|haven't|don't|didn't|never) (?:even |really |been able to |ever |seem to )?(?:cry|cried)\b.*$`,
    say: [
      "The tears don’t come, even though there is reason for them.",
      "Not crying doesn’t mean that you don’t feel it.",
      "So it stays inside.",
    ],
    ask: [
      "What happens in you, when the feeling comes up?",
      "What do you feel instead?",
      "Has it always been like that for you?",
    ],
  },
  {
    id: "tired-of",
    weight: 2,
    when: pattern`^LEADI(?:'m| am|'m getting| am getting) ADV(?:sick and |so |absolutely )?(?:tired|sick|fed up|exhausted|done) (?:of|with|from) (?<x>.+)$`,
    say: [
      "You have had enough of {x}.",
      "You are tired of {x}, and I can hear it.",
      "It has gone on too long for you.",
    ],
    ask: [
      "What would you want instead?",
      "What is the most tiring part of it?",
      "How long has it been like that?",
    ],
  },
  {
    id: "so-tired",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve been| have been| feel| was| get|'m always| am always) ADV(?:very |always |constantly |too |absolutely |completely |physically |mentally |emotionally |permanently )*(?:tired|exhausted|drained|worn out|knackered|shattered|wiped out|wiped|fatigued|run down|dead tired|dead on my feet)(?: (?:all the time|all day|lately|constantly|every day|these days|to do anything|to think|to cook|to .+|today|now|again|by the time .+|after .+|at the end .+|when .+|even .+))*$`,
    say: [
      "You sound worn out.",
      "That is a lot of tiredness to get through the day with.",
      "No wonder things are hard, when you are that tired.",
    ],
    ask: [
      "What takes the most out of you?",
      "How are you sleeping?",
      "When did you last feel rested?",
    ],
  },
  {
    id: "no-energy",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)?(?: got)? ADV(?:don't have (?:the|any)|haven't got (?:the|any)|have no|'ve no|no|got no|zero|very little|lost all|lack)(?: the)? (?:energy|motivation|strength|drive|willpower|enthusiasm)\b.*$`,
    say: [
      "There is nothing left over for it.",
      "So you want to want it, and the strength isn’t there.",
      "Running on that little is hard.",
    ],
    ask: [
      "What takes your energy at the moment?",
      "When did you last have some?",
      "What would you do with it, if you had it?",
    ],
  },
  {
    id: "did-everything-right",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:did|done|do|tried) everything (?:right|I could|I was (?:supposed|meant|told) to|they (?:said|told me)|by the book|properly)\b.*$`,
    say: [
      "You did everything right, and it happened all the same. That isn’t fair.",
      "No wonder that makes you angry.",
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
    weight: 3,
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
    weight: 3,
    when: pattern`^LEADI(?:'ve| have|'m| am)? (?:been |currently |now )*(?:off work|signed off|off sick|on sick leave|off)(?: work)? (?:with|because of|for|since|due to)\b.*$`,
    say: [
      "So you have been ill for some time.",
      "That has been a hard stretch, then.",
      "It takes the time it takes to get better.",
    ],
    ask: ["How are you doing these days?", "What has helped so far?", "What are the days like?"],
  },
  {
    id: "never-been-ill",
    weight: 3,
    when: pattern`^(?:I'm \d+,? )?(?:and )?I(?:'ve| have) (?:hardly |barely |always been |never )(?:ever )?(?:been (?:ill|sick|in hospital)|had (?:a day|anything)|taken|needed|been|healthy|fit)\b.*\b(?:ill|sick|life|day|before|pills?|tablets?|hospital|healthy|fit|doctor)\b.*$`,
    themes: ["health", "body", "anxiety"],
    say: [
      "So this is new to you, and it takes getting used to.",
      "Your health was something you could rely on until now.",
      "Then it comes as a shock.",
    ],
    ask: [
      "How is it to take that in?",
      "What does it change for you?",
      "What worries you most about it?",
    ],
  },
];
