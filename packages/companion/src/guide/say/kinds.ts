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
      "Something thawed between you.",
      "It sounds as if you found your way back to each other, and not by being perfect.",
      "A long way lies behind a moment like that.",
    ],
    questions: [
      "What made it possible this time?",
      "What was the best minute of it?",
      "What did you both do differently?",
    ],
  },
  {
    id: "relief",
    tone: "glad",
    when: /\b(?:that (?:really |actually )?help(?:s|ed)|this (?:is |really |actually )?help(?:s|ed|ing|ful)|feel(?:ing)? (?:a (?:bit|little|lot) |much |slightly |so much |already )?(?:better|lighter|calmer|clearer)|good to (?:say|get (?:it|that) (?:out|off)|talk)|needed (?:that|this|to (?:say|hear))|weight off|not as bad as i (?:thought|feared|expected)|never thought (?:of|about) it (?:like )?that|that makes (?:so much |a lot of )?sense|good point|you're right)\b/,
    not: /\b(?:not|n't|never felt)\b/,
    reflections: [
      "Something has shifted a little, just from being looked at.",
      "I’m glad it is lighter, even by that much.",
      "You did the work there. I only held the lamp.",
    ],
    questions: [
      "What would you like to keep from that?",
      "What is clearer to you now than it was when you came?",
      "What might that make possible this week?",
    ],
  },
  {
    id: "realisation",
    when: /\b(?:i (?:just )?reali[sz]e(?:d)?|maybe it's (?:because|that|really)|i think (?:it's|that's|it is) (?:because|really|actually|more|about)|now i see|it (?:just )?hit me|dawned on me|looking back|come to think of it|i guess (?:i'm|it's|what|the real)|deep down|the real (?:reason|problem|issue))\b/,
    reflections: [
      "You have put your finger on something there.",
      "That sounds closer to the heart of it than where we began.",
      "You worked that out yourself, just now.",
    ],
    questions: [
      "What changes, if that is what it is really about?",
      "How long have you half known that?",
      "What does it ask of you?",
    ],
  },
  {
    id: "commit",
    when: /\b(?:i(?:'ll| will| am going to|'m going to|'m gonna) (?:try|do|call|text|tell|talk|write|go|ask|start|take|make|see|give|speak|book|send|ring|message|set|say|stop|put|work|sleep|rest)|i(?:'ve| have) decided|i want to try|i(?:'m| am) ready to|i shall (?:call|ring|telephone|write|go|ask|speak|try|tell|see|do|start|visit)|(?:(?:maybe|perhaps) i can|i could) (?:text|tell|call|ring|ask|write to|email|message|hand|give|join|book|go to|talk to|speak to|hear|visit) (?:\w+ ){0,2}(?:her|him|them|my|the|over|a|children|it)|my plan is|tomorrow i(?:'ll|'m going)|i (?:can|could|might) (?:try|do) (?:that|it|this)|i might (?:ask|call|text|tell|talk|write|go|try|see|start|book|message)|i could (?:\w+ ){1,6}(?:on|at|by|after|before|this|next|for a) \w+)\b/,
    not: /\b(?:never|don't think|won't|what if|if i)\b/,
    reflections: [
      "That is a step with your own handwriting on it.",
      "You know what you want to do, and you said it out loud.",
      "That is small enough to happen and real enough to count.",
    ],
    questions: [
      "When exactly would be the easiest moment for that?",
      "What might get in the way, and what would you do then?",
      "How sure are you that you will do it, from nought to ten?",
    ],
  },
  {
    id: "change-wish",
    when: /\b(?:i (?:really |just )?(?:want|need|have) to (?:change|stop|get (?:out|better|help|back|over)|start|be (?:better|happier|free|myself|heard|seen)|move|feel|talk to|do something|find|learn|leave|say|tell|quit|let go)(?! (?:them|him|her|my \w+) in person)|i should (?:probably |really )?(?:try|call|talk|start|stop|go|tell|ask|see|leave|do|get)|i could (?:try|maybe|call|ask|start|ring|text|write|message|tell|talk|go|visit)|maybe i (?:could|should|can|need to)|it's time (?:to|i))\b/,
    not: /\b(?:don't (?:want|need|have) to|can't|die|give up|quit trying|disappear)\b/,
    reflections: [
      "There is a wish in that, and it is yours.",
      "Part of you is already leaning towards something different.",
      "You can hear what would be better, even if the way there is not clear.",
    ],
    questions: [
      "What would be different, a month from now, if you did?",
      "What makes it matter enough to think of it now?",
      "What would the first inch of it look like?",
    ],
  },
  {
    id: "sustain",
    when: /\b(?:(?:nothing|it never|it won't|that won't|that doesn't|it doesn't) (?:ever )?(?:works?|helps?|changes?|make (?:a|any) difference)|tried everything|tried (?:that|it all|all (?:of )?that)|no point|what's the use|won't (?:work|help|change)|(?:just )?give up\b|giving up|too late (?:for me|to change|to start)|it's impossible|i can't change|always (?:be|going to be) (?:like this|this way)|never (?:change|get better|work out|going to))\b/,
    reflections: [
      "You have tried before, and it makes sense to be wary of one more thing.",
      "From where you stand, hope looks like another way to be let down.",
      "I won’t try to talk you out of that. You have your reasons.",
    ],
    questions: [
      "Of the things you tried, which came nearest to helping?",
      "What would have to be different for it to be worth another try?",
      "What has kept you going in spite of it?",
    ],
  },
  {
    id: "self-question",
    when: /\b(?:what(?:'s| is) wrong with me|why am i (?:like this|so|such)|why (?:do|does|can't|is it) (?:i|this|it) (?:always|keep|just|never|have|stop|feel|care|let|go|still|do)|why me|what did i do (?:wrong|to deserve)|am i (?:crazy|broken|a bad|going (?:mad|crazy|insane)|overreacting|the problem|being (?:unreasonable|dramatic|selfish|stupid|too))|is it (?:just me|normal|my fault)|is (?:that|this|it) (?:normal|weird|wrong|bad|okay|ok)|does it (?:ever )?get better|will (?:it|i) ever)\b/,
    reflections: [
      "You turn it on yourself as a question, and it comes out like an accusation.",
      "A lot of people ask themselves that late at night, and it rarely gets a fair answer there.",
      "What you describe is a human answer to something hard, and no proof that you are broken.",
    ],
    questions: [
      "What answer are you afraid of?",
      "What would you answer, if a friend asked you that?",
      "What happened just before that question came up?",
    ],
  },
  {
    id: "minimising",
    when: /\b(?:(?:other people|others|some people|people) (?:have|has) it (?:much |so much |far |way )?worse|shouldn't (?:complain|be complaining|feel (?:this|like this))|not (?:a big deal|that bad|that big|a real problem|even that)|it's (?:stupid|silly|nothing|dumb|probably nothing|fine)|i'm (?:being|just being) (?:silly|stupid|dramatic|ridiculous|a baby)|sorry for (?:ranting|rambling|complaining|moaning|dumping|wasting)|first world problem|i know it's (?:silly|stupid|small)|no reason to complain|i'm fine)\b/,
    reflections: [
      "It does not have to be the worst thing in the world to count here.",
      "You step in to make it smaller, before anybody else can.",
      "Somebody else’s broken leg does not heal your wrist.",
    ],
    questions: [
      "If it were allowed to be as big as it is, how big would it be?",
      "Who taught you to apologise for hurting?",
      "What would you say about it, if you did not have to be reasonable?",
    ],
  },
  {
    id: "forbidden-wish",
    when: /\b(?:wish (?:it|this) (?:was|were|would be) (?:over|all over|done)|wish (?:he|she|they) (?:was|were|would) (?:gone|just go)|feel like a monster|terrible (?:thing )?to say|awful (?:thing )?to say|bad person for)\b/,
    reflections: [
      "You can love somebody and long for it to be over. Both live in most people who have carried something for this long.",
      "It is a thought that comes with exhaustion, and it does not cancel the love.",
      "You said the thing that one is not supposed to say, and the sky did not fall.",
    ],
    questions: [
      "What would be over, for you, if it were over?",
      "How long have you been alone with that thought?",
    ],
  },
  {
    id: "no-tears",
    when: /\b(?:haven't|can't|couldn't|didn't|not) (?:even |been able to )?cr(?:y|ied)\b/,
    reflections: [
      "The tears will come in their own time, or in another form. It does not mean that you feel nothing.",
      "Somebody has to keep functioning, and that somebody has been you.",
      "It may be that your body is waiting until it is safe to let go.",
    ],
    questions: [
      "What are you keeping upright for, just now?",
      "Where would you want to be, when it does come?",
    ],
  },
  {
    id: "froze",
    when: /\b(?:just (?:stood|sat|froze|smiled|nodded|took it)|froze|couldn't (?:say|speak|move|answer|respond|think)|said nothing|didn't (?:say anything|know what to say|stand up)|went (?:quiet|silent|blank)|kept (?:quiet|my mouth shut)|bit my tongue)\b/,
    reflections: [
      "A body that freezes is protecting you. The answers only come later, on the stairs.",
      "Everything in you went still, and afterwards it has been anything but still.",
      "You had no words then, and now you may have a hundred.",
    ],
    questions: [
      "What would have come out, if you could have spoken?",
      "What did going quiet save you from?",
      "Where else in your life have you learnt to go still?",
    ],
  },
  {
    id: "again",
    when: /\b(?:not the first time|every (?:single )?time(?! (?:someone|somebody|people|a ))|(?:happens|does|did|doing|happened) (?:it |this |that )?(?:again|every|all the time|to me)|always (?:happens|does|ends|the same)|same (?:thing|story|pattern) (?:again|every)|keeps? happening|keep doing|over and over|once again|yet again)\b/,
    reflections: [
      "So this is not one bad day. It is a pattern, and patterns wear one down.",
      "By now you can see it coming, and seeing it coming does not make it hurt less.",
      "Each time on its own could be shrugged off. It is the sum of them.",
    ],
    questions: [
      "What was it like the first time?",
      "What have you begun to do, because you expect it?",
      "What would break the pattern, even once?",
    ],
  },
  {
    id: "used-to",
    when: /\b(?:i|we) (?:never )?used to\b|\b(?:he|she|they|it) (?:never used|didn't use) to\b|\bhaven't (?:touched|picked up|played|painted|written|danced|sung|done|been) .{0,30}\b(?:years|months|ages|since)\b|\bback when\b|\bin the old days\b/,
    reflections: [
      "There was a time when that was different, and you have not forgotten it.",
      "You can measure the distance by what has gone missing.",
      "Something that was part of you has been put on a shelf.",
    ],
    questions: [
      "What was it like, back then?",
      "When did it slip away?",
      "What would be the smallest piece of it to bring back?",
    ],
  },
  {
    id: "was-not-there",
    when: /\bi (?:wasn't|was not|couldn't be|didn't get) there(?= (?:when|for|at the end|that (?:night|day)|in time)|[.! ]*$)|\bdidn't (?:get to )?say goodbye\b|\bnever got to say\b|\bi(?:'d| had) (?:just )?(?:gone home|left|gone out)\b(?! (?:him|her|them|it|my|the)\b)|\b(?:got|came|arrived|was) (?:there )?too late\b/,
    reflections: [
      "You were there for so much of it, and one moment without you has taken the place of all the rest.",
      "Nobody could have known which hour it would be.",
      "You keep going back to the door you went out of.",
    ],
    questions: [
      "What would you have wanted to say or do?",
      "What were all the hours like, in which you were there?",
    ],
  },
  {
    id: "not-told",
    when: /\b(?:didn't (?:even )?(?:tell|mention|call|ask) (?:me|us)|nobody told (?:me|us)|no one told (?:me|us)|found out (?:from|by|through|on)|had to find out|hid it from (?:me|us))\b/,
    reflections: [
      "You were the one who should have known, and you heard it last.",
      "It hurts twice: that it happened, and that it was kept from you.",
      "Being spared can feel a lot like being shut out.",
    ],
    questions: [
      "Why do you think it was kept from you?",
      "What would you have done, had you known?",
    ],
  },
  {
    id: "broke-trust",
    when: /\b(?:i (?:know i )?(?:broke|lost|betrayed|destroyed) (?:his|her|their) trust|(?:he|she|they) (?:trusted|trusts|believed in|relied on) me|read (?:his|her|their) (?:messages|diary|texts|phone)|i lied to (?:him|her|them|everyone))\b/,
    reflections: [
      "You see what it looks like from the other side, and that is not comfortable.",
      "Trust goes in a minute, and comes back in small coins.",
      "You are not making excuses. You would like a way to make it good.",
    ],
    questions: [
      "What do you think it was like for {them|the other person}?",
      "What would earning it back look like, in very small steps?",
      "What have you not yet said to {them|the other person} about it?",
    ],
  },
  {
    id: "not-believed",
    when: /\b(?:(?:people|they|everyone|he|she|others) (?:say|says|think|thinks|tell me|tells me) (?:it's |it is |i'm |that it's )?(?:just|only|all in my head|making it up|exaggerating|overreacting|being dramatic)|no(?:body| one) .{0,20}believes?|don't believe me|doesn't believe me|not taken seriously|look fine|calm down)\b/,
    reflections: [
      "On top of it all, you have to prove that it is real.",
      "Being told what you feel is a lonely thing.",
      "They see the outside of it and think that is all there is.",
    ],
    questions: [
      "What would you want them to see, if they could look for one minute?",
      "Who has ever simply believed you?",
      "What do you start to think yourself, when you hear it often enough?",
    ],
  },
  {
    id: "only-comfort",
    when: /\b(?:(?:it's |it is |that's )?the only thing (?:that|which)|only (?:time|way|place) (?:i|that)|it (?:switches|turns|shuts) (?:my|everything|it)|helps me (?:forget|sleep|switch|cope|relax)|takes the edge off)\b/,
    reflections: [
      "It does a real job for you. That is why it is hard to let go of.",
      "You found one switch that works, and nobody has shown you another.",
      "It gives you an hour of quiet, and you have needed the quiet.",
    ],
    questions: [
      "What is it that needs switching off?",
      "What does it cost, the next day?",
      "What else has ever given you even ten minutes of that?",
    ],
  },
  {
    id: "cannot-tell",
    when: /\b(?:can't (?:tell|talk to|say (?:it|this|that) to) (?:anyone|anybody|him|her|them|my)|no one i can (?:tell|talk)|nobody i can (?:tell|talk)|don't want to (?:worry|burden|bother) (?:him|her|them|anyone|people|my)|haven't (?:said|told) (?:anything|him|her|them))\b/,
    reflections: [
      "You protect them from it, and so you are alone with it.",
      "Keeping it from the people who are close has become part of the weight.",
      "It stays inside, and it grows there.",
    ],
    questions: [
      "What do you imagine would happen, if you said it?",
      "Who would you tell, if it could not hurt anybody?",
      "What would you want back, if you told somebody: advice, or just company?",
    ],
  },
  {
    id: "do-not-want-to-lose",
    when: /\b(?:don't want to (?:lose|hurt|disappoint|leave) (?:him|her|them|my|it|this|anyone)|afraid (?:of losing|to lose)|scared (?:of losing|to lose)|without (?:him|her|them) i)\b/,
    reflections: [
      "Under all of it is how much this means to you.",
      "You would bend a long way, so as not to lose that.",
      "The bond is worth something to you, and so is your own peace, and they have been pulling.",
    ],
    questions: [
      "What would you want to keep, whatever else changes?",
      "What would staying close look like, without it costing you so much?",
    ],
  },
  {
    id: "not-like-me",
    when: /\b(?:scared myself|not (?:usually )?like (?:me|this)|not myself|don't recogni[sz]e myself|who have i become|what have i become|never be like (?:that|him|her|them)|sounded (?:exactly |just )?like (?:him|her|them|my)|turning into (?:him|her|my)|just like (?:my|him|her)|(?:that's|thats) not (?:me|who i am))\b/,
    reflections: [
      "You caught sight of yourself from outside, and it gave you a fright.",
      "There is somebody you swore never to be, and for a second you heard them in your own voice.",
      "That you notice it is exactly what is different.",
    ],
    questions: [
      "What would you have wanted to do in that second?",
      "What do you have, that they did not have back then?",
      "What has been building up, before it came out like that?",
    ],
  },
  {
    id: "they-are-right",
    when: /\b(?:(?:she|he|they)(?:'s| is|'re| are) (?:right|not wrong)|has a point|have a point|can't blame (?:him|her|them)|don't blame (?:him|her|them))\b/,
    reflections: [
      "You can see it from the other side, even though it stings.",
      "It hurts more because there is something in it.",
    ],
    questions: [
      "Which part of it do you agree with, and which not?",
      "What would you like to be able to answer?",
    ],
  },
  {
    id: "somebody-saw-me",
    when: /\b(?:my (?:gran|grandma|nan|grandad|grandpa|teacher|aunt|uncle|friend|mum|mom|dad|sister|brother|coach|wife|husband) (?:always |really |still )?(?:liked|loved|believed in|was proud of|is proud of|stood by|likes|loves|believes in) me|there (?:was|is) one (?:person|friend|teacher))\b/,
    reflections: [
      "So there was somebody who saw you, and did not need convincing.",
      "One person is not nothing. One person is a whole witness.",
      "Hold on to that one for a moment.",
    ],
    questions: [
      "What did {they|that person} see in you?",
      "What would {they|that person} say, if {they|that person} could hear you tonight?",
    ],
  },
  {
    id: "tried-once",
    when: /\bi (?:tried|went to|joined|gave) .{0,40}\b(?:once|one time|a couple of times|last (?:year|month|week)|but)\b|\bgave up (?:too|so|after)\b|\bi gave up\b/,
    reflections: [
      "You did go and try, which is more than the hard voice will give you credit for.",
      "One try told you how it was that evening. It may not have told you how it would be.",
      "It takes something to walk in alone, and something more to walk in a second time.",
    ],
    questions: [
      "What would have made that first time a little easier?",
      "What would it take to give it one more go?",
      "What were you hoping to find there?",
    ],
  },
  {
    id: "where-to-go",
    when: /\b(?:don't know (?:where|what|how) (?:we|i)(?:'ll| will| can| would| am going to|'m going to) (?:go|do|live|manage|cope|survive|pay|afford)|nowhere to go|where (?:would|will|do) (?:i|we) (?:even )?go|no way out|what happens (?:now|next)|runs? out|running out)\b/,
    reflections: [
      "The ground in front of you stops, and you still have to take the next step.",
      "It is not a feeling only. It is a real and practical fear.",
      "You are trying to see round a corner.",
    ],
    questions: [
      "What is the very next thing that has to happen?",
      "Who could stand beside you in the practical part of it?",
      "What do you need to know, to sleep tonight?",
    ],
  },
  {
    id: "at-a-loss",
    when: /\b(?:don't know what to do|no idea what to do|don't know (?:how|where) to (?:start|begin|go on|stop|handle|deal|cope)|at a loss|out of ideas|at my wits' end|can't (?:see|find) a way|i(?:'m| am) (?:so )?lost)\b/,
    reflections: [
      "You have looked at it from every side, and no way out of it looks right.",
      "You are at the point where one more thought does not help.",
      "When nothing looks right, it is hard even to stand still.",
    ],
    questions: [
      "What have you thought of already, and put aside?",
      "If it need not be solved, what would make tonight easier?",
      "What is the part of it that will not wait?",
    ],
  },
  {
    id: "others-have-it",
    when: /\b(?:(?:sister|brother|friend|cousin|colleague|ex|she|he|everyone|flatmate|sister in law|sister-in-law|brother-in-law)(?: just| already| has| has just| have)? (?:got (?:engaged|married|promoted|pregnant|the job)|announced|passed|is (?:engaged|pregnant|getting married|having)|had (?:a|her|his) (?:baby|first))|(?:her|his|their) (?:\w+ )?(?:pregnancy|engagement|wedding|promotion))\b/,
    reflections: [
      "Somebody else was given, almost in passing, what you have been reaching for.",
      "You can be glad for somebody and sore for yourself in the same minute.",
      "You had to hold your face together, and nobody saw what that took.",
    ],
    questions: [
      "What did you do with your own feeling, while you were being glad?",
      "What is it that you want for yourself in it?",
      "Who could you say the unkind version to?",
    ],
  },
  {
    id: "pile",
    when: /(?:[^,.!?]{3,60},){2,}[^,.!?]{3,80} and [^,.!?]{3,60}/,
    not: /\b(?:happy|great|lovely|good news)\b/,
    reflections: [
      "Any one of those would fill a week, and they have all come in the same one.",
      "Nobody could give each of those the room it asks for.",
      "You list them quickly, as if they would weigh less that way.",
    ],
    questions: [
      "Which of them takes up the most room in you?",
      "Which one, if it were settled, would make the others lighter?",
    ],
  },
  {
    id: "kept",
    not: /\b(?:the|his|her|their|all) (?:messages|texts|emails|voicemails)\b/,
    when: /\bi(?:'ve)? (?:still (?:have|keep)|kept|never (?:sold|threw|deleted|listened|opened|returned))\b/,
    reflections: [
      "You kept it. Part of you never signed it away.",
      "It is still there, and so is whatever it stands for.",
      "Something in you is not done with it, and perhaps need not be.",
    ],
    questions: [
      "What would happen, if you took it out and looked at it?",
      "What has kept you from letting go of it?",
      "What does it know about you that others have forgotten?",
    ],
  },
  {
    id: "carrying-all",
    when: /\b(?:have to (?:be strong|hold|keep it together|do everything|pretend|put on)|everyone (?:relies|depends|leans|counts) on me|i(?:'m| am) the (?:one|only one) (?:who|that) (?:always|has to|does|holds|keeps|pays|looks|cares|organi[sz]es|remembers|everyone)|all on me|falls? on me|hold(?:ing)? everything together|keep(?:ing)? it together|put on a (?:brave |happy )?(?:face|smile|mask)|pretend(?:ing)? (?:to be |i'm |i am |everything)|do everything (?:myself|alone|around))\b/,
    reflections: [
      "You hold it up for everybody, and nobody asks who holds you.",
      "Being the strong one has become a part you are not allowed to leave.",
      "It looks effortless from outside, because you make sure that it does.",
    ],
    questions: [
      "What would happen, if you put one piece of it down?",
      "Who gets to see you when you are not strong?",
      "When did that become your job?",
    ],
  },
  {
    id: "told-something",
    when: /\b(?:he|she|they|mum|mom|mother|dad|father|boss|manager|husband|wife|partner|boyfriend|girlfriend|friend|sister|brother|teacher|someone) (?:just |even |then |always )?(?:(?:said|told me)\b[^.!?]{0,24}\b(?:i|i'm|i am|i was|my|you're|you are)|called me|calls me|(?:says|thinks|reckons) (?:that )?i(?:'m| am)|keeps? (?:saying|telling)|yelled|shouted|laughed at)\b/,
    not: /\bi think (?:he|she|they)\b|\b(?:ok|okay|fine|love[sd]?|proud|sorry|thank\w*|happy|not (?:my|your) fault)\b/,
    reflections: [
      "Those words landed, and they have stayed.",
      "It was said quickly, I suppose, and you have been hearing it slowly ever since.",
      "There is what was said, and there is what it seemed to say about you.",
    ],
    questions: [
      "What did you hear underneath those words?",
      "What happened in you when you heard it?",
      "What would you have needed to hear in place of that?",
    ],
  },
  {
    id: "unheard",
    when: /\b(?:(?:no one|nobody|they|he|she) (?:never |don't |doesn't |won't |even )*(?:listens?|hears?|asks?|cares?|understands?|notices?|sees?|gets? it|appreciates?|helps?)|ignor(?:ed|es|ing) me|not (?:heard|seen|listened|appreciated)|invisible|taken for granted|takes? me for granted|never asks?)\b/,
    reflections: [
      "You have been saying it, one way or another, and it has not arrived.",
      "To be overlooked by people who are right there is its own kind of lonely.",
      "You want somebody to notice without having to be told.",
    ],
    questions: [
      "If somebody had really asked, what would you have told them?",
      "What would being heard look like, in one small scene?",
      "What have you stopped saying, because nobody took it up?",
    ],
  },
  {
    id: "self-blame",
    when: /\b(?:my (?:own )?fault|blame myself|because of me|it was me\b|i was the one who|i left the (?:door|gate|window|stove|oven|car)|i (?:ruin|ruined|mess up|messed up|screw up|spoil) (?:everything|it|things)|i should(?:'ve| have)|if only i|i'm the problem|i let (?:him|her|them|everyone) down|i caused)\b/,
    reflections: [
      "You have put the whole of it on your own side of the scales.",
      "When we blame ourselves, at least it seems that we could have prevented it.",
      "You are strict with the person who was there, and that person was doing what they could see to do.",
    ],
    questions: [
      "Which part of it was truly in your hands?",
      "Who else had a share in it?",
      "What would a fair judge say, one who had heard everything?",
    ],
  },
  {
    id: "fear-future",
    when: /\b(?:what if|(?:scared|afraid|terrified|worried|fear|frightened) (?:of|that|i|he|she|they|it|about|to)|might (?:lose|fail|leave|die|happen|get)|going to (?:lose|fail|leave|fire|end up)|won't be able to|end up (?:alone|like|homeless|failing))\b/,
    reflections: [
      "Your mind has run ahead, and it is living in the bad version already.",
      "You are trying to be ready for something that has not happened yet.",
      "It matters to you, and so the fear has found the right place to press.",
    ],
    questions: [
      "How does the story end, when the fear tells it?",
      "And if the worst of it did come, what would you do on the first morning?",
      "How likely is it, when you look at it by daylight?",
    ],
  },
  {
    id: "torn",
    when: /\b(?:part of me|half of me|on (?:the )?one hand|torn|mixed feelings|i (?:love|like|want) (?:him|her|it|them|to)\b.{0,40}\bbut|want to\b.{0,40}\bbut|i know i should(?:n't)?\b.{0,40}\bbut|don't know (?:whether|if)|ambivalent)\b/,
    reflections: [
      "Two parts of you are pulling, and both have a point.",
      "You need not choose between them tonight. They can both be heard.",
      "It would be easier, if one of them were simply wrong.",
    ],
    questions: [
      "Which of the two has had less of a hearing so far?",
      "What is each of them afraid of?",
      "What would both of them agree on?",
    ],
  },
  {
    id: "avoiding",
    when: /\b(?:avoid(?:ing|ed)?|putting (?:it )?off|put (?:it )?off|don't want to (?:think|talk) about|try not to think|pretend it|haven't (?:opened|replied|called|told|answered)|ignor(?:e|ing) (?:it|them|the)|distract myself|keep(?:ing)? (?:myself )?busy|hide (?:it|from))\b/,
    reflections: [
      "Not looking at it has been a way to get through the day.",
      "It waits, and you can feel it waiting.",
      "Keeping it at arm’s length takes an arm.",
    ],
    questions: [
      "What do you think you would meet, if you looked straight at it?",
      "What has not looking at it given you so far?",
      "Which corner of it could bear a quick glance?",
    ],
  },
  {
    id: "coping",
    when: /\b(?:i(?:'ve| have)? (?:been )?(?:try|tried|trying) (?:to|and|my|not|it|the|medita|breath|journal|exercis|yoga)|i (?:usually|normally|sometimes) (?:go|take|listen|write|walk|read|run|call|talk)|what helps (?:me )?is|it helps (?:when|to|if)|i went for (?:a walk|a run)|i(?:'ve| have) started (?:to )?(?:go|run|writ|walk|see|medita|journal|yoga|therap|exercis|swim|talk)\w*|i managed)\b/,
    reflections: [
      "You have not been sitting still with it. You have been looking for ways.",
      "You know a few things already about what keeps you afloat.",
      "That took effort on a day when effort was dear.",
    ],
    questions: [
      "What did that do for you, even a little?",
      "Which of the things you do would you want more of?",
      "What does it tell you about what you need?",
    ],
  },
  {
    id: "hurt-by-other",
    when: /\b(?:(?:he|she|they) (?:just |always |never |still |only |really )?(?:left(?! (?:the|a|his|her|their|it|some|early|for)\b)|lied|cheated|ignored|hurt|hates? (?:me|us)|blames?|forgot|chose|(?:doesn't|don't) (?:(?:love|want|like|respect) (?:me|us)|care)|didn't (?:even|come|call|show|care|apologi|say)))\b/,
    reflections: [
      "You had counted on something there, and it was not there.",
      "What somebody else did has landed on your side of the table.",
      "You are left to make sense of what somebody else did.",
    ],
    questions: [
      "What did you need from {them|that person} just then?",
      "What has it made you believe, that may not be true?",
      "What would you say to {them|that person}, if it were safe to say anything?",
    ],
  },
  {
    id: "longing",
    when: /\b(?:i (?:just |really |only |still )?(?:wish|miss|long for|want(?:ed)? (?:him|her|them|it to|someone|somebody|my|a|to be|to feel|to have))|if only|i'd (?:love|give anything)|all i want)\b/,
    not: /\b(?:want(?:ed)? to (?:die|disappear|scream|punch)|don't want)\b/,
    reflections: [
      "There is something good you are reaching for in that.",
      "The missing has a shape, and you can nearly draw it.",
      "It is not much to ask, and it has been hard to come by.",
    ],
    questions: [
      "What would having that give you?",
      "When was it last there, even a little?",
      "What is the nearest small piece of it, within reach?",
    ],
  },
  {
    id: "pressure",
    when: /\b(?:(?:i )?(?:have|need|got) to (?:be|do|get|finish|make|keep|decide)|i must|expected to|(?:it's|this is|all|just|is getting|way) too much|on top of (?:that|it|everything|all)|everything at once|one thing after another|no time|never ends|can't keep up|can't cope|can't handle|falling apart)\b/,
    reflections: [
      "That is a lot of weight for one pair of shoulders.",
      "Each piece might be bearable. It is the pile that is not.",
      "There is hardly a gap in it in which to breathe.",
    ],
    questions: [
      "Which piece of it presses hardest today?",
      "What on that list is not truly yours?",
      "What would you put down first, if you could put one thing down?",
    ],
  },
  {
    id: "always-been",
    when: /\b(?:i(?:'ve| have)? always (?:been|felt|had|done|thought)|all my life|(?:for|been) my whole life|my whole life i|since (?:i was|childhood|school|forever)|as long as i can remember|for as long as|ever since)\b/,
    not: /\b(?:driven|drive|worked|lived|played|known|swum|swam|cooked|sung|translat\w*|ridden)\b/,
    reflections: [
      "This goes back a long way. It did not begin this week.",
      "You have lived with it for so long that it is hard to say where it ends and you begin.",
      "An old thing, then, that has found a new occasion.",
    ],
    questions: [
      "What is the earliest time that you remember it?",
      "Has there ever been a stretch without it?",
      "What did you need back then that you did not get?",
    ],
  },
  {
    id: "tears",
    when: /\b(?:cry(?:ing)?|cried|tears|sobb\w*|broke down|breaking down|in tears)\b/,
    not: /\b(?:he|she|baby|they|mum|mom|dad|son|daughter|wife|husband|sister|brother) (?:is |was |were |started |keeps |just )?cr(?:y|ied|ies|ying)\b|\b(?:haven't|can't|couldn't|didn't|not|don't) (?:even )?cr(?:y|ied)\b/,
    reflections: [
      "The tears know something that words have not caught up with.",
      "Let them come, if they come. Nothing has to be tidy here.",
      "Crying is not falling apart. It is often the first thing that moves.",
    ],
    questions: [
      "If the tears could finish a sentence, what would it be?",
      "What were you thinking of, just before they came?",
    ],
  },
];
