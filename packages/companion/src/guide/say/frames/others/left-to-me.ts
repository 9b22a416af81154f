import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Work at home and for others that always falls to the same person. */
export const leftToMeFrames: readonly Frame[] = [
  {
    id: "baby-nights",
    weight: 2,
    when: pattern`^LEAD(?:WHO|the baby|the twins|baby) ADV(?:only sleeps?|doesn't sleep|don't sleep|won't sleep|never sleeps?|hardly sleeps?|barely sleeps?|wakes? (?:up )?(?:every|all|at|\w+ times|constantly)|(?:is|are) up (?:every|all)|cries|won't stop crying|never stops crying|won't settle|screams? (?:all|every|for|when|the)|won't (?:feed|latch|nap|be put down))`,
    say: [
      "That means very little rest for you.",
      "You must be so tired by now.",
      "Nights like that wear anybody down.",
    ],
    ask: [
      "How much sleep are you getting?",
      "Who can take over, so that you can rest?",
      "What are the days like, after such nights?",
    ],
  },
  {
    id: "sleeps-through",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:goes (?:straight )?back to sleep|sleeps through|sleeps like|rolls over|just sleeps|pretends to (?:be asleep|sleep)|carries on (?:as if|like)|acts? (?:as if|like) nothing|gets to (?:sleep|go out|rest|leave|relax|go to work).*)\b`,
    say: [
      "And you are the one who deals with it.",
      "That must make you angry, on top of being tired.",
      "So it is left to you again.",
    ],
    ask: [
      "What goes through you in that moment?",
      "Have the two of you been able to talk about it?",
      "What would you want {whom} to do?",
    ],
  },
  {
    id: "does-not-help",
    weight: 2,
    when: pattern`^LEAD(?:WHO|nobody|no one|none of them) ADV(?:(?:doesn't|don't|never|won't|didn't|hardly|barely|rarely|hasn't|haven't)(?: ever| even| really)? (?:helps?(?: me| us| out| with.+)?|offers?.*|lifts? a finger.*|do(?:es)? (?:anything(?! wrong| bad| to (?:hurt|deserve))|much|his share|her share|their share|a thing).*|done anything.*|steps? (?:in|up).*|pitch(?:es)? in.*|pulls? (?:his|her|their) weight.*|clean.*|cook.*|bothers?.*|takes? (?:a turn|over|any).*)|does (?:nothing|sod all|very little|the bare minimum).*)$|^(?:nobody|no one|none of them) (?:ever |really )?helps?(?: me| us)?(?: out| with.+)?$`,
    not: /\b(?:wrong)\b|\b(?:i help|it helps|that helps|to help)\b/i,
    say: [
      "So it is left to you.",
      "You are doing this with very little help.",
      "That is a lot to carry without support.",
    ],
    ask: [
      "What would help you most, if you could hand over one thing?",
      "Have you been able to ask for that?",
      "How do you keep going?",
    ],
  },
  {
    id: "unfair-share",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:(?:never|doesn't|don't|didn't) (?:have to (?:deal with|do|put up with).+|gets? (?:any|half) of (?:this|it|that)|pick(?:s)? up(?: the phone)?|feel(?:s)? (?:any of this|guilty).*)|gets? (?:away with|off (?:lightly|easy|scot).*|none of (?:this|it))\b.*)`,
    say: [
      "That does not seem fair.",
      "So you get the whole of it.",
      "And it comes down to you each time.",
    ],
    ask: [
      "Have the two of you ever talked about it?",
      "What would you want {whom} to take on?",
      "How did it come to be you?",
    ],
  },
  {
    id: "should-not-have-to-ask",
    weight: 2,
    when: /^(?:i (?:don't|do not|shouldn't|didn't) (?:want to )?have to|i hate having to|why should i have to|i(?:'m| am) (?:tired|sick) of (?:having to )?) ?(?<x>(?:ask|tell|explain|beg|remind|chase|nag|spell)\p{L}*\b.*)$/iu,
    say: [
      "You would like it to happen without having to ask.",
      "It is tiring to have to say every single thing.",
      "You want somebody to see it for themselves.",
    ],
    ask: [
      "What do you most wish was noticed?",
      "How would it feel, if it happened once without a word from you?",
      "Do you think it is not seen, or not wanted?",
    ],
  },
  {
    id: "only-one-who",
    weight: 3,
    when: /^(?:i feel like |it feels like |it's like |i feel |sometimes )*(?:i'm|i am|i was|im) (?:always )?the only (?:one|person)(?: in .+?| here| at home| there)? (?:who|that) (?<x>.+)$/i,
    say: [
      "It is lonely to be the only one who {x}.",
      "So nobody shares it with you.",
      "You would like somebody beside you in this.",
    ],
    ask: [
      "What would change, if somebody else saw it too?",
      "Who comes closest to understanding?",
      "When do you feel that most?",
    ],
  },
  {
    id: "always-the-one-who",
    weight: 3,
    when: /^(?:i feel like |it feels like |it's )?(?:i(?:'m| am)?|it's)? ?(?:always|the one who always|usually) (?:have to be |has to be |been |me |i'm )?(?:the one )?(?:who|that|to|having to|has to|have to) (?:has to |have to |always )?(?<x>(?:text|call|ring|message|reach|plan|organis|organiz|apolog|say sorry|make|give|visit|ask|go|drive|arrang|compromise|back down|initiat|fix|sort|clean|cook|remember|deal|pay|remind|start|chase|bend|adapt|listen|be )\p{L}*.*)$/iu,
    say: [
      "It always comes down to you.",
      "That is tiring, when it only goes one way.",
      "You would like it to come from the other side for once.",
    ],
    ask: [
      "What happens when you don’t?",
      "How long has it been that way?",
      "Have you ever been able to say so?",
    ],
  },
  {
    id: "does-everything",
    weight: 2,
    when: /^(?:i (?:have to |basically |literally |pretty much |always )*do (?:everything|it all|all (?:of it|the \p{L}+)|most of .+)(?: (?!at the|last|late|wrong|slowly|badly|online|by).*)?|(?:everything|it all|it) (?:is|'s|falls|lands|comes down|ends up|gets left|is left)(?: always| all)? (?:on|to|with|left to|up to) me(?: .*)?|i(?:'m| am) doing (?:it all|everything|this)(?: .*)?(?:alone|on my own|myself)?)$/iu,
    say: [
      "So it all comes down to you.",
      "That is a lot for one person.",
      "You are carrying nearly all of it.",
    ],
    ask: [
      "What would you like to hand over first?",
      "Who could take on a part of it?",
      "How long have you been doing it all?",
    ],
  },
  {
    id: "no-time-for-me",
    weight: 2,
    when: /\b(?:(?:never|don't|hardly|barely|haven't) (?:ever )?(?:get|had|have|got|gotten) (?:a|any|one|much) (?:break|rest|minute|moment|time (?:to|for) my ?self|time off|day off|second|peace)|no (?:time|life|space) (?:for|to|of) my ?(?:self|own)|can't even (?:shower|go to the (?:toilet|loo|bathroom)|have a (?:shower|bath|wee)|drink a)|(?:miss|want|need) (?:some )?time (?:to|for) myself)\b/i,
    say: [
      "So there is no time left for you.",
      "Everybody needs a break now and then, and you don’t get one.",
      "That is hard to keep up.",
    ],
    ask: [
      "When did you last have an hour to yourself?",
      "What would you do with a free afternoon?",
      "Who could step in for an hour?",
    ],
  },
  {
    id: "just-me",
    weight: 2,
    when: /^(?:(?:it's|its|it is|there's|there is|it was|we're|so it's) (?:just |only |always just |all |mostly )?(?:me|the two of us)(?: and .*| most of the time| all the time)?(?: (?:now|here|at home|and (?:him|her|them)))*|i(?:'m| am) (?:a |now a )?(?:single (?:mum|mom|dad|parent|mother|father)|on my own with (?:him|her|them|the kids|it|this)|bringing (?:him|her|them) up (?:alone|on my own))\b.*)$/i,
    say: [
      "So you do all of it on your own.",
      "That is a lot for one person.",
      "There is nobody to take over when you are tired.",
    ],
    ask: [
      "Who can you call on, when it gets too much?",
      "What is hardest about doing it alone?",
      "When do you get a break?",
    ],
  },
  {
    id: "was-the-one-who",
    weight: 3,
    when: /^i was (?:always )?the one (?:who|that) (?:had to |always )?(?:looked?|held?|hold|stayed?|paid|pay|took|take|did|do|raised?|cleaned?|cooked?|was there|picked|comforted?|protected?|cared?|kept|keep|made|make|organi[sz]ed|visited|sat|drove|called)\b.*$/i,
    say: ["So it fell to you.", "You were there when it was needed."],
    ask: ["What was that time like for you?", "Who was there for you?"],
  },
  {
    id: "does-for-others",
    weight: 2,
    when: /^i (?:always |usually |have to |also )*(?:make|cook|do|get|take|pick up|wash|clean|pay|buy|sort|organi[sz]e)\b.{2,40}\b(?:for (?:my|the|everyone|all|him|her|them|us)|(?:my|the) (?:brothers?|sisters?|kids|siblings)|them (?:to|from|up|ready))\b.*$/i,
    say: [
      "That is a lot to take on.",
      "So you look after the others.",
      "You are doing a great deal for them.",
    ],
    ask: [
      "Who does something for you?",
      "How long have you been doing that?",
      "What is left for yourself?",
    ],
  },
];
