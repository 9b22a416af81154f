/** What a sentence does, whatever it is about. First match in the list is the more telling one. */
export type SentenceKind = {
  id: string;
  when: RegExp;
  not?: RegExp;
  reflections: readonly string[];
  questions: readonly string[];
  tone?: "glad";
  /** After this, a reply stays with it: nothing is asked, gathered up or offered. */
  quiet?: true;
};

export const kinds: readonly SentenceKind[] = [
  {
    id: "made-up",
    tone: "glad",
    when: /\b(?:we (?:both )?hugged|hugged each other|made up (?:with|after|again)|we made up|made peace|forgave (?:me|each other))\b/,
    reflections: ["I’m glad that you two could make it up."],
    questions: [],
  },
  {
    id: "relief",
    tone: "glad",
    when: /\b(?:that (?:really |actually )?help(?:s|ed)|that's (?:actually |really |very |so )*(?:helpful|a help|useful)|this (?:is |really |actually )?help(?:s|ed|ing|ful)|feel(?:ing)? (?:a (?:bit|little|lot) |much |slightly |so much |already )?(?:better|lighter|calmer|clearer)|good to (?:say|get (?:it|that) (?:out|off)|talk)|needed (?:that|this|to (?:say|hear))|weight off|not as bad as i (?:thought|feared|expected))\b/,
    not: /\b(?:not|n't|never felt)\b|\bif (?:that|it|this) makes\b/,
    reflections: ["I’m glad it helped a little.", "That is good to hear."],
    questions: [],
  },
  {
    id: "realisation",
    when: /\b(?:i (?:just )?reali[sz]e(?:d)?|maybe it's (?:because|that|really)|i think (?:it's|that's|it is) (?:because|really|actually|more|about)|now i see|it (?:just )?hit me|dawned on me|looking back|come to think of it|i guess (?:i'm|it's|what|the real)|deep down|the real (?:reason|problem|issue))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "commit",
    when: /\b(?:i(?:'ll| will| am going to|'m going to|'m gonna) (?:try|do|call|text|tell|talk|write|go|ask|start|take|make|see|give|speak|book|send|ring|message|set|say|stop|put|work|sleep|rest)|i(?:'ve| have) decided|i want to try|i(?:'m| am) ready to|i shall (?:call|ring|telephone|write|go|ask|speak|try|tell|see|do|start|visit)|(?:(?:maybe|perhaps) i can|i could) (?:text|tell|call|ring|ask|write to|email|message|hand|give|join|book|go to|talk to|speak to|hear|visit) (?:\w+ ){0,2}(?:her|him|them|my|the|over|a|children|it)|my plan is|tomorrow i(?:'ll|'m going)|i (?:can|could|might) (?:try|do) (?:that|it|this)|i might (?:ask|call|text|tell|talk|write|go|try|see|start|book|message)|i could (?:\w+ ){1,6}(?:on|at|by|after|before|this|next|for a) \w+)\b/,
    not: /\b(?:never|don't think|won't|what if|if i|what i'm going to|always say)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "change-wish",
    when: /\b(?:i (?:really |just )?(?:want|need|have) to (?:change|stop|get (?:out|better|help|back|over)|start|be (?:better|happier|free|myself|heard|seen)|move|feel|talk to|do something|find|learn|leave|say|tell|quit|let go)(?! (?:them|him|her|my \w+) in person)|i should (?:probably |really )?(?:try|call|talk|start|stop|tell|ask|see|do|get)|i could (?:try|maybe|call|ask|start|ring|text|write|message|tell|talk|go|visit)|maybe i (?:could|should|can|need to)|it's time (?:to|i))\b/,
    not: /\b(?:don't (?:want|need|have) to|can't|die|give up|quit trying|disappear)\b|\bhave to stop (?:the|at|for)\b/i,
    // known so that a step is heard; what is wished for is said back, and not commented on
    reflections: [],
    questions: [],
  },
  {
    id: "sustain",
    when: /\b(?:(?:nothing|it never|it won't|that won't|that doesn't|it doesn't) (?:ever )?(?:works?|helps?|changes?|make (?:a|any) difference)|tried everything|tried (?:that|it all|all (?:of )?that)|what's the use|won't (?:work|help|change)|too late (?:for me|to change|to start)|it's impossible|i can't change|always (?:be|going to be) (?:like this|this way)|never (?:change|get better|work out|going to))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "self-question",
    when: /\b(?:what(?:'s| is) wrong with me|why am i (?:like this|so|such)|why (?:do|does|can't|is it) (?:i|this|it) (?:always|keep|just|never|have|stop|feel|care|let|go|still|do)|why me|what did i do (?:wrong|to deserve)|am i (?:crazy|broken|a bad|going (?:mad|crazy|insane)|overreacting|the problem|being (?:unreasonable|dramatic|selfish|stupid|too))|is it (?:just me|normal|my fault)|is (?:that|this|it) (?:normal|weird|wrong|bad|okay|ok)|does it (?:ever )?get better|will (?:it|i) ever)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "minimising",
    when: /\b(?:(?:other people|others|some people|people) (?:have|has) it (?:much |so much |far |way )?worse|shouldn't (?:complain|be complaining|feel (?:this|like this))|not (?:a big deal|that bad|that big|a real problem|even that)|it's (?:silly|nothing|probably nothing)|i'm (?:being|just being) (?:silly|stupid|dramatic|ridiculous|a baby)|sorry for (?:ranting|rambling|complaining|moaning|dumping|wasting)|first world problem|i know it's (?:silly|stupid|small)|no reason to complain)\b/,
    reflections: [
      "It may be small to others and still matter to you.",
      "You don’t have to play it down here.",
    ],
    questions: [],
  },
  {
    id: "forbidden-wish",
    when: /\b(?:wish (?:it|this) (?:was|were|would be) (?:over|all over|done)|wish (?:he|she|they) (?:was|were|would) (?:gone|just go)|feel like a monster|terrible (?:thing )?to say|awful (?:thing )?to say|bad person for)\b/,
    not: /\bto say (?:no|yes)\b/,
    reflections: [
      "Many people who are worn out have that thought, and it does not cancel the love.",
      "That is hard to admit, and I’m not shocked by it.",
    ],
    questions: [],
  },
  {
    id: "no-tears",
    when: /\b(?:haven't|can't|couldn't|didn't|not) (?:even |been able to )?cr(?:y|ied)\b/,
    reflections: ["Tears often come later, or not at all, and both are normal."],
    questions: [],
  },
  {
    id: "froze",
    when: /\b(?:i (?:just )?(?:stood there|froze)|froze|couldn't (?:say|speak|move|answer|respond|think)|said nothing|didn't (?:say anything|know what to say|stand up)|i went (?:quiet|silent|blank))\b/,
    reflections: [],
    questions: ["What would you have liked to say?"],
  },
  {
    id: "again",
    when: /\b(?:not the first time|(?:happens|does|did|doing|happened) (?:it |this |that )?(?:again|every|all the time|to me)|always (?:happens|does|ends|the same)|same (?:thing|story|pattern) (?:again|every)|keeps? happening|over and over|once again|yet again)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "was-not-there",
    when: /\bi (?:wasn't|was not|couldn't be|didn't get) there(?= (?:when|for|at the end|that (?:night|day)|in time)|[.! ]*$)|\bdidn't (?:get to )?say goodbye\b|\bnever got to say\b|\bi(?:'d| had) (?:just )?(?:gone home|left|gone out)\b(?! (?:him|her|them|it|my|the)\b)|\b(?:got|came|arrived|was) (?:there )?too late\b/,
    reflections: ["I’m sorry that you could not be there."],
    questions: [],
  },
  {
    id: "where-to-go",
    when: /\b(?:don't know (?:where|what|how) (?:we|i)(?:'ll| will| can| would| am going to|'m going to) (?:go|do|live|manage|cope|survive|pay|afford)|nowhere to go|where (?:would|will|do) (?:i|we) (?:even )?go|no way out|what happens (?:now|next))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "at-a-loss",
    when: /\b(?:don't know what to do|no idea what to do|don't know (?:how|where) to (?:start|begin|go on|stop|handle|deal|cope)|at a loss|out of ideas|at my wits' end|can't (?:see|find) a way|i(?:'m| am) (?:so )?lost)\b/,
    reflections: ["It is hard not to know what to do."],
    questions: ["What have you thought of so far?"],
  },
  {
    id: "pile",
    // looked ahead once, from the beginning: at every letter it would take longer than all else together
    when: /^(?=.*?\b(?:died|dying|broken?|ill|sick|hospital|overwhelm\w*|stress\w*|lost|cancer|debts?|rent|divorc\w*|redundan\w*|fail\w*|exams?|deadlines?|worr\w*|results|behind|called about|new manager|house move|chickenpox|stopped)\b.*?\b(?:died|dying|broken?|ill|sick|hospital|overwhelm\w*|stress\w*|lost|cancer|debts?|rent|divorc\w*|redundan\w*|fail\w*|exams?|deadlines?|worr\w*|results|behind|called about|new manager|house move|chickenpox|stopped)\b).*?(?:[^,.!?]{3,60},){2,}[^,.!?]{3,80} and [^,.!?]{3,60}/s,
    not: /\b(?:happy|great|lovely|good news|said|asked|told|and then|went|funny|laughed)\b/,
    reflections: ["That is a lot at once."],
    questions: [
      "Which of them weighs on you most right now?",
      "Which one, if it were settled, would make the others easier?",
      "Where would you like to start?",
    ],
  },
  {
    id: "unheard",
    when: /\b(?:(?:(?:no one|nobody) (?:ever |even |really )*|(?:they|he|she) (?:never |don't |doesn't |won't )(?:even |ever |really )*)(?:listens?|hears?|understands?|gets? it|appreciates?)|ignor(?:ed|es|ing) me|not (?:heard|seen|listened|appreciated)|invisible|taken for granted|takes? me for granted|never asks?)\b/,
    not: /\bso (?:that )?(?:nobody|no one)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "fear-future",
    when: /\b(?:what if|(?:scared|afraid|terrified|worried|fear|frightened) (?:of(?! me\b)|that|i|he|she|they|it)|end up (?:alone|like|homeless|failing))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "torn",
    when: /\b(?:part of me|half of me|on (?:the )?one hand|torn|mixed feelings|i (?:love|like|want) (?:him|her|it|them|to)\b.{0,40}\bbut|want to\b.{0,40}\bbut|i know i should(?:n't)?\b.{0,40}\bbut|don't know (?:whether|if) (?:i|we) (?:should|want|can|could|am|'m)|ambivalent)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "avoiding",
    when: /\b(?:avoid(?:ing|ed)?|putting (?:it )?off|put (?:it )?off|try not to think|pretend it|haven't opened|i(?:'m| am)? (?:just |try to )?ignor(?:e|ing) (?:it|them|the)|hide (?:it|from))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "coping",
    when: /\b(?:i(?:'ve| have)? (?:been )?(?:try|tried|trying) (?:to|and|my|not|it|the|medita|breath|journal|exercis|yoga)|i (?:usually|normally|sometimes) (?:go|take|listen|write|walk|read|run|call|talk)|what helps (?:me )?is|it helps (?:when|to|if)|i went for (?:a walk|a run)|i(?:'ve| have) started (?:to )?(?:run|writ|walk|see|medita|journal|yoga|therap|exercis|swim|talk)\w*|i managed)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "hurt-by-other",
    when: /\b(?:(?:he|she|they) (?:just |always |never |still |only |really )?(?:lied to (?:me|us)|cheated|ignored (?:me|us)|hurt (?:me|us)|hates? (?:me|us)|blames? (?:me|us)|(?:doesn't|don't) (?:(?:love|want|like|respect) (?:me|us)|care(?! (?:about (?:that|it|how|what)|if|what)))|didn't even (?:call|come|apologi\w*|text)))\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "longing",
    when: /\b(?:i (?:just |really |only |still )?(?:wish|long for)|if only|i'd give anything|all i want)\b/,
    not: /\b(?:want(?:ed)? to (?:die|disappear|scream|punch)|don't want)\b|\b(?:if|whether) i (?:still |really )?want/i,
    reflections: [],
    questions: [],
  },
  {
    id: "pressure",
    when: /\b(?:(?:it's|this is|all|just|is getting|way) too much|on top of (?:that|it|everything|all)|everything at once|one thing after another|no time|never ends|can't keep up|can't cope|can't handle|falling apart)\b/,
    reflections: [],
    questions: [],
  },
  {
    id: "tears",
    when: /\b(?:cry(?:ing)?|cried|tears|sobb\w*|broke down|breaking down|in tears)\b/,
    not: /\bcry\?|\bthe crying\b|\b(?:car|van|bus|train|boiler|machine|washer|fridge|heating|phone|laptop|computer) (?:just )?broke down\b|\b(?:he|she|baby|they|mum|mom|dad|son|daughter|wife|husband|sister|brother) (?:is |was |were |started |keeps |just )?cr(?:y|ied|ies|ying)\b|\b(?:haven't|can't|couldn't|didn't|not|don't) (?:even )?cr(?:y|ied)\b|\b(?:the|my|his|her|our) \w+s cr(?:y|ied)\b|^(?:my|our|his|her|the) \w+ (?:\w+ )?cried\b/,
    reflections: [],
    questions: [],
  },
];
