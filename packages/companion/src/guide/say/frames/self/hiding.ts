import type { Frame } from "../frame.ts";

/** Secrets, pretending, and telling somebody after all. */
export const hidingFrames: readonly Frame[] = [
  {
    id: "have-a-secret",
    when: /^(?:(?:and )?(?:i've|i have|i'd|i) (?:still |actually |honestly |really )*never (?:actually |really |ever |even )?(?:told|said (?:this|it|that) to|admitted (?:this|it|that)(?: to)?|talked (?:of|about) (?:this|it|that)(?: to| with)?|spoken (?:of|about) (?:this|it|that)(?: to| with)?) ?(?:anyone|anybody|a soul|her|him|them|my (?:husband|wife|partner|parents|family|friends|boyfriend|girlfriend|mum|mom|dad|kids|children|colleagues))?(?: (?:this|about (?:it|this|that)|before|in my life|any of this|here|what (?:i|he|she|they|happened)\b.*))*|i (?:haven't|have not) (?:really |actually )?told (?:anyone|anybody|a soul|a single person)\b.*|(?:you|ur|u)(?:'re| are)? (?:literally )?the (?:first|only) (?:person|one|to)?\b.*|(?:nobody|no one|not a soul) (?:else )?(?:knows|has any idea)(?: (?:about (?:it|this|that)|any of this|this|except .+))?|there(?:'s| is) something (?:that )?i(?:'ve| have) never told\b.*)$/i,
    not: /\b(?:promot\w*|team leader|got (?:the|a) (?:job|place|offer)|passed|won|engaged)\b/i,
    say: ["Thank you for trusting me with it.", "So you have kept that to yourself until now."],
    ask: [
      "What is it like to have said it?",
      "What made you want to say it today?",
      "What has it been like to keep it to yourself?",
    ],
  },
  {
    id: "lying-to-everyone",
    when: /^(?:.*\b)?(?:i(?:'ve| have)? (?:been |am |'m |was |keep |kept )?(?:lying|lied|lie) (?:to|about)\b.*|i (?:told|tell) (?:my \w+|everyone|everybody|them|him|her|people) (?:that )?i(?:'d| had|'ve| have|'m| am| was)? (?:finished|graduated|passed|got|quit|stopped|working|fine|at work|still|going|paid|sold|studying|single|sick)\b.*|i .{0,40}\btold (?:my \w+|everyone|them|him|her|people) (?:that )?it was (?:for|just|nothing|fine)\b.*)$/i,
    not: /\b(?:lying (?:in|on|here|there|awake|down|next)|lie (?:in|on|here|there|awake|down))\b/i,
    say: [
      "It takes something to say that here.",
      "So there is something that nobody round you knows.",
    ],
    ask: [
      "How did it begin?",
      "What is it like to live with that?",
      "What made you want to talk about it now?",
    ],
  },
  {
    id: "how-to-tell-them",
    when: /^(?:.*\b)?i (?:really |just |honestly )?(?:don't|do not|wouldn't|have no idea|don't even) (?:know |even )?(?:how|where) (?:to|i(?:'d| would| could| can| should|'m supposed to)) (?:even |ever |possibly )?(?:begin to |begin|start to |start |go about )?(?:tell(?:ing)?|say(?:ing)?|explain(?:ing)?|admit(?:ting)?|come out|break it)\b.*$/i,
    say: [
      "It is hard to find a beginning for something like that.",
      "It does not have to be said all at once. One sentence can be the beginning.",
    ],
    ask: [
      "What would the first sentence be, if you could say anything?",
      "What are you most afraid of, when you picture it?",
      "When would be a calm moment for it?",
    ],
  },
  {
    id: "hides-a-part",
    when: /^i (?:always |usually |still |try to |have to |just )*(?:sit so|stand so|turn so|hide|cover (?!for\b|shifts?\b)|keep .{1,20} covered|wear .{1,30} (?:so|to)|avoid (?:mirrors|photos|being seen|people))\b.*$/i,
    not: /\b(?:hide (?:it|him|her|them|my \w+) from)\b/i,
    say: ["That takes attention, all day long.", "You make sure that nobody looks too closely."],
    ask: [
      "What do you think they would see?",
      "With whom do you not have to do that?",
      "How long have you been doing that?",
    ],
  },
  {
    id: "honest-or-selfish",
    when: /^i (?:really |just |honestly )?(?:don't|do not|can't) (?:know|decide|tell) (?:if|whether) (?:i should (?:tell|say|confess|admit|come clean)\b.*|(?:telling|saying|confessing|admitting|being honest)\b.*|to (?:tell|say|confess|admit)\b.*)$/i,
    say: [
      "You want to be honest, and you don’t want to do harm with it.",
      "There are good reasons on both sides, and that makes it hard.",
      "You are thinking about what it would do to the other person, and to you.",
    ],
    ask: [
      "What would you hope for, if you said it?",
      "What are you most afraid would happen?",
      "With whom could you think it through first?",
    ],
  },
  {
    id: "found-out-that",
    when: /^i (?:just |recently |only |accidentally |actually )*(?:found out|discovered|learned|learnt) (?:through|from|by|that|about|my|last|yesterday|today|two|a (?:week|month|year)|on|in|when)\b.*$/i,
    not: /\b(?:good news|pregnant|passed|got (?:the|in)|cheat\w*|affair)\b/i,
    say: ["That is a lot to find out."],
    ask: [
      "What went through your mind when you found out?",
      "Who else knows?",
      "What does it change for you?",
    ],
  },
  {
    id: "strange-to-say-it",
    when: /^(?:it|that|this)(?:'s| is| was| feels| felt) (?:so |really |a bit |very |kind of |quite )?(?:strange|weird|odd|hard|good|nice|scary|a relief|difficult|funny) to (?:actually |finally |even )?(?:write|say|tell|talk|type|admit|hear myself|see|put)\b.*$/i,
    say: [
      "I’m glad that you did.",
      "It is said now, and it is safe here.",
      "I can imagine. Thank you for doing it all the same.",
    ],
    ask: [
      "What is it like, now that it is said?",
      "How do you feel now?",
      "What made it possible today?",
    ],
  },
  {
    id: "made-an-excuse",
    when: /^(?:.*\b)?i (?:left|went home|cancelled|didn't go|pretended)\b(?! school).*\b(?:early|(?<!(?:everyone|they|he|she|people) )said i (?:had|was|felt|needed)|told (?:them|her|him) i (?:had|was|felt))\b.*$|^(?:.*\b)?(?:said|told (?:them|her|him)) i (?:had a (?:headache|migraine|cold)|was (?:ill|sick|tired|busy)|felt ill)\b.*$/i,
    say: ["So you got yourself out of it.", "I see, so that was a way out."],
    ask: [
      "What was the moment when it got too much?",
      "How did you feel afterwards?",
      "What would you have liked to say?",
    ],
  },
  {
    id: "easy-to-say",
    when: /^(?:(?:that|it)(?:'s| is| was) )?(?:so |very |really )?easy (?:for (?:him|her|them|you|people|others) )?to say\b.*$|^easier said than done\b.*$/i,
    say: [
      "It does not help much when you are the one who has to live with it.",
      "Advice is easy when it is not your own problem.",
      "It may be true, and it does not make it easier.",
    ],
    ask: [
      "What would have helped more?",
      "What would you like to be understood?",
      "What is it really like for you?",
    ],
  },
  {
    id: "maybe-a-little",
    when: /^(?:(?:yeah|ok|well|idk) )*(?:maybe|perhaps|possibly|i could go|i could do)(?: just| only)?(?: for)? (?:an hour|half an hour|a bit|a little(?: while)?|a while|ten minutes|once|one (?:day|evening|drink)|a short time)$/i,
    say: [
      "A little can be enough. You can stop whenever you like.",
      "That sounds like a good way to try it.",
      "You don’t have to do more than that.",
    ],
    ask: [
      "What would make that easier?",
      "Who could be with you?",
      "How would you notice that it was worth it?",
    ],
  },
  {
    id: "life-is-a-lie",
    when: /^(?:.*\b)?(?:my (?:whole |entire )?(?:life|marriage|childhood|career|relationship)|everything|it)(?:'s| is| was| has been| feels like| all feels like) (?:all |just |based on )?a (?:lie|sham|waste|joke)\b.*$/i,
    say: [
      "That must shake everything.",
      "It is frightening to look back and not know what was true.",
      "I can imagine how much that unsettles you.",
    ],
    ask: [
      "What in it was real, all the same?",
      "Since when has it felt like that?",
      "What would being true to yourself look like?",
    ],
  },
  {
    id: "scared-of-hurting",
    when: /^(?:.*\b)?i(?:'m| am) (?:just |so |really |also )*(?:scared|afraid|terrified|worried) (?:of|about|that i'll|i'll|i might) (?:hurt(?:ing)?|disappoint(?:ing)?|los(?:e|ing)|break(?:ing)?|destroy(?:ing)?) (?:everyone|people|him|her|them|my \w+|the (?:kids|children|family)|somebody|someone|us)\b.*$/i,
    say: ["You are afraid of what it would do to the others."],
    ask: [
      "Whom are you most worried about?",
      "What do you need yourself?",
      "With whom could you think it through?",
    ],
  },
  {
    id: "start-with-that",
    when: /^(?:(?:so|then|ok|well) )*(?:maybe|perhaps|i think|i guess)? ?(?:i(?:'ll| will| could| might| can)) (?:just )?(?:start|begin|try) (?:with |from )?(?:that|it|there|again|small|somewhere)(?: (?:maybe|again|then|first|now))*$/i,
    say: [
      "That sounds like a good place to begin.",
      "Good. It does not have to be more than that for now.",
      "That is a good first thing.",
    ],
    ask: [
      "When could you do it?",
      "What would you need for it?",
      "How would you notice that it does you good?",
    ],
  },
];
