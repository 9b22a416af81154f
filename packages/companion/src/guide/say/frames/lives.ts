import type { Frame } from "./frame.ts";
import { pattern } from "./pattern.ts";

/** Who one is, what one believes, growing old, the world, and what happened long ago. */
export const livesFrames: readonly Frame[] = [
  // gender, sexuality
  {
    id: "i-am-gay",
    weight: 3,
    when: /^(?:(?:i think|i'm pretty sure|i know|i've realised|i realised|i guess|i'm starting to think|i might be|i wonder if|so|well|um|basically|i'm \d+ and|the thing is) )*(?:that )?(?:maybe )?(?:i(?:'m| am| might be| may be| could be)|(?:im|being)) ?(?:not straight|gay|(?:a )?lesbian|a gay (?:man|woman)|bi|bisexual|queer|pan|pansexual|trans|transgender|asexual|ace|non-?binary|nb|genderqueer|a (?:trans )?(?:boy|girl|man|woman)|in the wrong body|into (?:girls|boys|guys|women|men))(?: (?:i think|maybe|actually|tbh))*$/i,
    not: /\b(?:my (?:son|daughter|brother|sister|friend)|a (?:woman|man|girl|boy) (?:who|with|in|of|at|and))\b/i,
    say: [
      "Thank you for telling me. That takes courage to say.",
      "I’m glad you told me. There is nothing wrong with that.",
      "Thank you for saying it here. You can take all the time you need with it.",
    ],
    ask: [
      "How long have you been thinking about it?",
      "What is it like for you to say it?",
      "How do you feel about it yourself?",
    ],
  },
  {
    id: "tell-my-family-who-i-am",
    weight: 3,
    themes: ["identity"],
    when: /^(?:.*\b)?(?:i (?:want|don't want|'m not ready|am not ready|need|have|haven't|can't|don't know (?:how|if|whether)|'m scared|am scared|'d like|would like|'m going|am going|might|should|could never|'m afraid)\b.{0,30}\b(?:tell|come out|told|telling|say it)\b.*|(?:my )?(?:parents|mum|mom|dad|family|they|he|she)(?:'d| would| will|'ll| might) (?:disown|hate|kick|throw|reject|never|be (?:so )?(?:disappointed|angry|ashamed|devastated|heartbroken|furious|upset)|freak|not|think)\b.*)$/i,
    not: /\b(?:adhd|autis\w*|diagnos\w*|pregnan\w*|debt|job)\b/i,
    say: [
      "There is a lot at stake for you in telling them.",
      "You can decide yourself whom to tell, and when.",
      "It matters to you how they would take it.",
    ],
    ask: [
      "Who would be the easiest person to tell?",
      "What are you most afraid of?",
      "What do you hope for, if they knew?",
    ],
  },
  {
    id: "jokes-about-us",
    weight: 3,
    themes: ["identity"],
    when: pattern`^LEAD(?:WHO|people|everyone|the (?:guys|lads|boys|kids)|kids) ADV(?:makes?|made|tells?|cracks?|says?|said|uses?|calls?|talks?|posts?|thinks?)\b.*\b(?:jokes?|comments?|gay|queer|slurs?|things about|unnatural|wrong|disgusting|a sin|a phase|tranny|fag\w*)\b.*$`,
    say: [
      "And you have to listen to that. I imagine it hurts.",
      "That must make it hard to feel safe with them.",
      "It is hard to hear that from people you live among.",
    ],
    ask: [
      "What do you do when that happens?",
      "What would you like to say?",
      "Is there somebody with whom you don’t have to hear that?",
    ],
  },
  {
    id: "feel-sick-after",
    weight: 2,
    when: /^i (?:just |always |literally )*(?:feel|felt) (?:so |really |physically |a bit )?(?:sick|awful|horrible|terrible|bad|gross|empty|low|worse|like crap)(?: about it| to my stomach| inside)? (?:afterwards?|after(?: (?:it|that|every time))?|for (?:hours|days)(?: afterwards?)?|the next day|every time|when (?:it happens|i do))$/i,
    say: [
      "So it stays with you long after.",
      "Your body takes it hard.",
      "That shows how much it affects you.",
    ],
    ask: [
      "What do you do with that feeling?",
      "How long does it last?",
      "What would help you in that moment?",
    ],
  },
  {
    id: "what-if-not-ok",
    weight: 2,
    questions: true,
    when: /^(?:.*\b)?what if (?:he|she|they|it|my \w+)(?:'s| is|'re| are|'ll| will| does|do| doesn't| don't| isn't| aren't)? ?(?:not|doesn't|don't|isn't|aren't|hates?|never|stops?|leaves?|tells?|rejects?|laughs?|says? no|thinks?)\b.*$/i,
    say: [
      "You can’t be sure, and that makes it hard to risk.",
      "You are afraid of losing something if you are open.",
      "That uncertainty is hard to bear.",
    ],
    ask: [
      "What do you know about how they usually react?",
      "What would be the worst of it, and how likely is it?",
      "What would help you to find out a little at a time?",
    ],
  },
  {
    id: "wait-until-i-move-out",
    weight: 2,
    when: /^(?:.*\b)?i (?:should |could |might |will |'ll |'d |would )?(?:just |probably |rather )*(?:wait|hold on|keep quiet|stay quiet|say nothing|keep it (?:to myself|secret)) (?:till|until|for|before|and see)\b.*$/i,
    say: [
      "Waiting is a choice too, if it feels safer.",
      "You can take the time you need.",
      "There is no rule about when.",
    ],
    ask: [
      "What would be easier then?",
      "What would help you in the meantime?",
      "Who could you be open with until then?",
    ],
  },
  {
    id: "changed-name-or-body",
    weight: 2,
    when: /^(?:.*\b)?(?:(?:they|he|she|my \w+|people|everyone) (?:still |keeps? |always |refuses? to |won't |don't |doesn't )*(?:us(?:e|es|ing)|call(?:s|ing)?|misgender(?:s|ing)?|deadname?s?)\b.*\b(?:name|pronouns?|me (?:he|she|him|her)|misgender\w*)|(?:deadnam|misgender)\w*|(?:my )?dysphoria|(?:hormones|hrt|transition(?:ed|ing)?|top surgery))\b.*$/i,
    say: [
      "You want to be called and seen as who you are.",
      "It hurts to be seen as somebody you are not.",
      "That takes a lot of patience and strength.",
    ],
    ask: [
      "Who gets it right?",
      "What does it do to you, each time?",
      "What would you like them to understand?",
    ],
  },
  // between places
  {
    id: "neither-here-nor-there",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:i(?:'m| am| feel)|i've always been) (?:too|not|never) (?:\w+ )?(?:enough )?(?:for|in)\b.*\b(?:and|but|or)\b.*\b(?:too|not|for|in)\b.*|i (?:don't|do not|never|didn't) (?:really |fully |quite |feel like i |feel i |feel )*(?:belong|fit(?: in)?) (?:anywhere|here|there|either|in either|with either|to either|in any)\b.*|(?:neither|not) (?:here nor there|really \w+ (?:and|or|nor) (?:not )?(?:really )?\w+)\b.*|(?:here|there|in \p{L}+|at home),? (?:they say |people say |everyone says )?i(?:'m| am) (?:the|a|an|too|not|only the|always the) (?:\p{L}+ )?(?:lady|girl|boy|man|woman|one|guy|foreigner|outsider|immigrant|english|foreign|enough)\b.*|i don't know where i (?:belong|am from)\b.*|(?:caught|stuck|torn|living) between (?:two )?(?:cultures|worlds|countries|families|languages)\b.*|(?:here|there|at home|with (?:my|them|him|her) ?\w*|in (?:\p{L}+)) i(?:'m| am) (?:the|a|an|always|too|not)\b.*\b(?:and|but)\b.*\bi(?:'m| am)\b.*)$/iu,
    say: [
      "That sounds lonely, not quite fitting in.",
      "So you don’t feel quite at home.",
      "It is tiring, never to be quite one of them.",
    ],
    ask: [
      "Where do you feel most like yourself?",
      "What do you have from each side that you would like to keep?",
      "With whom do you not have to explain it?",
    ],
  },
  {
    id: "parents-expect-culture",
    weight: 2,
    when: /^(?:.*\b)?(?:(?:in (?:my|our) (?:culture|community|religion|country)(?! i (?:was|had|worked|lived|could))|(?<!first |only )in (?:my|our) family,? (?:we|you|nobody|no one|people|women|girls|men|boys|it|that))\b.*|my (?:parents|family|mum|mom|dad|mother|father|community) (?:are|is) (?:very |really |so |quite |super )*(?:traditional|strict|religious|conservative|old-?fashioned|indian|pakistani|chinese|nigerian|muslim|christian|catholic|jewish|hindu|asian|african)\b.*|(?:bring|brought|bringing) shame (?:on|to)\b.*|what will (?:people|the (?:neighbours|community|family|aunties)) (?:say|think)\b.*|arranged marriage\b.*)$/i,
    say: [
      "So there are strong expectations round you.",
      "What your family expects and what you want are not the same.",
      "That makes it harder to follow your own way.",
    ],
    ask: [
      "What do you want yourself?",
      "What would it mean to go against it?",
      "Is there somebody in the family who understands you?",
    ],
  },
  {
    id: "where-are-you-from",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:people|they|he|she|someone|a (?:customer|colleague|man|woman|guy|patient)|everyone|my \w+) (?:always |still |keeps? |kept |once |just )*(?:asks?|asked|asking|said|says|told me|shouted|commented?)\b.*\b(?:where (?:i'm|i am|are you) (?:really |actually |originally )?from|go (?:back|home)|my (?:accent|skin|hijab|headscarf|colou?r|hair|name|english)|speak (?:such )?good english|my kind|people like me)\b.*|i(?:'m| am) (?:always |usually |often )?the only (?:black|brown|asian|muslim|jewish|disabled|gay|foreign|female|woman|man|girl)\b.*)$/i,
    say: [
      "You are made to feel that you don’t belong. That hurts.",
      "I’m sorry. You should not have to put up with that.",
      "Even when it is said lightly, it stays with you.",
    ],
    ask: [
      "How did you react?",
      "Does that happen often?",
      "Who would understand it without an explanation?",
    ],
  },
  {
    id: "two-lives",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:living|lead(?:ing)?|live) (?:two lives|a double life|a lie)|(?:they|he|she|my (?:parents|family|mum|mom|dad|husband|wife)) (?:don't|doesn't|do not|does not|have no idea|has no idea) (?:even )?(?:know|knows)? ?(?:about|that|who|i'm|i am|any of)\b.*|i (?:have to |always )?(?:hide|keep) (?:it|him|her|them|this|that|my \w+) (?:from|a secret|secret)\b.*|i have a (?:girlfriend|boyfriend|partner)\b.*\b(?:don't|doesn't) know\b.*)$/i,
    say: [
      "So there is a part of your life that they don’t see.",
      "It must be tiring to keep the two apart.",
      "That is a lot to keep hidden from people you are close to.",
    ],
    ask: [
      "What would it mean for them to know?",
      "How do you manage to keep it apart?",
      "Who knows both sides of you?",
    ],
  },
  {
    id: "they-gave-up-for-us",
    weight: 3,
    when: /^(?:(?:they|he|she|my (?:parents|mum|mom|dad|mother|father|family))(?:'ve| have|'s| has)? (?:gave|given|give|sacrificed|worked|did|done) (?:up )?(?:everything|so (?:much|hard)|all|their|his|her|two jobs|day and night)\b.*\b(?:for|so)\b.*|i owe (?:them|him|her|my parents) (?:everything|so much|my)\b.*|after everything (?:they|he|she)(?:'ve|'s| have| has)? (?:done|did)\b.*)$/i,
    say: [
      "You know how much they did for you, and that makes it harder.",
      "You love them, and you don’t want to hurt them.",
      "You feel that you owe them something.",
    ],
    ask: [
      "What do you think they want for you, deep down?",
      "What do you feel you owe them?",
      "How does that weigh on what you want yourself?",
    ],
  },
  {
    id: "if-i-tell-them",
    weight: 3,
    when: /^(?:.*\b)?if i (?:ever |just |actually )?(?:tell|told|say(?! (?:no|yes)\b)|said(?! (?:no|yes)\b)|come out|came out|am honest|was honest|admit|admitted)\b.*\b(?:will|would|'d|'ll|might|could)\b.*$/i,
    say: [
      "You are afraid of what it would do to them, and to you.",
      "So telling them feels like a great risk.",
      "You are weighing honesty against the pain it might cause.",
    ],
    ask: [
      "What is the worst you imagine?",
      "What would you hope for?",
      "Is there one person you could tell first?",
    ],
  },
  // what to do with a life
  {
    id: "do-not-know-what-to-do-with-life",
    weight: 2,
    when: /^(?:.*\b)?i (?:just |really |still |honestly |have no idea |don't |do not |haven't |can't )*(?:know|no idea|figured? out|decide) (?:what (?:i want(?: to (?:do|be))?|to do|i'm doing|i am doing|i should (?:do|be doing)|i(?:'m| am) supposed to do)|who i want to be|where i'm going) ?(?:with|in|about|from) (?:my )?(?:life|it all|everything|myself)\b(?!.*\b(?:day|tonight|weekend|evening|then)\b).*$/i,
    say: [
      "You don’t see yet which way to go.",
      "It is hard not to know what you want.",
      "It sounds as if you are looking for a direction.",
    ],
    ask: [
      "What do you enjoy doing, when you have the choice?",
      "What do you know you do not want?",
      "What did you dream of in earlier years?",
    ],
  },
  {
    id: "is-this-it",
    weight: 3,
    questions: true,
    when: /^(?:(?:i (?:just |keep |sometimes )*(?:think|wonder|wondering|ask myself|thinking)|and|so|like|but),? )*(?:is (?:this|that) (?:really |just )?(?:it|all there is|all|what (?:life|it) is)|there (?:must|has to|should) be more(?: (?:to life|than this|to it))?|(?:so )?this is it)\b.*$/i,
    say: [
      "You had hoped for more from it.",
      "It sounds as if something is missing, though it may be hard to name.",
      "That is a big question. It often comes when something needs to change.",
    ],
    ask: [
      "What do you miss most?",
      "When did you last feel that something was worth it?",
      "What would a little more look like?",
    ],
  },
  // faith
  {
    id: "lost-faith",
    weight: 2,
    when: /^(?:.*\b)?i (?:just |really |honestly |am not sure i |'m not sure i |don't know if i |don't think i |think i )*(?:don't|do not|no longer|can't|cannot|stopped|have stopped|'ve stopped|lost|have lost|'ve lost|am losing|'m losing|doubt|still)? ?(?:really |even )?(?:believe|believing|my faith|faith|have faith)(?: (?:in (?:god|it|allah|anything|any of it|him)|anymore|any more|at all|now|that god))*$/i,
    not: /\b(?:believe (?:him|her|them|me|you|it's|that (?:he|she|they|i|it))|faith in (?:myself|people|humanity|him|her|them))\b/i,
    say: [
      "Something that once gave you support is no longer certain.",
      "That is a big thing to lose, or to doubt.",
      "It must be unsettling, when it was so much a part of your life.",
    ],
    ask: [
      "When did you begin to doubt?",
      "What did your faith give you?",
      "Is there anyone you can talk to about it openly?",
    ],
  },
  {
    id: "whole-life-is-faith",
    weight: 3,
    when: /^(?:.*\b)?(?:my (?:whole|entire) (?:life|family|world|community|identity)|everyone i know|all my friends|everything i know|my whole marriage)\b.{0,20}\b(?:is|are|was|revolves? (?:around|round)|is built (?:on|around)|comes? from|through)\b.*\b(?:church|mosque|temple|synagogue|faith|religion|god|religious|believers?|it|this|job|work|army)\b.*$/i,
    say: [
      "So a great deal depends on it: people as well as beliefs.",
      "It is not just one part of your life, then. It is nearly everything.",
      "Then a doubt about it touches everything at once.",
    ],
    ask: [
      "What would you be most afraid to lose?",
      "Is there anybody there who might understand?",
      "What would you want to keep, whatever happens?",
    ],
  },
  {
    id: "goes-through-motions",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:just |still |only )*(?:sit|stand|go|pray|say|sing|do|turn up|show up|go through)\b.*\b(?:feel nothing|don't feel (?:it|anything)|feel empty|feel (?:like )?a (?:fraud|hypocrite|liar)|(?:through )?the motions|the words|(?:it's|it feels) empty|nothing happens|no answer)\b.*)$/i,
    say: [
      "So you do it, and you don’t feel it.",
      "It is lonely to take part and not to feel it.",
      "You are there, and you don’t feel part of it.",
    ],
    ask: [
      "What used to be there, in that moment?",
      "What is it like afterwards?",
      "What would it be like to say it to one person?",
    ],
  },
  {
    id: "prayed-no-answer",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:prayed?|have prayed|'ve prayed|keep praying|pray (?:every|and))\b.*|god (?:doesn't|does not|didn't|never|has|isn't|let|took|is (?:silent|punishing|testing))\b.*|(?:where|why) (?:was|is|did|would|does) god\b.*|i(?:'m| am) (?:so )?(?:angry|mad|furious) (?:at|with) god\b.*)$/i,
    questions: true,
    say: [
      "You looked for an answer there, and did not get one.",
      "It hurts when the one you turn to seems silent.",
      "I can’t answer for God. I can see how much it matters to you.",
    ],
    ask: [
      "What did you ask for?",
      "What is it like to wait for an answer?",
      "What still gives you some comfort?",
    ],
  },
  {
    id: "misses-praying",
    weight: 3,
    when: /^i (?:do |still |really |just |kind of )*miss (?:praying|prayer|the (?:church|singing|community|prayers|music|people|faith|rituals?|mosque)|god|believing|having faith|feeling (?:like )?(?:someone|somebody|something|god|part of|held|close)\b.*|talking to god)\b.*$/i,
    say: [
      "So there is something in it that you would like to have back.",
      "You miss the feeling of being heard.",
      "It gave you something that nothing else has given you yet.",
    ],
    ask: [
      "What was that like, at its best?",
      "Is there a part of it you could keep?",
      "Where else have you felt something like that?",
    ],
  },
  {
    id: "going-to-hell",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:i(?:'m| am|'ll| will)? (?:scared|afraid|terrified|worried|going|go|burn)\b.{0,25}\b(?:to )?hell|(?:it's|it is|that's) (?:a )?sin(?:ful)?|god (?:will|would) (?:punish|hate|never forgive)|i(?:'ve| have) sinned))\b.*$/i,
    say: [
      "That is a frightening thing to have been taught.",
      "You are afraid of being punished for it.",
      "That fear sounds very real to you.",
    ],
    ask: [
      "Who taught you that?",
      "What do you believe yourself, when you are calm?",
      "Is there somebody gentle in your faith whom you could ask?",
    ],
  },
  {
    id: "does-not-want-to-decide-yet",
    weight: 3,
    when: /^i (?:really |just |also )?(?:don't|do not) (?:want|need|have) to (?:decide|rush|make (?:a|any) (?:big )?decisions?|choose|do anything|tell anyone|commit|label (?:it|myself)|know)(?: (?:anything|it|into anything|about it|right now))*(?: (?:yet|now|right now|today|for now|right away|at the moment))*(?:,? do i)?$/i,
    say: [
      "You don’t have to. It can stay open for now.",
      "That is all right. Nothing has to be decided today.",
      "It makes sense to give it time.",
    ],
    ask: [
      "What would help you in the meantime?",
      "What would you like to keep in mind until then?",
      "How will you know when you are ready?",
    ],
  },
  // growing old
  {
    id: "getting-old",
    weight: 3,
    when: /^(?:.*\b)?(?:i(?:'m| am|'m just|'ve)? (?:just |now )?(?:getting|feel(?:ing)?|become|feel so) (?:old|older|my age)\b.*|i(?:'ll| will| just| 've just)? ?(?:turn(?:ed|ing)?|be|hit) (?:3|4|5|6|7|8|9)\d\b.*|(?:old age|ageing|aging|getting older) (?:is|scares|frightens|isn't)\b.*|(?:my|the) (?:big )?(?:3|4|5|6|7|8)0(?:th)?(?: birthday)? is\b.*)$/i,
    not: /\b(?:too old for (?:this|him|her)|my (?:son|daughter|baby|kid) (?:is|turned|turns))\b/i,
    say: [
      "Growing older is not easy, and not many people talk about it.",
      "It makes you look at your life differently.",
      "So your age has been on your mind.",
    ],
    ask: [
      "What is hardest about it for you?",
      "What has changed most?",
      "What would you still like to do?",
    ],
  },
  {
    id: "time-running-out",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:i(?:'ve| have| feel like i(?:'ve| have)?)? )?(?:wasted|waste) (?:my (?:life|best years|twenties|thirties|youth)|so (?:much|many)|(?:all )?(?:those|these) years|\d+ years|years)\b.*|(?:time|life) is (?:running out|passing|slipping|flying|short|going)\b.*|(?:it's|it is|i feel like it's|maybe it's) too late (?:for me|to|now|for)\b.*|(?:my|the) best years are\b.*|i(?:'m| am)(?: probably| just| maybe)? (?:running out of time|past it|too old)\b.*|(?:i'm (?:a bit |so |just )?(?:scared|worried|afraid) )?i(?:'m| am) too old\b.*)$/i,
    not: /\b(?:too late (?:to (?:call|ring|text|eat|go to bed|cancel)|at night|tonight)|money)\b/i,
    say: [
      "It feels as if it were too late for you.",
      "You wonder whether there is still time.",
      "You feel that time is short.",
    ],
    ask: [
      "What would you most like to do still?",
      "What would you still like to have in your life?",
      "Is there a small part of it that is still possible?",
    ],
  },
  {
    id: "used-to-be-someone",
    weight: 3,
    when: /^i (?:used to|once) (?:run|manage|lead|be in charge of|have|head|teach|fly|drive|build|captain|look after|own) (?<x>(?:a |an |the |my own )?(?:\w+ )*(?:department|company|business|team|school|ward|shop|class(?:es)?|people|staff|firm|kitchen|farm|office|crew|men|children|pupils|patients|aeroplanes|lorr(?:y|ies))\b.*)$/i,
    say: [
      "You had a lot of responsibility then.",
      "People needed you, and you knew what you were doing.",
      "That was a very different place to be in.",
    ],
    ask: [
      "What do you miss most about it?",
      "What were you good at there?",
      "What of it would you like to use again?",
    ],
  },
  {
    id: "people-used-to",
    weight: 3,
    when: /^(?:people|they|everyone|my (?:pupils|students|staff|patients|children|kids)) (?:always )?(?:used to|would (?:always )?) (?:ask|come|listen|look up|turn|need|respect|want|value|know)\b.*$/i,
    say: [
      "You counted for something then, and you miss it.",
      "It hurts when that is no longer asked of you.",
      "You still know a great deal, and nobody asks.",
    ],
    ask: [
      "What would you like to be asked today?",
      "Who still comes to you for something?",
      "What do you miss most about that?",
    ],
  },
  {
    id: "talked-down-to",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:calls?|called) me (?:sweetheart|dear|love|darling|young lady|young man|honey|granny|grandma|old)\b.*|(?:talks?|speaks?|spoke|talked) (?:to me )?(?:so |very |really )?(?:loudly|slowly|down to me|like i'm (?:a child|stupid|deaf|an idiot)|as if i (?:was|were)|over my head)\b.*|treats? me like (?:a child|i'm (?:stupid|a child|made of glass)|an? (?:invalid|idiot))\b.*)$/i,
    say: [
      "That is not how you want to be spoken to.",
      "It may be meant kindly, and it makes you small.",
      "They don’t see who you are.",
    ],
    ask: [
      "What would you like to say to that?",
      "Who treats you as the person you are?",
      "What is that like for you?",
    ],
  },
  {
    id: "not-complaining",
    weight: 3,
    when: /^i (?:really |just )?(?:do not|don't|mustn't|must not|shouldn't|can't|hate to|don't like to) (?:want to |mean to )?(?:complain|moan|grumble|whinge|make a fuss|feel sorry for myself|bore you)\b.*$/i,
    say: [
      "It is not complaining to say how it is.",
      "You may say it here. That is what this is for.",
      "I don’t hear it as complaining.",
    ],
    ask: [
      "What is the hardest part, if you say it plainly?",
      "Whom do you tell how it is?",
      "What would make it a little easier?",
    ],
  },
  {
    id: "best-part-of-week",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:that|it|this)(?:'s| is| was)|they(?:'re| are)) (?:always |really |honestly )?(?:the )?(?:best|nicest|highlight|only good|favourite) (?:part|thing|bit|day|hour|moment|time)? ?(?:of|in|about)?\b.*$/i,
    not: /\b(?:best (?:option|way|decision)|only (?:thing|option))\b/i,
    say: [
      "I imagine you look forward to it.",
      "It is good that you have that.",
      "So there is something to hold on to in the week.",
    ],
    ask: [
      "What do you like about it most?",
      "What do you talk about?",
      "Could there be a little more of that?",
    ],
  },
  {
    id: "had-to-stop",
    weight: 2,
    when: /^(?:.*\b)?(?:i(?:'ve| have)? (?:had to |had to )?(?:stopped|stop|give up|gave up|given up|quit)|i can(?:'t|not| no longer)) (?<x>(?:playing|going|driving|dancing|running|walking|gardening|singing|swimming|cycling|working|travelling|sewing|reading|hiking|play|drive|dance|run|garden|sing|swim|cycle|travel|knit|climb)\b.*)$/i,
    not: /\b(?:smok\w*|drink\w*|stop thinking|working from home)\b/i,
    say: [
      "So you have lost something that was good for you.",
      "That is a real loss, and people may not see it.",
      "It was more than a pastime, I imagine.",
    ],
    ask: [
      "What did it give you?",
      "Which part of it do you miss most?",
      "Is there a smaller form of it that would still be possible?",
    ],
  },
  {
    id: "dependent-now",
    weight: 2,
    when: /^(?:.*\b)?(?:i (?:hate|don't like|can't stand|don't want) (?:having to |to |being )?(?:ask(?:ing)? for help|depend(?:ent|ing)? on|rely(?:ing)? on|be(?:ing)? (?:a burden|looked after|dependent)|need(?:ing)? help|end(?:ing)? up in a (?:home|care home))\b.*|(?:they|my (?:kids|children|son|daughter)) (?:want|wants|think|thinks) (?:me to|i should) (?:move|go into|sell|stop driving|give up)\b.*)$/i,
    say: [
      "You would like to go on deciding for yourself.",
      "It is hard to need help with what you always did yourself.",
      "It matters to you to stay independent.",
    ],
    ask: [
      "What do you want to keep in your own hands?",
      "What help would be all right for you?",
      "Have you been able to tell them how you see it?",
    ],
  },
  // the world
  {
    id: "cannot-stop-reading-news",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:just |really |keep |can't stop |cannot stop |constantly )*(?:read(?:ing)?|watch(?:ing)?|check(?:ing)?|scroll(?:ing)?|doom ?scroll(?:ing)?|follow(?:ing)?|look(?:ing)? at) (?:through )?(?:all )?(?:the )?(?:news|headlines|reports|updates|feeds?)\b.*|(?:the )?news (?:is|makes|makes me|just|has been|these days|every day)\b.*)$/i,
    say: [
      "The news does not let go of you.",
      "It is a lot to take in, day after day.",
      "You want to know, and it wears you down.",
    ],
    ask: [
      "How do you feel after reading?",
      "What is it that you look for there?",
      "What news gets to you most?",
    ],
  },
  {
    id: "worried-about-the-world",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:everything about |thinking about |the state of |what's happening (?:to|in|with) )?(?:the )?(?:climate(?: (?:crisis|change))?|world|planet|politics|election|war|environment|country|wars|future)(?: situation)? (?:is|are|makes|scares|terrifies|frightens|keeps|feels|seems|looks|will be)\b.*|i(?:'m| am) (?:so |really |just )?(?:scared|worried|anxious|terrified|angry|sad|depressed|afraid) (?:about|for|of) (?:the )?(?:climate|world|planet|future|politics|election|war|country|environment|where)\b.*|(?:i (?:lie awake )?(?:think(?:ing)?|worry(?:ing)?) about )?what the (?:world|planet|future|country) will (?:look|be) like\b.*|we(?:'re| are) all (?:doomed|screwed|going to)\b.*|the world is (?:on fire|ending|falling apart|burning|going)\b.*)$/i,
    not: /\b(?:my (?:whole )?world|the world to me)\b/i,
    say: [
      "You take it to heart what is happening in the world.",
      "It is frightening, and much of it is out of your hands.",
      "There are good reasons to worry about that. It is still a lot for one person.",
    ],
    ask: [
      "What frightens you most about it?",
      "How does it show in your days?",
      "With whom can you talk about it?",
    ],
  },
  {
    id: "nothing-i-do-matters",
    weight: 3,
    themes: ["world"],
    when: /^(?:.*\b)?(?:(?:nothing|whatever|what) i do (?:makes|will|matters|ever|is|doesn't|won't|changes)\b.*|it(?:'s| is)? ?(?:all |just |kind of )?(?:feels|seems)? ?(?:so |all |just |completely )?(?:pointless|futile|useless|hopeless|a drop in the ocean|not enough)\b.*|(?:what's|what is) the point (?:of|in)\b.*|what (?:can|could|difference can|difference does) (?:one|a single|an ordinary|anyone|anybody|i|we)(?: person)?(?: even| really)? (?:do|make|change)\b.*|there's no point (?:in )?(?:planning|recycling|trying|voting|saving|having)\b.*|i feel (?:so |completely )?(?:helpless|powerless)\b.*|nobody (?:cares|does anything|is doing anything)\b.*)$/i,
    questions: true,
    say: [
      "You do your part, and it feels far too small.",
      "It is hard to feel so powerless about something that matters so much to you.",
      "You care, and you don’t see it making a difference.",
    ],
    ask: [
      "What matters to you most in all of it?",
      "Who else do you know who feels the same?",
      "What is near enough for you to have an effect on?",
    ],
  },
  {
    id: "child-into-this-world",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:bring|bringing|raise|raising|have|having) (?:a |any |more )?(?:child|children|kids|a baby) in(?:to)? (?:this|a|the) ?(?:world|time)?\b.*|what (?:kind of|sort of) (?:world|future) (?:will|are|we|my|our)\b.*|(?:my|our|the) (?:kids|children|daughter|son|grandchildren)(?:'s)? (?:future|will have to|will grow up)\b.*)$/i,
    say: [
      "You are thinking about what kind of life a child would have.",
      "That is a serious question, and it shows how much you care.",
      "There is a wish and a fear in that, perhaps both.",
    ],
    ask: [
      "If you were not afraid, what would you want?",
      "Have you been able to talk about that fear with anyone?",
      "What would a child have in you?",
    ],
  },
  {
    id: "lost-joy-in",
    weight: 2,
    when: /^(?:.*\b)?i (?:just |really )?(?:don't|do not|can't|no longer|didn't) (?:even |really )?(?:enjoy|look forward to|like|care about|feel like doing) (?<x>(?:that|it|anything|things|hiking|walking|music|reading|cooking|food|going out|seeing (?:people|friends)|my (?:hobbies|work|job|friends)|any of (?:it|that)|nature|football|running|painting|gaming|games)\b.*)$/i,
    say: [
      "Even what used to do you good has lost its pleasure.",
      "So that is gone too, for now. That is sad.",
      "It sounds as if it has spread into everything.",
    ],
    ask: [
      "When did you last enjoy something a little?",
      "What was it like before?",
      "Is there anything that still gives you a moment’s rest?",
    ],
  },
  {
    id: "guilty-for-being-safe",
    weight: 3,
    when: /^(?:.*\b)?i (?:just |also |always )*(?:feel|felt) (?:so |really )?(?:guilty|bad|ashamed|wrong) (?:that |because |for |about )*(?:i(?:'m| am) (?:safe|here|fine|ok|okay|alive|comfortable)|being (?:safe|here|fine|ok|okay|alive|comfortable|the one who)|having (?:food|a home|it good|so much|a (?:good|nice|comfortable|normal|safe) life|fun|nice things)|living (?:here|normally)|i survived|surviving)\b.*$/i,
    say: [
      "You are safe, and it feels unfair to those who are not.",
      "It is hard to enjoy something that others don’t have.",
      "That guilt shows how close they are to you.",
    ],
    ask: [
      "Who do you think of most?",
      "What would they want for you?",
      "Is there something you can do from where you are?",
    ],
  },
  // what happened long ago
  {
    id: "it-all-came-back",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:it all|everything|it(?:'s| has| is)? (?:just |suddenly |all )+)(?:'s| is| has| just| all| suddenly)* ?(?:came|come|comes|coming|came flooding|rushing) (?:all )?back\b.*|(?:it|that|this|seeing (?:him|her|it))(?: has)? (?:brought|brings|bringing) (?:it )?(?:all|everything|a lot|back)\b.*|i(?:'d| had)? ?(?:thought|really thought) i(?:'d| had| was|'ve)? (?:forgotten|over it|dealt with|got over|past it|buried|put it behind|moved on|fine)\b.*|i (?:keep (?:having|getting)|have|get|still get|still have) (?:these |bad |awful )?flashbacks\b.*)$/i,
    say: [
      "So it has come close again, after all that time.",
      "That can happen, even many years later. It does not mean that you have gone backwards.",
      "It must have been a shock to feel it again.",
    ],
    ask: [
      "What do you think brought it back now?",
      "How do you get through the moments when it comes?",
      "Are you safe from it today?",
    ],
  },
  {
    id: "froze-then",
    weight: 3,
    themes: ["trauma", "shame"],
    when: /^(?:.*\b)?i (?:just |completely |totally )*(?:froze|couldn't (?:move|speak|scream|say (?:anything|no)|fight|run)|didn't (?:fight|scream|say (?:anything|no)|tell (?:anyone|anybody|my \w+)|run|stop (?:him|her|it|them)|do anything)|let (?:it|him|her|them) happen|went along with it|lay there|never said (?:anything|no|a word)|said nothing)\b.*$/i,
    say: [
      "Freezing is what a body does when it is in danger. It is not agreeing.",
      "You did what you could in that moment. It was not your fault.",
      "Many people can’t move or speak then. It does not make it your fault.",
    ],
    ask: [
      "What do you tell yourself about it today?",
      "What would you have needed then?",
      "Have you been able to tell anyone since?",
    ],
  },
  {
    id: "was-only-a-child",
    weight: 3,
    themes: ["trauma", "shame"],
    when: /^(?:i was (?:only |just |about )?(?:a (?:kid|child|baby|teenager|little (?:girl|boy))|\d{1,2}|little|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: years old)?(?: (?:at the time|then|when it (?:happened|started|began|stopped)))?|it (?:started|stopped|began|went on|happened|ended)\b.*\b(?:when i was|until i was|till i was|for years|\d+)\b.*)$/i,
    say: [
      "You were a child. It was not your job to stop it.",
      "You were so young then. I’m sorry.",
      "That was far too much for a child.",
    ],
    ask: [
      "What would that child have needed?",
      "Who was there for you at that time?",
      "How is it for you to tell it today?",
    ],
  },
  {
    id: "something-happened-to-me",
    weight: 3,
    when: /^(?:.*\b)?(?:something (?:really |very )?(?:bad |awful |terrible |horrible )?happened to me\b.*|i was (?:assaulted|attacked|abused|raped|molested|groomed|mugged|beaten)\b.*|(?:he|a (?:guy|man|boy)|my (?:uncle|cousin|stepdad|brother|teacher|coach|boss|ex)) (?:forced|touched|took advantage of|assaulted|abused|groomed) me\b.*|i (?:was drunk|was asleep|had been drinking) and\b.*\b(?:no|stop|remember|woke)\b.*|i didn't (?:say no|want (?:it|to))\b.*)$/i,
    themes: ["trauma"],
    say: [
      "I’m so sorry that happened to you. It was not your fault.",
      "Thank you for telling me. You can say as much or as little as you like.",
      "I’m sorry. Whatever the circumstances were, it was not your fault.",
    ],
    ask: [
      "How is it for you to talk about it?",
      "How does it affect you today?",
      "Does anybody else know?",
    ],
  },
  {
    id: "was-mugged",
    weight: 3,
    when: /^(?:.*\b)?(?:i|we) (?:got|was|were|have been|'ve been) (?:mugged|robbed|attacked|jumped|burgled|beaten up|followed home|broken into|threatened)\b.*$/i,
    say: [
      "I’m sorry. That must have been frightening.",
      "That is a shock, and it takes time to get over it.",
      "I’m sorry that happened to you.",
    ],
    ask: ["How have you been since?", "Were you hurt?", "What is it that stays with you most?"],
  },
  {
    id: "they-only-took",
    weight: 3,
    when: /^(?:.*\b)?(?:they|he) (?:just|only) (?:took|got|stole) (?:my|the|some)\b.*$/i,
    say: [
      "I’m glad that you were not hurt. It was still frightening, I imagine.",
      "It was only things, and it can still shake one.",
      "Good that it was not worse. It may have left more behind than it looks.",
    ],
    ask: [
      "How are you sleeping since then?",
      "What do you notice since it happened?",
      "Who have you told?",
    ],
  },
  {
    id: "never-reported",
    weight: 3,
    when: /^(?:.*\b)?i (?:never|didn't|haven't|couldn't|was too (?:scared|ashamed) to) (?:ever )?(?:report(?:ed)?|go to the police|went to the police|press charges|told the police|tell the police)\b.*$/i,
    say: [
      "Many people don’t report it, and they have good reasons.",
      "You did what seemed safest to you then.",
      "You don’t have to justify that to anybody.",
    ],
    ask: [
      "How do you feel about that today?",
      "What would you have needed at that time?",
      "Has anybody believed you since?",
    ],
  },
  {
    id: "keeps-hearing-it",
    weight: 3,
    when: /^i (?:just |still )?(?:keep|kept|can't stop) (?:hearing|seeing|smelling|replaying|picturing|reliving) (?:it|the|that|his|her|their|what)\b.*$/i,
    say: [
      "It comes back again and again.",
      "It has stayed with you, and it does not ask whether you want it.",
      "That must be very hard to live with.",
    ],
    ask: [
      "When does it come most?",
      "What do you do when it comes?",
      "Who knows that it is like that?",
    ],
  },
  {
    id: "sleeps-ready",
    weight: 3,
    when: /^i (?:still |now |always |have to )*(?:sleep|go to bed|lie) with (?:the (?:light|tv|door|radio)|my (?:shoes|clothes|phone|keys)|a (?:light|knife|chair))\b.*$|^i (?:check|lock) the (?:doors?|windows?|locks?)\b.*\b(?:times|every night|again|twice)\b.*$/i,
    say: [
      "You want to be ready. You don’t feel safe yet.",
      "Your body has not got used to being safe again.",
      "So even at night you are on guard.",
    ],
    ask: [
      "What are the nights like?",
      "What would help you to feel a little safer?",
      "Have you been able to talk to a doctor about it?",
    ],
  },
  {
    id: "told-i-was-lucky",
    weight: 3,
    when: /^(?:.*\b)?(?:people|everyone|they|he|she|my \w+|the doctors?) (?:all |keep |keeps |always )*(?:says?|said|saying|tells? me|told me|telling me) (?:that )?(?:i(?:'m| am| was)|how|we were) (?:so |very |really )?lucky\b.*$|^i (?:don't|do not|didn't) (?:really )?feel (?:very |so |at all )?(?:lucky|grateful|strong|brave|special|like a hero)\b.*$/i,
    say: [
      "And it does not feel like that to you.",
      "They see what you were spared, and not what you carry.",
      "That word does not fit how it is for you.",
    ],
    ask: [
      "What does it feel like instead?",
      "What would be a truer word for it?",
      "What would you like them to understand?",
    ],
  },
  {
    id: "ashamed-of-me",
    weight: 3,
    when: pattern`^LEADWHO(?:'s)? ADV(?:is|are|was|were|seems|gets)? ?(?:so |a bit |really )?(?:ashamed|embarrassed) (?:of me|when i|by me|if i|to be seen)\b.*$`,
    say: [
      "It hurts when somebody you love is ashamed of you.",
      "That must be painful, even if you understand it.",
      "I imagine that goes deep.",
    ],
    ask: [
      "How do you react to that?",
      "What would you like {whom} to see?",
      "Have you ever talked about it?",
    ],
  },
  {
    id: "no-regrets-but",
    weight: 3,
    when: /^i (?:really |honestly |still )?(?:don't|do not) regret (?:it|leaving|going|doing|telling|what|saying|my|that|ending)\b.*$/i,
    say: [
      "You stand by what you did, and it has had its price.",
      "It was right for you, and it was not easy.",
      "You know why you did it.",
    ],
    ask: [
      "What has it made possible?",
      "What has been the hardest part of it?",
      "What helped you to do it?",
    ],
  },
  {
    id: "knew-but-not-ready",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:still )?(?:wasn't|was not|'m not|am not) (?:really |at all )?(?:ready|prepared)(?: for (?:it|that|this))?|nothing (?:could have )?prepared me\b.*|i knew (?:it|this|that) (?:would|was going to|might) (?:happen|come|be)\b.*)$/i,
    say: [
      "Knowing it beforehand does not make it hurt less.",
      "One can know it, and still not be ready.",
      "It is something else when it really happens.",
    ],
    ask: ["What was it like when it came?", "What did you not expect?", "Who was with you then?"],
  },
  {
    id: "jumpy-since",
    weight: 3,
    when: /^(?:(?:since|ever since) (?:then|that|it|i saw)[^,]*,? )?(?:i(?:'m| am|'ve been| have been)|i) (?:just |so |really |always |still |constantly )*(?:jumpy|on edge|on high alert|looking over my shoulder|startled|hypervigilant|jump at)\b.*$/i,
    say: [
      "Your body is on guard again, as if it could happen once more.",
      "That is a common reaction after something like that. It can ease again.",
      "It must be exhausting to be so alert all the time.",
    ],
    ask: [
      "When is it worst?",
      "What helps you to calm down a little?",
      "Where do you feel safest?",
    ],
  },
  {
    id: "saw-them-again",
    weight: 3,
    themes: ["trauma", "shame"],
    when: /^(?:.*\b)?i (?:saw|bumped into|ran into|met|spotted) (?:him|her|them)\b.*$/i,
    say: [
      "To see {them|that person} again so suddenly must have been a shock.",
      "No wonder that shook you.",
      "You got yourself away from there. That was right.",
    ],
    ask: [
      "What happened in you at that moment?",
      "How have you been since?",
      "Who have you told about it?",
    ],
  },
  {
    id: "knows-a-bit",
    weight: 3,
    when: pattern`^LEADWHO ADVknows? (?:a bit|a little|some(?: of it)?|part of it|bits|most of it|about it)(?: (?:of it|about it|but|though)\b.*)?(?:,? but not (?:everything|all(?: of it)?|the (?:worst|details)).*)?$`,
    say: [
      "So you are not quite alone with it.",
      "{Who} knows a part, and you have kept the rest back.",
      "You have let somebody in a little. That counts.",
    ],
    ask: [
      "How did {they|that person} take it?",
      "What would you like {whom} to know?",
      "What keeps you from saying the rest?",
    ],
  },
  {
    id: "how-do-people-get-over",
    weight: 3,
    questions: true,
    themes: ["trauma"],
    when: /^(?:(?:so|but|and) )*(?:how (?:do|does|can|could) (?:people|anyone|anybody|you|i|one|someone) (?:ever |even )?(?:get over|deal with|live with|move on from|cope with|heal from|recover from)\b.*|(?:will|can|does) (?:i|it|this) ever (?:get over|go away|stop|heal|be normal|feel normal|get better)\b.*)$/i,
    say: [
      "Slowly, and mostly not alone. There is therapy made for this, and it helps many people, even years later.",
      "Many people do find their way back to feeling safe. Talking to somebody trained in it often helps.",
      "It rarely goes away by itself, and it can become much smaller. A doctor can refer you to somebody trained in it, and you need not tell the whole story.",
    ],
    ask: [
      "Would you be willing to talk to somebody like that?",
      "What would you like to be able to do again?",
      "What has helped you so far?",
    ],
  },
  {
    id: "not-believed-then",
    weight: 3,
    not: /(?<!n't |never |nobody |no one |ever )\b(?:believes|believed) me\b/i,
    when: pattern`^(?:.*\b)?(?:i (?:told|tried to tell) (?:WHOM|someone|a teacher|the police|people|them)\b.*\b(?:didn't believe|did nothing|laughed (?:at me|it off)|said (?:i was (?:lying|making|imagining|exaggerating|being)|it was (?:my fault|nothing|in my))|nothing happened|told me to (?:get over|forget|stop|keep))\b.*|(?:LEADOTHER|nobody|no one|everyone|the police) (?:never |didn't |doesn't |don't |won't |wouldn't )?(?:believed? me|believes? me|do anything about it|did anything about it|took (?:it|me) seriously|take (?:it|me) seriously|protect(?:ed)? me|thinks? i made it up)\b.*)$`,
    say: [
      "Not to be believed must have hurt a second time.",
      "You needed somebody to take it seriously, and they did not. I’m sorry.",
      "You should have been believed.",
    ],
    ask: [
      "What did that do to you?",
      "Has anybody believed you since?",
      "What would you have needed to hear?",
    ],
  },
  {
    id: "never-faced-it",
    weight: 3,
    themes: ["trauma"],
    when: /^(?:.*\b)?(?:(?:he|she|they) (?:got away with it|never (?:paid|got caught|said sorry|apologi[sz]ed|went to (?:prison|jail)|faced)|was never (?:caught|charged|punished)|(?:is|'s) (?:still )?(?:dead|out there|free|at (?:family|every)|walking)|still (?:lives|comes|acts|walks))\b.*|i (?:saw|bumped into|ran into|have to see) (?:him|her|them)\b.*)$/i,
    say: [
      "So it was never put right. That is hard to live with.",
      "It is unfair that you are the one who has to carry it.",
      "I can imagine that leaves you with nowhere to put it.",
    ],
    ask: [
      "What would justice have looked like for you?",
      "How do you live with that today?",
      "What helps you to feel safe now?",
    ],
  },
  {
    id: "cannot-be-touched",
    weight: 3,
    when: pattern`^(?:.*\b)?(?:i (?:still |just |really )*(?:can't|cannot|don't|flinch|jump|freeze|tense|hate|struggle)\b.*\b(?:touch(?:ed|es|ing)?|near me|close to me|hug(?:ged|s)?|sex|intimate|intimacy|loud noises?|behind me|trust (?:men))\b.*|WHO ADV(?:doesn't|don't|does not) (?:know|understand|get) why i (?:don't want|can't|flinch|push|avoid|freeze|pull|won't)\b.*)$`,
    say: [
      "That must be hard to explain to somebody else.",
      "So closeness is difficult at the moment.",
      "It sounds as if your body says no.",
    ],
    ask: [
      "What would you like the other person to know?",
      "When is it easier?",
      "What helps, even a little?",
    ],
  },
  {
    id: "not-sure-i-can-say-it",
    weight: 3,
    when: /^i (?:really |just |still )*(?:don't know|'m not sure|am not sure|don't think) (?:if |that )?i (?:can|could|'ll ever be able to|will ever be able to|want to|'m able to|am able to) (?:ever )?(?:say|tell|talk about|speak about|explain|share|go into)\b.*$/i,
    say: [
      "You don’t have to. You can decide what you say, and when, and to whom.",
      "That is all right. You have already said a part of it here.",
      "There is no need to tell everything. One sentence can be enough.",
    ],
    ask: [
      "What would make it easier?",
      "Who would be the safest person to hear a small part of it?",
      "What are you afraid would happen, if you said it?",
    ],
  },
  {
    id: "safe-now",
    weight: 2,
    when: /^(?:i(?:'m| am) (?:safe|out|away from (?:him|her|them|it|there)|free)(?: (?:now|today|of (?:him|her|them|it)))*|(?:it|that) (?:was|happened) (?:a long time|(?:\w+|\d+) years|years|ages|decades) ago(?: now)?|that(?:'s| is) (?:all )?(?:over|in the past|behind me)(?: now)?)$/i,
    say: [
      "I’m glad that you are safe from it now.",
      "It is over, and it has still left its traces.",
      "Good to know. It can still be with you, even so.",
    ],
    ask: [
      "How does it show in your life today?",
      "What has helped you since?",
      "What made you think of it now?",
    ],
  },
];
