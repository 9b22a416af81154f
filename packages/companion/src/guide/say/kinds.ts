/** What a sentence does, whatever it is about. First match in the list is the more telling one. */
export type Kind = {
  id: string;
  when: RegExp;
  not?: RegExp;
  reflections: readonly string[];
  questions: readonly string[];
  tone?: "glad";
  /** After this, a reply stays with it: nothing is asked, gathered up or offered. */
  quiet?: true;
};

export const kinds: readonly Kind[] = [
  {
    id: "made-up",
    tone: "glad",
    when: /\b(?:we (?:both )?hugged|hugged each other|made up (?:with|after|again)|we made up|made peace|ordered pizza|we (?:both )?laughed|laughed together|forgave (?:me|each other)|(?:cried and then|then) we)\b/,
    reflections: [
      "It sounds as if the two of you found a way back to each other.",
      "That must have been a relief, after all that.",
      "I’m glad that you two could make it up.",
    ],
    questions: [
      "What made it possible this time?",
      "How are things between you now?",
      "What would you like to keep from that?",
    ],
  },
  {
    id: "relief",
    tone: "glad",
    when: /\b(?:that (?:really |actually )?help(?:s|ed)|that's (?:actually |really |very |so )*(?:helpful|a help|useful)|this (?:is |really |actually )?help(?:s|ed|ing|ful)|feel(?:ing)? (?:a (?:bit|little|lot) |much |slightly |so much |already )?(?:better|lighter|calmer|clearer)|good to (?:say|get (?:it|that) (?:out|off)|talk)|needed (?:that|this|to (?:say|hear))|weight off|not as bad as i (?:thought|feared|expected)|that makes (?:so much |a lot of )?sense|good point)\b/,
    not: /\b(?:not|n't|never felt)\b|\bif (?:that|it|this) makes\b/,
    reflections: [
      "I’m glad it feels a little lighter.",
      "It is good to hear that this helps.",
      "I’m glad. You did the hard part, by saying it.",
    ],
    questions: [
      "What would you like to keep from that?",
      "What is clearer to you now than before?",
      "What helped most, do you think?",
    ],
  },
  {
    id: "realisation",
    when: /\b(?:i (?:just )?reali[sz]e(?:d)?|maybe it's (?:because|that|really)|i think (?:it's|that's|it is) (?:because|really|actually|more|about)|now i see|it (?:just )?hit me|dawned on me|looking back|come to think of it|i guess (?:i'm|it's|what|the real)|deep down|the real (?:reason|problem|issue))\b/,
    reflections: [
      "That sounds like an important thing to notice.",
      "You have just put that into words yourself.",
      "It sounds as if something is getting clearer to you.",
    ],
    questions: [
      "What changes for you, if that is what it is about?",
      "How does it feel to see it that way?",
      "How long have you had a sense of that?",
    ],
  },
  {
    id: "commit",
    when: /\b(?:i(?:'ll| will| am going to|'m going to|'m gonna) (?:try|do|call|text|tell|talk|write|go|ask|start|take|make|see|give|speak|book|send|ring|message|set|say|stop|put|work|sleep|rest)|i(?:'ve| have) decided|i want to try|i(?:'m| am) ready to|i shall (?:call|ring|telephone|write|go|ask|speak|try|tell|see|do|start|visit)|(?:(?:maybe|perhaps) i can|i could) (?:text|tell|call|ring|ask|write to|email|message|hand|give|join|book|go to|talk to|speak to|hear|visit) (?:\w+ ){0,2}(?:her|him|them|my|the|over|a|children|it)|my plan is|tomorrow i(?:'ll|'m going)|i (?:can|could|might) (?:try|do) (?:that|it|this)|i might (?:ask|call|text|tell|talk|write|go|try|see|start|book|message)|i could (?:\w+ ){1,6}(?:on|at|by|after|before|this|next|for a) \w+)\b/,
    not: /\b(?:never|don't think|won't|what if|if i|what i'm going to|always say)\b/,
    reflections: [
      "That sounds like a good step.",
      "That sounds like something you could really do.",
      "I hope it goes well.",
    ],
    questions: [
      "When would be a good moment for it?",
      "What might get in the way, and what would you do then?",
      "What would make it easier to begin?",
    ],
  },
  {
    id: "change-wish",
    when: /\b(?:i (?:really |just )?(?:want|need|have) to (?:change|stop|get (?:out|better|help|back|over)|start|be (?:better|happier|free|myself|heard|seen)|move|feel|talk to|do something|find|learn|leave|say|tell|quit|let go)(?! (?:them|him|her|my \w+) in person)|i should (?:probably |really )?(?:try|call|talk|start|stop|tell|ask|see|do|get)|i could (?:try|maybe|call|ask|start|ring|text|write|message|tell|talk|go|visit)|maybe i (?:could|should|can|need to)|it's time (?:to|i))\b/,
    not: /\b(?:don't (?:want|need|have) to|can't|die|give up|quit trying|disappear)\b|\bhave to stop (?:the|at|for)\b/i,
    reflections: [
      "It sounds as if part of you is ready for something to change.",
      "So there is something you would like to be different.",
      "It is good to notice what you would like to be different.",
    ],
    questions: [
      "What would be a first small step?",
      "What would be different for you, if that happened?",
      "What makes it important to you now?",
    ],
  },
  {
    id: "sustain",
    when: /\b(?:(?:nothing|it never|it won't|that won't|that doesn't|it doesn't) (?:ever )?(?:works?|helps?|changes?|make (?:a|any) difference)|tried everything|tried (?:that|it all|all (?:of )?that)|no point|what's the use|won't (?:work|help|change)|(?:just )?give up\b|giving up|too late (?:for me|to change|to start)|it's impossible|i can't change|always (?:be|going to be) (?:like this|this way)|never (?:change|get better|work out|going to))\b/,
    reflections: [
      "You have tried before, so it makes sense to be wary.",
      "It is hard to hope, when it has not worked so far.",
      "I won’t try to talk you out of that. You have your reasons.",
    ],
    questions: [
      "Of the things you tried, what came nearest to helping?",
      "What would have to be different for it to be worth another try?",
      "What has kept you going so far?",
    ],
  },
  {
    id: "self-question",
    when: /\b(?:what(?:'s| is) wrong with me|why am i (?:like this|so|such)|why (?:do|does|can't|is it) (?:i|this|it) (?:always|keep|just|never|have|stop|feel|care|let|go|still|do)|why me|what did i do (?:wrong|to deserve)|am i (?:crazy|broken|a bad|going (?:mad|crazy|insane)|overreacting|the problem|being (?:unreasonable|dramatic|selfish|stupid|too))|is it (?:just me|normal|my fault)|is (?:that|this|it) (?:normal|weird|wrong|bad|okay|ok)|does it (?:ever )?get better|will (?:it|i) ever)\b/,
    reflections: [
      "You sound worried that something is wrong with you.",
      "A lot of people ask themselves that when things are hard.",
      "That is a painful thing to ask yourself.",
    ],
    questions: [
      "What would you answer, if a friend asked you that?",
      "What happened just before that question came up?",
      "What makes you ask it now?",
    ],
  },
  {
    id: "minimising",
    when: /\b(?:(?:other people|others|some people|people) (?:have|has) it (?:much |so much |far |way )?worse|shouldn't (?:complain|be complaining|feel (?:this|like this))|not (?:a big deal|that bad|that big|a real problem|even that)|it's (?:stupid|silly|nothing|dumb|probably nothing|fine)|i'm (?:being|just being) (?:silly|stupid|dramatic|ridiculous|a baby)|sorry for (?:ranting|rambling|complaining|moaning|dumping|wasting)|first world problem|i know it's (?:silly|stupid|small)|no reason to complain|i'm fine)\b/,
    reflections: [
      "It does not have to be the worst thing in the world to count here.",
      "It may be small to others and still matter to you.",
      "You don’t have to play it down here.",
    ],
    questions: [
      "How much does it weigh on you, honestly?",
      "What is it like for you, if you don’t play it down?",
    ],
  },
  {
    id: "forbidden-wish",
    when: /\b(?:wish (?:it|this) (?:was|were|would be) (?:over|all over|done)|wish (?:he|she|they) (?:was|were|would) (?:gone|just go)|feel like a monster|terrible (?:thing )?to say|awful (?:thing )?to say|bad person for)\b/,
    reflections: [
      "Many people who are worn out have that thought, and it does not cancel the love.",
      "That is hard to admit, and I’m not shocked by it.",
      "It sounds as if you are at the end of your strength.",
    ],
    questions: [
      "How long have you been alone with that thought?",
      "What would be easier for you, if it were over?",
    ],
  },
  {
    id: "no-tears",
    when: /\b(?:haven't|can't|couldn't|didn't|not) (?:even |been able to )?cr(?:y|ied)\b/,
    reflections: [
      "Not crying does not mean that you feel nothing.",
      "Tears often come later, or not at all, and both are normal.",
      "It sounds as if you have had to keep going.",
    ],
    questions: ["What has it been like instead?", "What do you do with it, when it comes up?"],
  },
  {
    id: "froze",
    when: /\b(?:i (?:just )?(?:stood there|sat there|froze|smiled and|nodded|took it)|froze|couldn't (?:say|speak|move|answer|respond|think)|said nothing|didn't (?:say anything|know what to say|stand up)|i went (?:quiet|silent|blank)|kept (?:quiet|my mouth shut)|bit my tongue)\b/,
    reflections: [
      "A lot of people go quiet when they are caught off guard.",
      "It makes sense that no words came at that moment.",
      "It is hard to speak up in a moment like that.",
    ],
    questions: [
      "What would you have liked to say?",
      "What was going through your mind?",
      "How did you feel afterwards?",
    ],
  },
  {
    id: "again",
    when: /\b(?:not the first time|(?:happens|does|did|doing|happened) (?:it |this |that )?(?:again|every|all the time|to me)|always (?:happens|does|ends|the same)|same (?:thing|story|pattern) (?:again|every)|keeps? happening|over and over|once again|yet again)\b/,
    reflections: [
      "So it is not the first time.",
      "It wears you down when the same thing keeps happening.",
      "It sounds as if it has become a pattern.",
    ],
    questions: [
      "How does it usually go?",
      "What do you do when it happens?",
      "What would help break it, even once?",
    ],
  },
  {
    id: "used-to",
    when: /\b(?:i|we) (?:never )?used to\b|\b(?:he|she|they|it) (?:never used|didn't use) to\b|\bhaven't (?:touched|picked up|played|painted|written|danced|sung|done|been) .{0,30}\b(?:years|months|ages|since)\b|\bback when (?:i|we)\b|\bin the old days\b/,
    reflections: [
      "So that has changed for you.",
      "It sounds as if you miss how it was.",
      "That was different once.",
    ],
    questions: [
      "What was it like back then?",
      "When did that change?",
      "What do you miss most about it?",
    ],
  },
  {
    id: "was-not-there",
    when: /\bi (?:wasn't|was not|couldn't be|didn't get) there(?= (?:when|for|at the end|that (?:night|day)|in time)|[.! ]*$)|\bdidn't (?:get to )?say goodbye\b|\bnever got to say\b|\bi(?:'d| had) (?:just )?(?:gone home|left|gone out)\b(?! (?:him|her|them|it|my|the)\b)|\b(?:got|came|arrived|was) (?:there )?too late\b/,
    reflections: [
      "That must be very hard, not having been there.",
      "You could not have known when it would happen.",
      "I can hear how much you wish you had been there.",
    ],
    questions: ["What would you have wanted to say?", "What comes up when you think of it?"],
  },
  {
    id: "not-told",
    when: /\b(?:didn't (?:even )?(?:tell|mention|call|ask) (?:me|us)|nobody told (?:me|us)|no one told (?:me|us)|found out (?:from|by|through|on)|had to find out|hid it from (?:me|us))\b/,
    reflections: [
      "It hurts to find out like that.",
      "I imagine that stung, not being told.",
      "You would have wanted to be told.",
    ],
    questions: [
      "How did you find out?",
      "What was it like, when you found out?",
      "What would you have wanted them to do?",
    ],
  },
  {
    id: "broke-trust",
    when: /\b(?:i (?:know i )?(?:broke|lost|betrayed|destroyed) (?:his|her|their) trust|(?:he|she|they) (?:trusted|trusts|believed in|relied on) me|read (?:his|her|their) (?:messages|diary|texts|phone)|i lied to (?:him|her|them|everyone))\b/,
    reflections: [
      "It sounds as if you would like to make it right.",
      "You are being honest with yourself about that.",
      "I can hear that you regret it.",
    ],
    questions: [
      "What would you like to say to {them|the other person} about it?",
      "What do you think it was like for {them|the other person}?",
      "What would be a first step towards making it right?",
    ],
  },
  {
    id: "not-believed",
    when: /\b(?:(?:people|they|everyone|he|she|others) (?:say|says|think|thinks|tell me|tells me) (?:it's |it is |i'm |that it's )?(?:all in my head|making it up|exaggerating|overreacting|being dramatic)|no(?:body| one) .{0,20}believes?|don't believe me|doesn't believe me|not taken seriously|look fine|calm down)\b/,
    reflections: [
      "It is lonely, not to be believed.",
      "On top of everything, you have to explain yourself.",
      "That must be frustrating, not to be taken seriously.",
    ],
    questions: [
      "What would you want them to understand?",
      "Who does take you seriously?",
      "What is it like to hear that?",
    ],
  },
  {
    id: "only-comfort",
    when: /\b(?:(?:it's |it is |that's )?the only thing (?:that|which)|only (?:time|way|place) (?:i|that)|it (?:switches|turns|shuts) (?:my|everything|it)|helps me (?:forget|sleep|switch|cope|relax)|takes the edge off)\b/,
    reflections: [
      "It does something for you. That is why it is hard to give up.",
      "So it gives you a bit of rest.",
      "It makes sense that you hold on to what helps.",
    ],
    questions: [
      "What does it give you?",
      "How do you feel about it the next day?",
      "What else has ever given you a little of that?",
    ],
  },
  {
    id: "cannot-tell",
    when: /\b(?:can't (?:tell|talk to|say (?:it|this|that) to) (?:anyone|anybody|him|her|them|my)|no one i can (?:tell|talk)|nobody i can (?:tell|talk)|don't want to (?:worry|burden|bother) (?:him|her|them|anyone|people|my)|haven't (?:said|told) (?:anything|him|her|them))\b/,
    reflections: [
      "So you have been keeping it to yourself.",
      "That sounds lonely, having nobody you can tell.",
      "It is hard to carry something you can’t talk about.",
    ],
    questions: [
      "What do you think would happen, if you told someone?",
      "Who would you tell, if it were easy?",
      "What makes it hard to tell them?",
    ],
  },
  {
    id: "do-not-want-to-lose",
    when: /\b(?:don't want to (?:lose|hurt|disappoint|leave) (?:him|her|them|my|it|this|anyone)|afraid (?:of losing|to lose)|scared (?:of losing|to lose)|without (?:him|her|them) i)\b/,
    reflections: [
      "I can hear how much it means to you.",
      "That matters a great deal to you.",
      "It sounds as if you are afraid of losing that.",
    ],
    questions: ["What makes you think that you might?", "What would you most want to keep?"],
  },
  {
    id: "not-like-me",
    when: /\b(?:scared myself|not (?:usually )?like (?:me|this)|not myself|don't recogni[sz]e myself|who have i become|what have i become|never be like (?:that|him|her|them)|sounded (?:exactly |just )?like (?:him|her|them|my)|turning into (?:him|her|my)|just like (?:my|him|her)|(?:that's|thats) not (?:me|who i am))\b/,
    reflections: [
      "It sounds as if that frightened you.",
      "That is not how you want to be.",
      "It upsets you because it does not fit who you are.",
    ],
    questions: [
      "What was going on before it happened?",
      "How would you have wanted to react?",
      "What has been building up?",
    ],
  },
  {
    id: "they-are-right",
    when: /\b(?:(?:she|he|they)(?:'s| is|'re| are) (?:right|not wrong)|has a point|have a point|can't blame (?:him|her|them)|don't blame (?:him|her|them))\b/,
    reflections: [
      "So you can see their side of it too.",
      "Part of you agrees, even though it stings.",
    ],
    questions: ["Which part do you agree with, and which not?", "What would you like to answer?"],
  },
  {
    id: "somebody-saw-me",
    when: /\b(?:my (?:gran|grandma|nan|grandad|grandpa|teacher|aunt|uncle|friend|mum|mom|dad|sister|brother|coach|wife|husband) (?:always |really |still )?(?:liked|loved|believed in|was proud of|is proud of|stood by|likes|loves|believes in) me|there (?:was|is) one (?:person|friend|teacher))\b/,
    reflections: [
      "It sounds as if that person means a lot to you.",
      "It is good to have had somebody like that.",
      "That kind of person makes a difference.",
    ],
    questions: [
      "What did {they|that person} see in you?",
      "What would {they|that person} say to you now?",
    ],
  },
  {
    id: "tried-once",
    when: /\bi (?:tried|went to|joined|gave) .{0,40}\b(?:once|one time|a couple of times|last (?:year|month|week)|but)\b|\bgave up (?:too|so|after)\b/,
    reflections: ["So you did try."],
    questions: [
      "What was it like?",
      "What would have made it easier?",
      "What were you hoping for?",
    ],
  },
  {
    id: "where-to-go",
    when: /\b(?:don't know (?:where|what|how) (?:we|i)(?:'ll| will| can| would| am going to|'m going to) (?:go|do|live|manage|cope|survive|pay|afford)|nowhere to go|where (?:would|will|do) (?:i|we) (?:even )?go|no way out|what happens (?:now|next))\b/,
    reflections: [
      "That is a real and practical worry.",
      "It is not easy, not to know what comes next.",
      "That would worry anybody.",
    ],
    questions: [
      "What has to happen first?",
      "Who could help you with the practical side?",
      "What do you know so far, and what not?",
    ],
  },
  {
    id: "at-a-loss",
    when: /\b(?:don't know what to do|no idea what to do|don't know (?:how|where) to (?:start|begin|go on|stop|handle|deal|cope)|at a loss|out of ideas|at my wits' end|can't (?:see|find) a way|i(?:'m| am) (?:so )?lost)\b/,
    reflections: [
      "You have been thinking about it, and nothing feels right.",
      "It is hard not to know what to do.",
      "It sounds as if you feel stuck.",
    ],
    questions: [
      "What have you thought of so far?",
      "What would make today a little easier?",
      "Which part of it needs an answer first?",
    ],
  },
  {
    id: "others-have-it",
    not: /\b(?:excited|happy|glad|pleased|thrilled|chuffed|delighted|proud) (?:for|of|about)\b/,
    when: /\b(?:(?:sister|brother|friend|cousin|colleague|ex|she|he|everyone|flatmate|sister in law|sister-in-law|brother-in-law)(?: just| already| has| has just| have)? (?:got (?:engaged|married|promoted|pregnant|the job)|announced|is (?:engaged|pregnant|getting married|having)|had (?:a|her|his) (?:baby|first)(?! with (?:her|him|them)))|(?:her|his|their) (?:\w+ )?(?:pregnancy|engagement|promotion))\b/,
    reflections: [
      "You can be glad for somebody and hurt for yourself at the same time.",
      "It can sting when somebody else gets what you have been hoping for.",
    ],
    questions: [
      "How did you take it?",
      "What do you wish for yourself?",
      "What was that like for you?",
    ],
  },
  {
    id: "pile",
    when: /(?:[^,.!?]{3,60},){2,}[^,.!?]{3,80} and [^,.!?]{3,60}/,
    not: /\b(?:happy|great|lovely|good news|said|asked|told|and then|went|funny|laughed)\b/,
    reflections: [
      "That is a lot at once.",
      "Each of those would be enough by itself.",
      "No wonder it feels like too much.",
    ],
    questions: [
      "Which of them weighs on you most right now?",
      "Which one, if it were settled, would make the others easier?",
      "Where would you like to start?",
    ],
  },
  {
    id: "carrying-all",
    when: /\b(?:have to (?:be strong|hold|keep it together|do everything|pretend|put on)|everyone (?:relies|depends|leans|counts) on me|i(?:'m| am) the (?:one|only one) (?:who|that) (?:always|has to|does|holds|keeps|pays|looks|cares|organi[sz]es|remembers|everyone)|all on me|falls? on me|hold(?:ing)? everything together|keep(?:ing)? it together|put on a (?:brave |happy )?(?:face|smile|mask)|pretend(?:ing)? (?:(?:to be |i'm |i am )(?:fine|ok|okay|happy|strong|all right|alright|coping|normal)|everything)|do everything (?:myself|alone|around))\b/,
    reflections: [
      "It sounds as if a lot depends on you.",
      "You look after everyone else, and that is tiring.",
      "That is a lot to hold up by yourself.",
    ],
    questions: [
      "Is there somebody who looks after you?",
      "What would happen, if you let one thing go?",
      "What would you most like to hand over?",
    ],
  },
  {
    id: "told-something",
    when: /\b(?:he|she|they|mum|mom|mother|dad|father|boss|manager|husband|wife|partner|boyfriend|girlfriend|friend|sister|brother|teacher|someone) (?:just |even |then |always )?(?:(?:said|told me)\b[^.!?]{0,12}\b(?:i'm|i am|i was|you're|you are)|called me (?!by|back|in|up|on|at|today|yesterday|over|to)|calls me (?!by|back|every|on|at)|(?:says|thinks|reckons) (?:that )?i(?:'m| am)|keeps? (?:saying|telling)|yelled|shouted|laughed at)\b/,
    not: /\bi think (?:he|she|they)\b|\b(?:ok|okay|fine|love[sd]?|proud|sorry|thank\w*|happy|not (?:my|your) fault)\b|\b(?:sounded|sound|look(?:ed)?) (?:like myself|better|well|great|good|happy|happier|lighter)\b|\b(?:amazing|brilliant|great|brave|strong|beautiful|clever|smart|good at|doing well|a good)\b/i,
    reflections: [
      "I imagine that was not easy to hear.",
      "Words like that can hurt.",
      "That sounds as if it stung.",
    ],
    questions: [
      "What was it like to hear that?",
      "What did you say?",
      "What would you have liked to hear?",
    ],
  },
  {
    id: "unheard",
    when: /\b(?:(?:(?:no one|nobody) (?:ever |even |really )*|(?:they|he|she) (?:never |don't |doesn't |won't )(?:even |ever |really )*)(?:listens?|hears?|asks?|cares?|understands?|notices?|sees?|gets? it|appreciates?|helps?)|ignor(?:ed|es|ing) me|not (?:heard|seen|listened|appreciated)|invisible|taken for granted|takes? me for granted|never asks?)\b/,
    reflections: [
      "It sounds as if you don’t feel heard.",
      "It hurts, not to be noticed by people who matter to you.",
      "You would like somebody to really listen.",
    ],
    questions: [
      "What would you want them to know?",
      "What happens when you try to tell them?",
      "Who does listen to you?",
    ],
  },
  {
    id: "self-blame",
    when: /\b(?:my (?:own )?fault|blame myself|because of me|it was me\b|i was the one who|i left the (?:door|gate|window|stove|oven|car)|i (?:ruin|ruined|mess up|messed up|screw up|spoil) (?:everything|it|things)|i should(?:'ve| have(?! to\b))|if only i|i'm the problem|i let (?:him|her|them|everyone) down|i caused)\b/,
    reflections: [
      "It sounds as if you are blaming yourself a good deal.",
      "You are being hard on yourself there.",
      "You wish that you had done it differently.",
    ],
    questions: [
      "Which part of it was really in your hands?",
      "What would you say to a friend who blamed themselves like that?",
      "What did you know at the time?",
    ],
  },
  {
    id: "fear-future",
    when: /\b(?:what if|(?:scared|afraid|terrified|worried|fear|frightened) (?:of(?! me\b)|that|i|he|she|they|it|about|to)|might (?:lose|fail|die|happen)|going to (?:lose|fail|leave|fire|end up)|won't be able to|end up (?:alone|like|homeless|failing))\b/,
    reflections: [
      "It sounds as if you are worried about what might happen.",
      "That is a frightening thought to live with.",
      "Not knowing how it will turn out is hard.",
    ],
    questions: [
      "What are you most afraid of?",
      "How likely does it seem, when you look at it calmly?",
      "What would you do, if it did happen?",
    ],
  },
  {
    id: "torn",
    when: /\b(?:part of me|half of me|on (?:the )?one hand|torn|mixed feelings|i (?:love|like|want) (?:him|her|it|them|to)\b.{0,40}\bbut|want to\b.{0,40}\bbut|i know i should(?:n't)?\b.{0,40}\bbut|don't know (?:whether|if) (?:i|we) (?:should|want|can|could|am|'m)|ambivalent)\b/,
    reflections: [
      "Part of you wants one thing, and part of you wants another.",
      "It is hard to be pulled in two directions.",
      "There are good reasons on both sides, I imagine.",
    ],
    questions: [
      "What speaks for each side?",
      "Which side is stronger today?",
      "What would you lose, either way?",
    ],
  },
  {
    id: "avoiding",
    when: /\b(?:avoid(?:ing|ed)?|putting (?:it )?off|put (?:it )?off|don't want to (?:think|talk) about|try not to think|pretend it|haven't (?:opened|replied|called|told|answered)|i(?:'m| am)? (?:just |try to )?ignor(?:e|ing) (?:it|them|the)|distract myself|keep(?:ing)? (?:myself )?busy|hide (?:it|from))\b/,
    reflections: [
      "It sounds as if it is hard to face.",
      "It makes sense to put off something that feels so big.",
      "Not looking at it has been a way to get through the day.",
    ],
    questions: [
      "What makes it so hard to face?",
      "What do you think would happen, if you did?",
      "What would be the smallest part of it to look at?",
    ],
  },
  {
    id: "coping",
    when: /\b(?:i(?:'ve| have)? (?:been )?(?:try|tried|trying) (?:to|and|my|not|it|the|medita|breath|journal|exercis|yoga)|i (?:usually|normally|sometimes) (?:go|take|listen|write|walk|read|run|call|talk)|what helps (?:me )?is|it helps (?:when|to|if)|i went for (?:a walk|a run)|i(?:'ve| have) started (?:to )?(?:run|writ|walk|see|medita|journal|yoga|therap|exercis|swim|talk)\w*|i managed)\b/,
    reflections: [
      "So you have already been trying things.",
      "You know something about what helps you.",
      "It is good that you tried that.",
    ],
    questions: [
      "How did it help, if it did?",
      "What else has helped?",
      "What would you like more of?",
    ],
  },
  {
    id: "hurt-by-other",
    when: /\b(?:(?:he|she|they) (?:just |always |never |still |only |really )?(?:left(?! (?:the|a|his|her|their|it|some|early|for)\b)|lied|cheated|ignored|hurt|hates? (?:me|us)|blames?|forgot|chose|(?:doesn't|don't) (?:(?:love|want|like|respect) (?:me|us)|care(?! (?:about (?:that|it|how|what)|if|what)))|didn't (?:even (?:call|come|say|ask|apologi\w*|text|look|care|notice)|come|call|show|care|apologi|say)))\b/,
    reflections: [
      "I’m sorry. That must have hurt.",
      "That sounds painful.",
      "You did not deserve that.",
    ],
    questions: [
      "What was that like for you?",
      "What would you want to say to {them|that person}?",
      "How are you with it now?",
    ],
  },
  {
    id: "longing",
    when: /\b(?:i (?:just |really |only |still )?(?:wish|long for|want(?:ed)? (?:him|her|them|it to|someone|somebody|my|a|to be|to feel|to have))|if only|i'd (?:love to|give anything)|all i want)\b/,
    not: /\b(?:want(?:ed)? to (?:die|disappear|scream|punch)|don't want)\b|\b(?:if|whether) i (?:still |really )?want/i,
    reflections: [
      "It sounds as if that means a great deal to you.",
      "I can hear how much you would like that.",
      "That is a very human wish.",
    ],
    questions: [
      "What would that give you?",
      "When did you last have something of it?",
      "What do you miss most?",
    ],
  },
  {
    id: "pressure",
    when: /\b(?:(?:i )?(?:have|got) to (?:be|finish|keep|decide)|expected to|(?:it's|this is|all|just|is getting|way) too much|on top of (?:that|it|everything|all)|everything at once|one thing after another|no time|never ends|can't keep up|can't cope|can't handle|falling apart)\b/,
    reflections: ["That is a lot to deal with."],
    questions: [
      "Which part of it presses most today?",
      "What could wait, or be done by someone else?",
      "What would help most right now?",
    ],
  },
  {
    id: "always-been",
    when: /\b(?:i(?:'ve| have)? always (?:been|felt|had|done|thought)|all my life|(?:for|been) my whole life|my whole life i|since (?:i was|childhood|school|forever)|as long as i can remember|for as long as|ever since)\b/,
    not: /\b(?:driven|drive|worked|lived|played|known|swum|swam|cooked|sung|translat\w*|ridden)\b/,
    reflections: [
      "So it goes back a long way.",
      "You have lived with that for a long time.",
      "This is not new, then.",
    ],
    questions: [
      "When do you first remember it?",
      "Has there been a time without it?",
      "What has it been like, living with that?",
    ],
  },
  {
    id: "tears",
    when: /\b(?:cry(?:ing)?|cried|tears|sobb\w*|broke down|breaking down|in tears)\b/,
    not: /\bcry\?|\bthe crying\b|\b(?:car|van|bus|train|boiler|machine|washer|fridge|heating|phone|laptop|computer) (?:just )?broke down\b|\b(?:he|she|baby|they|mum|mom|dad|son|daughter|wife|husband|sister|brother) (?:is |was |were |started |keeps |just )?cr(?:y|ied|ies|ying)\b|\b(?:haven't|can't|couldn't|didn't|not|don't) (?:even )?cr(?:y|ied)\b|\b(?:the|my|his|her|our) \w+s cr(?:y|ied)\b|^(?:my|our|his|her|the) \w+ (?:\w+ )?cried\b/,
    reflections: ["It is all right to cry.", "It sounds as if it got very close to you."],
    questions: ["What were you thinking of, just before?", "How did you feel afterwards?"],
  },
];
