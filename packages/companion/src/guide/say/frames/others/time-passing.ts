import type { Frame } from "../frame.ts";

/** Since when, how long, how soon, and what lies ahead. */
export const timePassingFrames: readonly Frame[] = [
  {
    id: "lies-ahead",
    weight: 1,
    when: /^(?:(?:now|anyway|then|so|next \w+),? )*(?:we|i)(?:'re|'m| are| am) (?:supposed|meant|expected) to (?<x>(?:spend|go|visit|stay|see|host|meet|be (?:going|a|the|best|there)|have|attend|travel|fly|drive|celebrate)\b.+)$/i,
    say: [
      "So that is what lies ahead.",
      "And that is coming closer.",
      "So you are expected to {x}.",
    ],
    ask: [
      "How do you feel when you think of it?",
      "What would you do, if you were free to choose?",
      "Which part of it worries you most?",
    ],
  },
  {
    id: "thought-of-doing",
    weight: 1,
    not: /\b(?:end(?:ing)? (?:it all|my life|things)|kill|dying|hurting|jump|suicid|overdos)\w*/i,
    when: /^i(?:'ve| have|'m| am)? (?:even |also |just |sometimes |actually )?(?:thought|been thinking|thinking|considered|been considering|considering|think)(?: (?:about|of))? (?:just |maybe )?(?<x>(?:not )?(?!anything|nothing|something|everything|ending|being)\p{L}{2,}ing\b.*)$/iu,
    say: [
      "So part of you is thinking of {x}.",
      "You have thought about {x}.",
      "That thought must have a reason.",
    ],
    ask: [
      "What speaks for it?",
      "What holds you back?",
      "What do you imagine would happen, if you did?",
    ],
  },
  {
    id: "always-been-so",
    weight: 1,
    when: /^(?:it|that|this|things)(?:'s| has| have| is| was|'ve)? (?:always|never) (?:been |was |were )?(?:like (?:that|this)|the same|this way|that way|any different|different)\b.*$|^it's been like (?:this|that) (?:for|since|my whole|all my)\b.*$/i,
    say: [
      "So it is nothing new.",
      "It has been that way for a long time.",
      "You have lived with it for a while, then.",
    ],
    ask: [
      "How have you dealt with it until now?",
      "When did it start?",
      "What has brought it up now?",
    ],
  },
  {
    id: "it-has-been-a-while",
    weight: 2,
    when: /^it(?:'s| has| is)(?: only| just| already| now)? been (?:about |nearly |almost |over )?(?<x>(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|several) (?:days?|weeks?|months?|years?))(?: (?:now|so far|already|since .+|today))*$/i,
    say: ["So that is {x} now.", "A good deal can change in that time."],
    ask: [
      "How has that time been for you?",
      "What has changed since then?",
      "How are you with it today?",
    ],
  },
  {
    id: "soon-to-go",
    weight: 1,
    when: /^(?:i'm|i am|we're|we are) (?:flying|going|travelling|visiting|driving|coming|seeing (?:him|her|them|my)|meeting|having (?:lunch|dinner|coffee|tea)|heading) .*\b(?:in (?:a|two|three|four|\d+)|on \p{L}+day|next|this (?:week|weekend|evening|afternoon)|tomorrow|soon|tonight)\b.*$/iu,
    say: ["That is not long now.", "So that is coming up.", "That will be here soon."],
    ask: ["How do you feel about it?", "What do you hope for?", "What would make it a good visit?"],
  },
  {
    id: "so-soon",
    weight: 3,
    themes: ["breakup"],
    when: /^(?:it's|it has|it is|its|that's|only|just|it was)? ?(?:only |just |been )*(?<x>(?:\d+|one|two|three|four|five|six|seven|eight|a few|a couple of) (?:days|weeks))(?: (?:ago|now|since .*|later|after .*))?$/i,
    say: ["Only {x}.", "That is very fresh.", "That is no time at all."],
    ask: [
      "How have you got through them?",
      "What has been the worst of it?",
      "Who has been there for you?",
    ],
  },
  {
    id: "since-then",
    weight: 2,
    when: /^(?:i guess |i think |probably |maybe |mostly |it's been like this |it started )?(?:ever )?since (?:i|we|he|she|they|the|my|last|about|covid|lockdown|christmas)\b.{2,40}$/i,
    say: [
      "So that is when it began.",
      "It goes back to then.",
      "That was the turning point, it seems.",
    ],
    ask: [
      "What changed for you then?",
      "What was it like before?",
      "What have you missed most since?",
    ],
  },
  {
    id: "it-was-that",
    weight: 1,
    when: /^it was (?:just |so |really |a bit |pretty |very |kind of |quite )*(?<x>awkward|awful|horrible|nice|okay|weird|strange|hard|lovely|terrible|embarrassing|boring|uncomfortable|intense|exhausting|humiliating)$/i,
    say: ["I can imagine.", "That does not surprise me.", "I see."],
    ask: ["What was {x} about it?", "What happened, exactly?", "How were you afterwards?"],
  },
  {
    id: "changed-with-that",
    weight: 2,
    when: /^(?:ever )?since (?:the|our|my|his|her|we|i|he|she|they)\b.{3,40}?,? (?:it's|its|it is|everything|we|he|she|they|nothing|things|i|all we|there's|it)(?:'s|'ve|'re)? \p{L}+.*$/iu,
    say: [
      "So it changed with that.",
      "That was a turning point.",
      "It has not been the same since.",
    ],
    ask: [
      "What was it like before?",
      "What has changed most?",
      "What would you like to have back?",
    ],
  },
];
