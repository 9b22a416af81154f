import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Gender and sexuality, living between places, and what to do with a life. */
export const identityFrames: readonly Frame[] = [
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
    when: /^(?:.*\b)?(?:(?:they|he|she|my \w+|people|everyone) (?:still |keeps? |always |refuses? to |won't |don't |doesn't )*(?:us(?:e|es|ing)|call(?:s|ing)?|misgender(?:s|ing)?|deadname?s?)\b.*\b(?:(?:old|wrong|dead|birth) ?name|pronouns?|me (?:he|she|him|her)|misgender\w*)|(?:deadnam|misgender)\w*|(?:my )?dysphoria|(?:hormones|hrt|transition(?:ed|ing)?|top surgery))\b.*$/i,
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
    when: /^(?:.*\b)?(?:(?:^in (?:my|our) (?:culture|community|religion|country),? (?!i (?:was|had|worked|lived|could|am|have|did))|(?<!first |only )in (?:my|our) family,? (?:we|you|nobody|no one|people|women|girls|men|boys|it|that))\b.*|my (?:parents|family|mum|mom|dad|mother|father|community) (?:are|is) (?:very |really |so |quite |super )*(?:traditional|strict|religious|conservative|old-?fashioned|indian|pakistani|chinese|nigerian|muslim|christian|catholic|jewish|hindu|asian|african)\b.*|(?:bring|brought|bringing) shame (?:on|to)\b.*|what will (?:people|the (?:neighbours|community|family|aunties)) (?:say|think)\b.*|arranged marriage\b.*)$/i,
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
];
