import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Getting, keeping, leaving and losing work. */
export const findingAndLosingWorkFrames: readonly Frame[] = [
  {
    id: "i-lost-my-job",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?(?:just |recently |only )?(?:lost my job|(?:was|been|got|have been|am being|am getting|'m being|'m getting) (?:just )?(?:made redundant|fired|sacked|laid off|let go|dismissed))|(?:they|my (?:company|boss|work|job|employer)|the company) (?:just |have |has )*(?:made me redundant|fired me|sacked me|laid me off|let me go|got rid of me|didn't renew my contract))(?: (?:on|in|last|this|two|three|a|yesterday|today|about|from)\b.{0,30}?)?(?: after (?<x>.{3,30}?(?:years|months)))?END`,
    say: [
      "I’m sorry. That is a lot to take in.",
      "After {x}. I’m sorry, that is a real blow.",
      "I’m sorry to hear that. A lot changes at once.",
    ],
    ask: [
      "How have you been since then?",
      "How did they tell you?",
      "Who have you been able to tell so far?",
    ],
  },
  {
    id: "how-i-was-told",
    weight: 2,
    when: selfPattern`^LEAD(?:they|she|he|BOSS|someone from hr|hr|some (?:guy|woman|man) from .+) ADV(?:called (?:us|me|everyone) (?:in|into|all)|read (?:it|something|a) (?:off|out|from)|told (?:us|me|everyone) (?:by|over|on|in a|at the end|via|through|with|in an?)|(?:did it|sent (?:me|us)|let (?:us|me) know) (?:an? |by |over |on |in |via )*(?:email|letter|zoom|teams|phone|text|message|meeting)|walked me (?:out|to)|gave me (?:(?:ten|five|\d+) (?:minutes|mins|days|weeks|hours)|half an hour|a box|no (?:reason|notice|warning))|escorted)\b.{0,80}$`,
    themes: ["work", "money", "study"],
    say: [
      "That sounds like a cold way to be told.",
      "It does not sound as if anybody took the time to do it kindly.",
      "You would have deserved a better way.",
    ],
    ask: ["What went through your mind?", "What happened after that?", "Who was with you?"],
  },
  {
    id: "job-at-risk",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:they|the company|my (?:company|work|firm|employer|department)|we)(?:'re| are|'ve| have| is)? ?ADV(?:announced|announcing|mak(?:e|ing)|cutting|letting|laying|closing|shutting|restructuring|planning|had|having|outsourcing|losing)\b.{0,30}\b(?:redundanc\w*|people|staff|jobs|layoffs?|lay-?offs?|go|off|office|site|shop|branch|department|down|cuts|restructur\w*)\b.{0,40}|there(?:'s| is| are| have been|'ve been|'ve) (?:going to be |talk of |rumours? of |more |some )*(?:redundanc\w*|layoffs?|cuts|a restructure|job cuts)\b.{0,40}|i(?:'m| am|'m so| am so)? ?ADV(?:scared|afraid|worried|terrified|think|know|might|could|may|about|going) ?(?:that |of |to )?(?:i )?(?:(?:might|could|may|will|'ll|am going to|'m going to|be|get|getting|being) )*(?:los(?:e|ing) my job|fired|sacked|let go|made redundant|laid off|next)\b.{0,40}|my (?:job|contract|position|role) (?:is|isn't|might|ends|runs out|will|could)\b.{0,20}(?:risk|safe|ends?|cut|go|renewed|out|not be)\b.{0,40})$`,
    say: [
      "It is hard to work when you don’t know whether you will still have the job.",
      "That kind of uncertainty is hard to live with.",
      "So you are waiting, and you can’t do much about it.",
    ],
    ask: [
      "What do you know so far?",
      "What would it mean for you?",
      "What helps you through the waiting?",
    ],
  },
  {
    id: "who-will-hire-me",
    weight: 3,
    questions: true,
    when: selfPattern`^(?:.{0,30}\b)?(?:who(?:'s| is| would| will|'d)? ?(?:even |ever )?(?:going to |gonna )?(?:hire|employ|want|take|give a job to) (?:me|someone (?:like me|my age|at my age|of my age)|a .{2,30})|(?:nobody|no one|no-one) (?:is going to |will |wants to |would |'s going to |'ll )?(?:hires?|employs?|wants?|takes?) (?:me|someone (?:like me|my age)|people my age|anyone (?:my age|over \p{L}+|over \d+)))END`,
    say: [
      "You are worried that you won’t find anything now.",
      "That is a frightening thought to be left with.",
      "It is hard to believe in a next job just after that.",
    ],
    ask: [
      "What worries you most about looking?",
      "What would you like to do next, if you could choose?",
      "What can you do that somebody would need?",
    ],
  },
  {
    id: "applied-no-answer",
    weight: 2,
    when: selfPattern`^(?:.{0,30}\b)?(?:i(?:'ve| have)? ?ADV(?:been )?(?:appl(?:y|ied|ying)|sent|sending|submitted|looking|job hunting|job searching|searching)\b.{0,20}(?:NUM|everywhere|every|all these|jobs|cvs?|applications?|(?<=(?:looking|hunting|searching) for (?:a |any )?)(?:job|work))\b.{0,60}|(?:i|all i) (?:ADV)(?:keep getting|get|got|hear|heard|keep hearing) (?:is |are )?(?:rejected|rejections?.*|nothing(?: back)?.*|no repl(?:y|ies).*|turned down.*|ghosted.*|silence.*|no answers?.*|another rejection.*))$`,
    tone: "heavy",
    say: [
      "That is a lot of effort with very little coming back.",
      "It wears you down, to keep trying like that.",
      "You have been keeping at it for quite some time.",
    ],
    ask: [
      "How do you keep going after another no?",
      "What has the search been like for you?",
      "Who helps you with it, if anyone?",
    ],
  },
  {
    id: "unemployed-for",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have|'m| am)? ?ADV(?:unemployed|out of (?:work|a job)|without (?:a job|work)|on benefits|signed off|off (?:sick|work)|between jobs|jobless|not (?:working|worked))(?: (?:for|since|with|because|after)\b.{2,40})?END`,
    say: [
      "That can make the days long, and the worry too.",
      "It is not easy to be without work for a while.",
      "A lot falls away when there is no work to go to.",
    ],
    ask: [
      "What do your days look like at the moment?",
      "What do you miss most about working?",
      "What worries you most about it?",
    ],
  },
  {
    id: "interview-ahead",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am)? ?ADV(?:got|have|having|going for)? ?(?:a|an|my|this|another|the|got an?|got my)? ?(?:[\p{L}-]+ )?(?:job )?interview|(?:my|the) (?:job )?interview is)\b(?! (?:went|was|yesterday|last))(?: .{2,60})?$`,
    not: /\b(?:went|messed|didn't get|froze|blew|after (?:my|the)|failed|yesterday|last (?:week|month))\b/i,
    say: [
      "So there is an interview coming up.",
      "An interview is good news, and it can be nerve-racking too.",
      "They liked something about you, or you would not have been asked.",
    ],
    ask: [
      "How do you feel about it?",
      "Which part are you most nervous about?",
      "What would you like them to know about you?",
    ],
  },
  {
    id: "interview-went-badly",
    weight: 2,
    when: selfPattern`^(?:.{0,40}\b)?(?:(?:the|my|that|it|this) ?(?:interview|presentation|meeting|talk|pitch|exam|test)? ADVwent (?:really |so |very |completely |absolutely )?(?:badly|terribly|horribly|wrong|awful|bad|shit|poorly|not (?:so )?well)|i (?:ADV)(?:messed up|froze|blew|bombed|screwed up|stumbled|couldn't answer|completely forgot|panicked)(?: (?:in|at|during|on|through))?(?: (?:the|my|that|an?))?(?: \p{L}+)? (?:interview|presentation|meeting|talk|exam|test|pitch|speech)(?: .{0,30})?)END`,
    say: [
      "I’m sorry, that must have been disappointing.",
      "I imagine you keep going over it.",
      "That is a horrible feeling, walking out of there.",
    ],
    ask: [
      "What was the worst moment?",
      "Was there anything that went all right?",
      "How have you been since?",
    ],
  },
  {
    id: "did-not-get-it",
    weight: 2,
    when: selfPattern`^LEAD(?:i ADV(?:didn't|did not|never|haven't) get (?:it|(?:the|that|this|a|my|into) .{0,30}?(?:job|promotion|role|position|place|raise|part|grant|scholarship|uni\w*|course|offer|flat|house|contract|bonus)|in|into .{2,30}|through)(?: .{2,30})?|(?:i(?:'ve| have)? ?(?:just )?(?:got|was|been|get) (?:rejected|turned down|passed over|overlooked)|they (?:rejected|turned) me(?: down)?|they (?:went with|chose|picked|hired|took|gave (?:it|the (?:job|role|promotion|position)) to) (?:someone|somebody|another|a|the|my|him|her)\b)(?: .{2,70})?)END`,
    say: ["I’m sorry. That is a real disappointment.", "I imagine that hurt."],
    ask: [
      "How did you hear about it?",
      "What had you been hoping for?",
      "What reason were you given, if any?",
    ],
  },
  {
    id: "earned-it",
    weight: 2,
    themes: ["work"],
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:been (?:there|here|with them|at (?:the|this) \p{L}+)(?: for)? (?:NUM|longer|since)\b.*|trained (?:him|her|them|the)\b.*|taught (?:him|her|them)\b.*|(?:been )?doing (?:the|that|his|her|this) (?:job|work|role)\b.*|given (?:them|that place|this place|that job|my life|NUM)\b.*|gave (?:them|that place|this place) .*)$`,
    say: ["So you have given that place a lot.", "That is a lot of experience."],
    ask: [
      "Does anyone there know what you have put in?",
      "What was it like there in the better times?",
    ],
  },
  {
    id: "thinking-of-leaving",
    weight: 2,
    when: selfPattern`^LEAD(?:i(?:'m| am|'ve been|'ve| have been)? ?ADV(?:think(?:ing)? (?:about|of)|consider(?:ing)?|want(?:ing)? to|tempted to|ready to|about to|close to|dream(?:ing)? of|feel like|would love to) ADV(?:quit(?:ting)?|leav(?:e|ing)|hand(?:ing)? in my notice|resign(?:ing)?|drop(?:ping)? out|walk(?:ing)? out|giv(?:e|ing) (?:it|up)|chang(?:e|ing) (?:jobs?|careers?|courses?)|switch(?:ing)? (?:jobs?|careers?|courses?)|look(?:ing)? for (?:something|another|a new)|retrain(?:ing)?)\b.{0,50}|(?:part of me wants to|maybe i should|i should probably|i might as well|perhaps i should) (?:just )?(?:quit|leave|resign|drop out|pack it in|hand in my notice|give up (?:the|my|this) (?:job|course|degree))\b.{0,40})$`,
    not: /\b(?:husband|wife|boyfriend|girlfriend|partner|him|her|marriage|smoking|drinking|vaping|smoke)\b/i,
    say: [
      "So you are thinking of going.",
      "Part of you is already on the way out.",
      "That is a big decision to have in your head.",
    ],
    ask: [
      "What draws you away, and what keeps you there?",
      "How long have you been thinking about it?",
      "What would you do instead?",
    ],
  },
  {
    id: "i-quit",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:just |finally |actually )?(?:quit(?: my (?:job|course))?|handed in my (?:notice|resignation)|resigned|dropped out(?: of .{2,30})?|left my (?:job|course)|gave (?:in )?my notice)(?: .{2,30})?END`,
    say: [
      "That is a big step.",
      "So it is decided.",
      "You did it. I imagine it did not come easily.",
    ],
    ask: [
      "How do you feel, now that it is done?",
      "What led up to it?",
      "What comes next for you?",
    ],
  },
  {
    id: "gave-up-something-for-this",
    weight: 2,
    not: /\b(?:look(?:ed|ing)? after|car(?:e|ing) for|to do it|mum|mom|dad|kids|children|baby)\b/i,
    when: selfPattern`^LEADi (?:ADV)(?:left|gave up|quit|turned down|moved away from|sacrificed|walked away from) (?:a|my|an|everything|such a|so much|the|all)\b.{0,40}\b(?:for (?:this|it|that|him|her|them|the job|this job)|to (?:be|do|come|take|move|start) .{2,30})END`,
    say: [
      "You gave something up for it, so it matters that it works out.",
      "That makes it harder to admit that it is not what you hoped.",
      "So a lot hangs on it for you.",
    ],
    ask: [
      "What had you hoped to find?",
      "What would you miss, if you went back?",
      "When do you doubt it most?",
    ],
  },
  {
    id: "new-job-started",
    weight: 1,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am)? ?)?ADV(?:started|start|begun|began) (?:in )?(?:(?:a|my|this|at my) (?:brand )?new (?:job|role|position|school|course|company|team|placement)|(?:a|an|my|this) (?:[\p{L}-]+ )?(?:degree|course|apprenticeship|phd|masters|training|placement|college course))\b.{0,60}$`,
    tone: "heavy",
    say: [
      "Starting somewhere new is a lot.",
      "It takes a while before a new place feels familiar.",
    ],
    ask: ["How has it been so far?", "How do you get on with the people there?"],
  },
  {
    id: "out-of-my-depth",
    weight: 2,
    when: selfPattern`^LEAD(?:i (?:ADV)(?:feel|felt|am|'m) ADV(?:out of my depth|like (?:a|an|such a) (?:fraud|imposter|impostor|idiot|fake|failure|beginner|child)|not (?:cut out|good enough|qualified|clever enough|smart enough)|in over my head|lost|stupid|incompetent|useless)(?: (?:for|at|in|there|to|every|all|with)\b.{2,40})?|i(?:'m| am) (?:just )?not (?:cut out|good enough|qualified|clever enough|smart enough|up to)(?: .{2,40})?|i (?:ADV)(?:don't know|have no idea|haven't a clue|don't have a clue) what i(?:'m| am) (?:even )?doing(?: .{2,30})?|(?:they|people|someone|everyone)(?:'ll| will|'s going to| are going to|'re going to) (?:soon )?(?:find out|realise|realize|notice|see)\b.{2,60}|i (?:ADV)(?:don't|do not) (?:belong|deserve to be|fit in) (?:here|there|in .{2,30}|at .{2,30}))END`,
    themes: ["work", "study"],
    say: [
      "You are afraid that you are not up to it.",
      "So inside you feel much less sure than you would like to.",
      "A lot of people feel that way somewhere new, and hardly anyone says it.",
    ],
    ask: [
      "What happened last that made you feel so?",
      "What have you managed there so far?",
      "Who could you ask, when you are unsure?",
    ],
  },
  {
    id: "starts-soon",
    weight: 1,
    when: selfPattern`^LEADi(?:'m| am)? ?ADV(?:start|starting|begin|beginning)(?: (?:there|work|it|the (?:job|course)|uni|university|college|school))?(?: (?:on|in|at|next|this|tomorrow|back)\b.{1,40})$`,
    not: /\b(?:to feel|to think|wonder|panic\w*|in the middle)\b/i,
    say: ["That is not long to go.", "So there is a date for it.", "A new beginning, then."],
    ask: [
      "What are you looking forward to?",
      "How do you feel, when you think of the first day?",
      "What would you like to have ready by then?",
    ],
  },
  {
    id: "away-from-work-long",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:haven't|not|had not|hadn't|have not) (?:\p{L}+ )?(?:worked|had a job|been (?:at|in) work|studied|been in an? (?:office|classroom|exam)|(?:written|done|sat|taken|read|used|driven|learnt|learned|had) (?:an?|any|the|my) .{2,30}?)(?: (?:since i (?:was|had|left|finished)|for (?:NUM )?(?:\p{L}+ )?years|in (?:NUM )?(?:\p{L}+ )?years|since (?:school|college|uni\w*|the kids))\b.{0,40})END`,
    say: [
      "That is a while to have been away from it.",
      "Going back after a break is a real change.",
      "It makes sense to feel unsure after such a time.",
    ],
    ask: [
      "What do you think will be hardest?",
      "What are you looking forward to?",
      "What might be easier than you expect?",
    ],
  },
  {
    id: "the-one-who-provides",
    weight: 3,
    when: selfPattern`^LEAD(?:i(?:'ve| have|'m| am|'ve been|'ve| have been)? ?ADV(?:been )?the (?:one who (?:provides?|earns?|pays?(?: for (?:everything|it all))?|brings? in|supports?)|breadwinner|main earner|only (?:one (?:working|earning|with a job)|earner|income)|provider|man of the house)\b.*|i(?:'ve| have) (?:got )?(?:a (?:family|wife|child|son|daughter|baby)|kids|two kids|three kids|children|mouths) to (?:feed|support|provide for|look after|think of).*|(?:they|my family|my kids|my parents|everyone) (?:all )?(?:depends?|rel(?:y|ies)) on (?:me|my (?:income|wage|salary|money)).*)$`,
    say: [
      "You are used to being the one the others can rely on.",
      "So it is about more than the money for you.",
      "That makes the pressure even greater.",
    ],
    ask: [
      "What would it mean to you, to let somebody else help for once?",
      "What do they say about it?",
      "Who can you lean on?",
    ],
  },
  {
    id: "meeting-ahead",
    weight: 1,
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:got |have )?(?:a|an|my|this|the|another) (?:[\p{L}-]+ ){0,2}?(?:meeting|presentation|appraisal|review|hearing|appointment|talk|speech|assessment|viva|audition|probation review|disciplinary|inspection)\b(?: .{2,60})?$|^LEAD(?:my|the|our) (?:[\p{L}-]+ )?(?:meeting|presentation|appraisal|review|hearing|assessment|viva|audition|disciplinary|inspection|tribunal)(?:'s| is) (?:in|on|at|next|tomorrow|this|today|coming)\b.{0,40}$`,
    not: /\b(?:went|was|had a|yesterday|last)\b/i,
    say: [
      "So that is ahead of you.",
      "Something like that can sit in your mind for days before.",
      "It makes sense to be tense about that.",
    ],
    ask: [
      "What do you expect?",
      "Which part of it worries you most?",
      "What would you like to come out of it with?",
    ],
  },
  {
    id: "still-no-job",
    weight: 3,
    when: selfPattern`^LEADi(?:'m| am)? ?(?:still |just )*(?:don't|haven't|can't|do not|have not|cannot|couldn't) (?:\p{L}+ )?(?:have|got|found|find|get|gotten)(?: got)? (?:a |any |another |the right )?(?:proper |real |decent |full[- ]time )?(?:job|work|position|placement|apprenticeship)END`,
    say: [
      "So you are still looking.",
      "It is discouraging, when nothing has come of it yet.",
      "I imagine the waiting is wearing.",
    ],
    ask: [
      "What have you tried so far?",
      "How do you feel about it, on most days?",
      "What kind of work would you like?",
    ],
  },
  {
    id: "had-a-profession",
    weight: 3,
    when: selfPattern`^(?:(?:in my country|back home|before|there),? )?i (?:was|used to be|worked as) an? (?<x>(?:[\p{L}-]+ )?(?:doctor|teacher|engineer|nurse|lawyer|accountant|professor|manager|architect|dentist|journalist|scientist|pharmacist|programmer))(?: (?:in my (?:own |home )?country|back home|before|there|in [\p{L}]+))+$|^here i(?:'m| am)? ?(?:only |just )?(?:work|clean|drive|am|a|nobody|nothing|deliver)\b.{0,40}$`,
    say: [
      "You had a profession, and here you have had to begin again.",
      "That is a lot to have left behind.",
      "So you can do much more than people here see.",
    ],
    ask: [
      "What is that like for you?",
      "What do you miss most about it?",
      "What would you like to get back to?",
    ],
  },
  {
    id: "got-rejected-from",
    weight: 3,
    when: selfPattern`^(?:.{0,50}\b)?got (?:rejected|turned down|ghosted)\b.{0,40}$`,
    say: [
      "I’m sorry. That is discouraging, after the effort you made.",
      "It is hard not to take that personally.",
      "You came that far, and then a no.",
    ],
    ask: ["How did you take it?", "What did they say, if anything?", "What keeps you trying?"],
  },
  {
    id: "all-i-have-done",
    weight: 2,
    when: selfPattern`^LEAD(?:it's|its|it is|this is|that's) (?:all|the only (?:thing|job)) i(?:'ve| have)? (?:ever )?(?:done|known|had|know|been good at)\b.{0,40}$|^LEADi(?:'ve| have) (?:always )?(?:done|been doing|worked (?:in|at|as)) (?:it|this|that|.{3,30}) since (?:i was|school|i left)\b.{0,30}$`,
    say: [
      "So it has been your whole working life.",
      "That makes it a big step to do anything else.",
      "You have never had to be anything else until now.",
    ],
    ask: [
      "What would you miss, if you left it?",
      "What do you know from it that you could use elsewhere?",
      "What did you like about it at the start?",
    ],
  },
  {
    id: "offered-me-a-job",
    weight: 3,
    tone: "heavy",
    when: selfPattern`^LEAD(?:.{2,40} )?(?:has |have |'s |'ve )?offered me (?:a|an|the|this) (?:[\p{L}-]+ )?(?:job|place|position|role|contract|room|shift|chance)\b.{0,50}$`,
    say: [
      "So there is another way open to you.",
      "That is an offer to think about.",
      "Somebody would be glad to have you there.",
    ],
    ask: [
      "What speaks for it, and what against?",
      "How did you feel when you heard it?",
      "What would you have to give up for it?",
    ],
  },
];
