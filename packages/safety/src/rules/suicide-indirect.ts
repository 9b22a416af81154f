import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("suicide");

/** Changes of a life that is meant to go on. */
const anotherLife =
  /\b(?:job|work|quit|resign\w*|career|company|office|team|uni|university|college|school|course|degree|divorce|break ?up|move|moving|house|flat|offer|wedding|retire\w*|notice|holiday|trip|flight|hotel)\b/;

/** What is said around it: preparations, farewells, an end that is already seen. */
export const suicideIndirectRules: readonly Rule[] = [
  ...rules("crisis", [
    /\bctb\b|\bcatch(?:ing)? the bus\b.{0,20}\b(?:for good|the final way|if you know)\b/,
    /\b(?:checking|check|checked) out (?:for good|of (?:life|this life|this world|existence))\b/,
    /\b(?:kept|keeping|put|set|saved|saving|stashed|hidden|hid|got|have) (?:back |by |aside |away )?enough (?:of (?:them|it|the|my) )?(?:\w+ ){0,2}(?:tablets|pills|meds|medication|insulin|morphine)\b(?! (?:for (?:the|a|my) (?:week|month|trip|holiday|flight)|until|till|to last))/,
    /\b(?:googl\w+|search\w*|looked up|looking up|look up|read(?:ing)? up|wondering|wonder|figur\w+|work\w+ out|calculat\w+)\b.{0,30}\bhow (?:much|many|long|high|deep|far|quick\w*|fast)\b.{0,60}\b(?:too (?:much|many)|lethal|fatal|would do it|be found|find me|before (?:anyone|someone|somebody)|to (?:die|drown|bleed)|survive|not wake)\b/,
    /\b(?:rehears\w+|practi[cs](?:ed|ing)|dry run|trial run)\b.{0,50}\b(?:to see if i could|the knot|rope|bridge|goodbyes?|for the real (?:thing|one))\b/,
    /\b(?:wr(?:ite|iting|ote|itten)|record(?:ed|ing)?|film(?:ed|ing)?|sealed|labell?ed)\b.{0,30}\b(?:cards?|letters?|videos?|messages?|envelopes?|voice ?notes?|notes?)\b.{0,60}\b(?:(?:when|once|after|for when) im (?:gone|not (?:here|around))|i wont be (?:here|there|around)|to open (?:after|when im|once im)|up to (?:18|21|her|his)|for after|after im)\b/,
    /\b(?:dog|cat|pets?|rabbit|hamster|budgie|bird|horse|fish)s?\b.{0,60}\b(?:when im gone|once im gone|after im gone|when im not (?:here|around)|after (?:tonight|tomorrow|ive gone)|before i go(?! (?:away|on|to|out|back|in)))\b/,
    /\b(?:one|a) (?:quick )?(?:turn|twist|flick|jerk|tug) of the (?:steering )?wheel\b|\b(?:let go of|yank|jerk|turn) the (?:steering )?wheel\b.{0,30}\b(?:into|over|end|done|gone|easy|oncoming|off)\b/,
    /\b(?:nearly|almost|came (?:so |very |this )?close to|all the way to|inches from|seconds from) (?:did|done|doing|went through with|going through with) it\b.{0,30}\b(?:last night|tonight|today|yesterday|again|this (?:morning|week|weekend)|before i stopped)\b/,
    /\b(?:my|the) (?:suicide )?attempt (?:failed|didnt work)\b|\b(?:angry|gutted|disappointed|furious|annoyed) (?:that )?(?:it (?:failed|didnt work)|i (?:survived|lived|didnt die)|im still (?:alive|breathing))\b/,
    /\bdoes (?:it hurt to (?:die|drown)|dying hurt|drowning hurt|hanging hurt)\b|\b(?:for|4) a friend\b.{0,40}\b(?:is it (?:quick|painless)|does it hurt|how (?:many|much|long))\b/,
    /\b(?:grieve|cry|be sad|mourn|be upset|miss me|hurt)\b.{0,25}\b(?:then|but|and)\b.{0,20}\b(?:get over (?:it|me)|move on|get a better (?:one|mum|mom|dad|wife|husband)|theyd be (?:free|better|fine)|be better for it)\b/,
    /\b(?:wanted (?:you|u) to know|thank(?:s| you| u)|thx|been a good (?:listener|friend))\b.{0,50}\b(?:before (?:tomorrow|tonight|its over|i go for good)|while i still can|one last time|for the chats\b.{0,15}\b(?:goodbye|bye for good))\b/,
    /\b(?:one|my|the|a) last (?:sunset|sunrise|meal|cigarette|drive|swim|song|look at)\b.{0,40}\b(?:then (?:im|ill|its|thats|i go)|before i (?:go(?! (?:to|on|back|home))|do it|end)|goodbye|and thats it)\b/,
    /\bwhere im going\b.{0,40}\b(?:wont need|dont need|no (?:phones?|pain|return)|need (?:it|them|that|any))\b|\bsomewhere (?:nobody|no one) can (?:find|reach|follow|hurt) me\b/,
    /\b(?:join|joining|be with|reunited with|go to|be back with) (?:my )?(?:him|her|them|mum|mom|dad|mother|father|husband|wife|son|daughter|brother|sister|nan|gran|baby|grandma|grandad|\w+)\b.{0,15}\b(?:in heaven|on the other side|up there|in the ground|in the afterlife|in death)\b/,
    /\b(?:picked|chosen|chose|settled on|circled|set) (?:a|the|my) (?:date|day)\b.{0,50}\b(?:to (?:go(?! (?:to|on|out))|die|end|do it)|i wont|after (?:that|which) (?:nothing|no|i)|then its (?:over|done)|its (?:nearly|almost) over)\b/,
    /\b(?:hope|hoping|wish|pray|part of me (?:hopes|wants|wishes)|relieved if)\b.{0,30}\b(?:plane|bus|car|truck|lorry|tumou?r|cancer|heart|surgery|an(?:ae|e)sthetic)\b.{0,25}\b(?:hits? me|crash(?:es)?|goes down|takes? me|took me|is terminal|gives out|just stops|kills? me|finishes)\b/,
    /\b(?:stopped|stopping|skipping|refus\w+|quit) (?:taking )?(?:my )?(?:insulin|dialysis|blood thinners|heart (?:pills|meds|tablets)|warfarin|chemo)\b.{0,60}\b(?:on purpose|see what happens|nature|take its course|wont be long|let it|get it over)\b/,
    /\b(?:sent|posted|left|texted|messaged|wrote|voicemail)\b.{0,40}\b(?:goodbye|farewell|sorry for everything|love you all|look after (?:my|the|mum|mom|each))\b.{0,80}\b(?:not answering|wont (?:pick up|answer|reply)|phone(?:s| is)? (?:off|dead)|cant (?:reach|find) (?:him|her|them)|no reply|isnt (?:home|answering)|gone missing)\b/,
    /\b(?:he|she|they)(?:s| is| has| have|ve|re)? (?:been )?(?:giving|given|gave) (?:away )?(?:all )?(?:of )?(?:his|her|their) (?:things|stuff|belongings|clothes|records|possessions|pets?|games)(?: away)?\b.{0,60}\b(?:goodbye|sorry|calm|happy|dont need|note|weird|odd|strange|worried|scared)\b/,
    /\b(?:he|she|they|my \w+|his|her|their)\b.{0,25}\b(?:googl\w+|search\w*|looking up|looked up|history|laptop|phone|tabs?)\b.{0,40}\b(?:ways to die|overdos\w+|suicid\w+|how to (?:die|tie|end)|painless|lethal dose|noose|train times and)\b/,
    /\b(?:stood|standing|stand|sat|sitting|sit|parked|park|ended up|end up) (?:\w+ ){0,3}(?:at|on|by|under|near) (?:the|that|a) (?:tracks|railway|level crossing|viaduct|overpass|cliffs?|weir|multi ?storey|bridge railing|car park roof|top (?:floor|deck) of the car park)\b.{0,60}\b(?:again|every night|thinking|think|wonder\w*|nearly|almost|long time|an hour|hours|watching the trains)\b/,
    /\b(?:looking|staring|look|stare) (?:\w+ ){0,2}at (?:the )?(?:train (?:times|timetable)|timetable|drop|water below|gap)\b.{0,50}\b(?:not (?:planning|going) to travel|not for travel\w*|one step|wouldnt take|how easy|thinking|calling)\b/,
    /\b(?:dying|death)\b.{0,20}\b(?:doesnt (?:even )?scare me|no longer scares me|sounds? (?:like (?:a )?(?:rest|relief|peace)|nice|peaceful|restful))\b/,
    /\b(?:be with|join|see) my late (?:wife|husband|mum|mom|mother|dad|father|son|daughter|partner|brother|sister)\b/,
    /\b(?:time|ready|going) (?:for me )?to (?:bow out|log off for good|clock out for good|call it a life)\b/,
    /\b(?:head|mind|brain|something in me|a voice)\b.{0,15}\b(?:saying|says|telling me to|tells me to|whisper\w*|screaming)\b.{0,8}\b(?:jump|step off|end it|just do it and be gone)\b/,
  ]),
  ...rules(
    "crisis",
    [
      /\b(?:calm|peaceful|at peace|lighter|relieved|serene|relief)\b.{0,50}\b(?:now that|since|because|ever since|knowing)\b.{0,50}\b(?:decided|decision is|made (?:my|the|up my)|chosen|picked|set (?:a|the) date|know (?:how|when) it ends|almost over|nearly over|theres an end|have a (?:plan|date|way out))\b/,
      /\b(?:dont|cant|cannot|stopped|never|not) (?:\w+ ){0,2}(?:see|seeing|picture|picturing|imagine|imagining) (?:myself|me) (?:in|at|past|beyond|after|being (?:here|alive)|getting to|reaching|alive) (?:next (?:year|month|week|summer|christmas)|christmas|thirty|30|40|\w+day|the (?:new year|summer|winter|spring)|for)\b/,
      /\b(?:update|updated|sorted|finished|signed|printed|made)\b.{0,20}\b(?:my will|life insurance|passwords|funeral|bank details)\b.{0,80}\b(?:so (?:nobody|no one|they|she|he|my \w+) (?:\w+ )?(?:wont|dont|doesnt|has|have)|for when im|when im gone|before i go(?! (?:away|on|to))|not long|it wont be long|wont (?:be|have) (?:a mess|to))\b/,
    ],
    { holdsNegation: true, unless: anotherLife },
  ),
  ...rules(
    "crisis",
    [
      /\b(?:wont|not going to|never) (?:\w+ )?(?:be (?:a|your|their|anyones|his|her|my \w+s) (?:problem|burden|worry|trouble|bother)|(?:bother|trouble|burden) (?:anyone|anybody|you|them|my \w+)|have to (?:worry about|deal with|put up with|look after|carry) me)\b.{0,30}\b(?:much longer|any ?more|any longer|ever again|after|soon|for long|by (?:then|\w+day))\b/,
      /\b(?:dont|cant|cannot|not) (?:\w+ ){0,2}(?:see|picture|imagine) (?:myself|me) (?:being |still )?alive\b/,
      /\b(?:might|wont|may|dont think ill|not sure ill|cant promise ill|not sure i can) (?:not )?(?:stop|be able to stop|turn back|chicken out|talk myself (?:out|down)|call anyone) (?:next|this|a second) time\b/,
      /\bwont (?:be )?need(?:ing)? (?:it|them|any of (?:it|this)|my \w+|this|anything)(?: any ?more)? (?:where im going|after (?:tonight|tomorrow|\w+day)|much longer|for (?:much )?long(?:er)?)\b/,
      /\b(?:dont|never|didnt) deserve (?:\w+ ){0,3}(?:to (?:take up|breathe|be alive|keep living|exist)|the air)\b/,
      /\b(?:dont|wont|not) (?:want|need|have) (?:to )?(?:anyone|anybody|someone|them|you|mum|mom) (?:to )?(?:save|rescue|stop|talk) me (?:this time|out of it|from (?:it|this))\b/,
      /\b(?:nobody|no one|noone) would (?:\w+ )?(?:notice|know|realise|realize|find out|look)\b.{0,20}\b(?:til|till|until|for (?:days|weeks|a week|months))\b/,
    ],
    { holdsNegation: true },
  ),
  ...rules("concern", [
    /\bwaste of (?:oxygen|space|air|skin)\b/,
    /\b(?:hate|loathe|cant stand) (?:being me|who i am|my life|existing|being alive|waking up)\b/,
    /\b(?:at the end of my (?:rope|tether)|hanging (?:on )?by a thread|running on empty|nothing left (?:in me|to give|inside))\b/,
    /\b(?:numb|empty|hollow|dead inside)\b.{0,25}\b(?:all the time|any ?more|for (?:weeks|months|days)|inside|every day)\b/,
    /\bwish (?:i|it|everything|life|the world) (?:could|would) (?:just |all )?(?:stop|end|be over|swallow me)\b/,
    /\b(?:feel|feeling|felt|am|im) (?:so |completely |totally |utterly |really )?(?:hopeless|worthless|trapped)\b/,
  ]),
  ...rules(
    "concern",
    [
      /\b(?:cant|dont know how to|dont know if i can) (?:\w+ ){0,2}(?:hold (?:it|this|everything|myself) together|keep pretending|get through (?:another|the next|this (?:week|night|month))|face (?:another|tomorrow|the day|anything|anyone))\b/,
      /\btired\b.{0,40}\b(?:sleep (?:cant|wont|doesnt|does not) (?:fix|help|touch|cure)|no (?:amount of )?sleep)\b/,
      /\b(?:dont|didnt|not) (?:really |even )?care (?:what happens to me|if i (?:live|wake|make it|crash)|whether i)\b/,
      /\b(?:stopped|dont|not|quit) (?:\w+ )?(?:look(?:ing)?|wear(?:ing)?|putting on)\b.{0,20}\b(?:both ways|when i cross|my seat ?belt|before (?:i )?cross\w*)\b/,
      /\b(?:nobody|no one|noone) would (?:even )?(?:notice|care|miss)\b/,
    ],
    { holdsNegation: true },
  ),
];
