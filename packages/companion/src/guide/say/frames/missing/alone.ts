import type { Frame } from "../frame.ts";

/** Being alone, not belonging, and wanting to be close to somebody. */
export const aloneFrames: readonly Frame[] = [
  {
    id: "speaks-to-nobody",
    when: /\bi (?:can |could )?(?:just |often |sometimes )*(?:don't|do not|barely|hardly|haven't|didn't|won't|go .{0,20}without)(?: really| even| actually)* ?(?:speak|talk|spoken|talked|spoke|speaking|talking|see|seen|saw|seeing)(?: to| with)? (?:anyone|anybody|another (?:person|human|soul)|a single (?:person|soul)|a soul|people|a human)\b(?! (?:about|else|here who|who))/i,
    say: [
      "A whole day without a conversation can feel very long.",
      "That sounds lonely.",
      "That is a lot of silence.",
    ],
    ask: [
      "What are those days like?",
      "When did you last have a good conversation?",
      "Who would you like to talk to, on a day like that?",
    ],
  },
  {
    id: "everyone-has-theirs",
    when: /^(?:everyone(?:'s)?|everybody(?:'s)?|they|people|the others|(?:all )?the other [a-zà-ÿ]+(?: (?:at|in|from|on) .+?)?|all my friends|all of them|most of my friends|my friends|all the other \p{L}+)(?:'ve| have| has| all|'re| are| is)* ?(?:already |just |now )*(?:(?:has|have|had|got) (?:their|someone|somebody|each other|a partner|families|kids|babies|partners|friends|a group|groups|their own)|(?:knew|know|known) each other|(?:in )?(?:couples|relationships|groups|pairs)|married|settled|settling down|engaged|coupled up|having (?:kids|babies)|busy(?: with .+)?|moved (?:on|away)|paired up|getting married)\b.*$/iu,
    say: ["It is hard to find a way in when others have known each other for a long time."],
    ask: [
      "What is that like for you, among them?",
      "Is there anybody you could imagine getting to know better?",
      "When do you feel it most?",
    ],
  },
  {
    id: "tried-a-group",
    when: /^i(?:'ve| have)? (?:even |once |also |did |actually )*(?:tried|went to|gone to|been to) (?:a |an |the |some |this |one )?(?:\p{L}+ ){0,3}(?:clubs?|class(?:es)?|groups?|meet-?ups?|choir|events?|society|team|volunteering|bumble|dating)\b.*$/iu,
    say: ["You did go and try. That takes courage."],
    ask: ["What was it like there?"],
  },
  {
    id: "lonely-among-people",
    when: /\b(?:lonely|alone|lonel(?:y|iest))\b.{0,50}\b(?:even (?:when|though|with|in)|surrounded|with people|in a (?:room|crowd|relationship|marriage)|in my (?:marriage|relationship|own)|next to (?:him|her|me)|around (?:people|others)|with (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend))|full of people)\b|\b(?:surrounded by|around) people\b.{0,40}\b(?:lonely|alone)\b/i,
    say: [
      "It is a particular kind of lonely, to be with people and not feel close to them.",
      "So it is not company you are short of. It is closeness.",
    ],
    ask: [
      "When did you last feel close to somebody?",
      "What would you want them to know about you?",
      "What is missing, when you are together?",
    ],
  },
  {
    id: "something-wrong-with-me",
    when: /\b(?:(?:there's|there is|there must be|theres) something wrong with me|(?:maybe|perhaps|i think|i guess) (?:it's|it is) (?:just )?me\b|(?:maybe|perhaps|i think) i(?:'m| am) (?:just )?(?:the problem|not (?:likeable|interesting|lovable|worth it)|boring|unlovable|unlikeable|too much|hard to (?:love|like)))/i,
    say: [
      "You have begun to wonder whether it is you.",
      "When it goes on for long, most people start to look for the fault in themselves. It does not mean it is there.",
      "That is a hard thing to be afraid of.",
    ],
    ask: [
      "What makes you think so?",
      "What would somebody who knows you well say to that?",
      "When did you first begin to think that?",
    ],
  },
  {
    id: "alone-on-the-day",
    when: /\b(?:(?:spen[dt]|spending|be|was|been|had|celebrated?) (?:my |the )?(?:birthday|christmas|new year\p{L}*|weekend|easter|eid|holidays?|day|valentine\p{L}*)(?: \p{L}+)? (?:alone|on my own|by myself)|alone (?:on|for|at|this) (?:my |the )?(?:birthday|christmas|new year|weekend|holidays?))\b/iu,
    say: [
      "On your own, on a day like that. That is hard.",
      "A day like that makes it more noticeable.",
    ],
    ask: [
      "What would you like that day to be?",
      "What did you do, or what will you do?",
      "Who would you have liked to have there?",
    ],
  },
  {
    id: "nobody-came",
    when: /^(?:nobody|no one|not one (?:of them|person)|hardly anyone|only \p{L}+ people?)(?: even| really| has| ever)* (?:remembered|called|texted|wished|came|visits?|visited|showed up|turned up|replied|wrote|rang|messaged|answered|reached out|checked|invites?|invited|calls|texts|writes|comes)\b.*$/iu,
    say: ["You had hoped for something else."],
    ask: ["Who had you hoped for?", "What went through your mind?", "How are you with it now?"],
  },
  {
    id: "just-needed-to-say",
    quiet: true,
    when: /\bi (?:guess i |think i )?(?:just|only) (?:needed|wanted|had|want|need) to (?:say (?:it|that|this)|get (?:it|this|that) (?:out|off)|tell (?:someone|somebody)(?! (?:i|we|that i|my|about)\b)|let it out|vent|talk|be heard|rant|write it down|share (?:it|that|this))\b|\b(?:it's|its) (?:just |really )?(?:nice|good) to (?:tell|say|talk|share)\b|^just wanted to (?:share|say|tell)(?: (?:someone|somebody|you|it|that|this|hi))*$/i,
    say: [
      "Then it is enough that you said it. Nothing has to be done about it now.",
      "I’m glad you said it here. There is nothing you need to do with it today.",
      "That is a good enough reason. I’m listening.",
    ],
    ask: [
      "Is there more you would like to say?",
      "How is it, now that you have said it?",
      "What was hardest to say?",
    ],
  },
];
