import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Bosses, colleagues and customers. */
export const peopleAtWorkFrames: readonly Frame[] = [
  {
    id: "looked-at-me-like",
    when: selfPattern`^(?:.{0,70}\b)?(?:(?:he|she|they|everyone|BOSS|my \p{L}+) ADV)?(?:looked|looks|stared|look|were looking) at me (?:like|as if|as though|with|funny|weird)\b.{0,50}$`,
    say: [
      "That must have been uncomfortable.",
      "A look like that can stay with you for the rest of the day.",
    ],
    ask: [
      "What did you do then?",
      "What do you think was behind it?",
      "What would have helped in that moment?",
    ],
  },
  {
    id: "in-front-of-everyone",
    not: /\b(?:never|scared|afraid|nervous|dread\w*|have to|going to|tomorrow|next|would)\b/i,
    when: selfPattern`^(?:.{0,80}\b)?in front of (?:everyone|everybody|the (?:whole |entire )?(?:directors?|board|managers?|boss|customers|team|class|office|room|group|shop|department|customers?|clients?|kids|others|ward)|my (?:whole |entire )?(?:team|class|colleagues|friends|family)|all (?:of )?(?:my|the) .{3,20}|clients|customers|people)END`,
    say: [
      "It is worse when others are there to hear it.",
      "I’m sorry. That must have been humiliating.",
    ],
    ask: ["What happened then?", "How did the others react?", "What would you have liked to say?"],
  },
  {
    id: "credit-taken",
    when: selfPattern`^(?:.{0,60}\b)?(?:took|takes|taking|got|gets|stole|steals|claimed|presented|presents|passed off|copied) (?:all |the |all the |my )*(?:credit|praise|ideas?|work|project|slides|presentation|proposal)(?: (?:for|as|of) .{2,40})?END`,
    themes: ["work", "study"],
    say: [
      "So your work is there, and somebody else’s name is on it.",
      "That is unfair, and I can see why it bothers you.",
      "It hurts when what you did is not seen as yours.",
    ],
    ask: [
      "Does anyone know that it was yours?",
      "What did you do when you noticed?",
      "What would you like to happen now?",
    ],
  },
  {
    id: "colleague-does-little",
    when: selfPattern`^LEAD(?<who>(?:my|our|one of my|this|a|the other) (?:[\p{L}-]+ )?(?:colleagues?|co-?workers?|team|teammates?|team-?mates?|group|partner on .+|deskmate|manager|boss)) ADV(?:does|do|did|doesn't|don't|didn't|leaves?|never|is|are|calls? in|turns? up|sits?|spends?)\b.{0,20}\b(?:nothing|anything|(?:his|her|their) (?:share|part|bit|job|work)|everything to me|it (?:all )?to me|late|sick|lazy|on (?:his|her|their) phone|help|pull(?:s|ing)?)\b.{0,40}$`,
    say: [
      "So the rest of it falls to you.",
      "That is unfair, and it builds up.",
      "It is hard to watch that and say nothing.",
    ],
    ask: [
      "Has anyone said something about it?",
      "What would you like to say to {whom|them}?",
      "How has it been affecting you?",
    ],
  },
  {
    id: "made-a-mistake",
    themes: ["work", "study"],
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:made (?:a|an|another|one|such a|some) (?:[\p{L}]+ )?(?:mistakes?|error|mess)|messed up|screwed up|fucked up|got (?:it|something|the \p{L}+) (?:really |completely )?wrong|forgot (?:to|an? (?:important|big)|the (?:meeting|deadline))|missed (?:a|the) (?:deadline|meeting|shift)|sent (?:it|the|an?) .{0,30}wrong\b|dropped the ball)\b.{0,60}$`,
    say: ["A mistake can stay with you long after it is over.", "That is an unpleasant feeling."],
    ask: [
      "What came of it, in the end?",
      "How did people react?",
      "What would you say to a friend who had done the same?",
    ],
  },
  {
    id: "shouted-at-by-customers",
    themes: ["work"],
    when: selfPattern`^LEAD(?:people|customers|clients|patients|parents|callers|the public|they|kids|students) ADV(?:scream|shout|swear|yell|complain|moan|have a go|take it out|are rude|are so rude|get angry|speak to me like)\b.{0,60}$`,
    say: [
      "That is hard to take, hour after hour.",
      "You get the anger, and you did not cause it.",
      "Nobody should have to put up with that all day.",
    ],
    ask: [
      "What do you do with it afterwards?",
      "Who stands by you there?",
      "Which moments stay with you?",
    ],
  },
  {
    id: "asked-and-refused",
    when: selfPattern`^LEADi(?:'ve| have|'d)? ?(?:ADV)(?:asked(?! (?:a girl|a boy|her out|him out|someone out))|applied|begged|requested|put in)\b.{2,50}?,? (?:but|and) (?:they|he|she|it|my \p{L}+|the \p{L}+)(?:'ve|'s)? ?(?:ADV)(?:said no|refused|turned (?:me|it) down|rejected|was (?:refused|rejected|turned down)|won't|wouldn't|ignored|said (?:it's|there's|i|they) (?:not|no|can't|couldn't|don't)\b.*)\b.{0,40}$`,
    say: [
      "You asked, and it was a no.",
      "So that way did not work.",
      "It is discouraging, when you have found the courage to ask.",
    ],
    ask: [
      "What reason did they give?",
      "What else could you try?",
      "Who else might be able to help?",
    ],
  },
  {
    id: "no-feedback",
    themes: ["work", "study"],
    when: selfPattern`^LEAD(?<who>BOSS|he|she|they) (?:ADV)(?:never|doesn't|don't|hardly ever|rarely) (?:ever |actually )?(?:tells? me|says?|gives? me|lets? me know)\b.{0,10}(?:if|whether|how|that|any|feedback|what)\b.{0,50}$`,
    say: [
      "So you never quite know where you stand.",
      "It is hard to feel sure when nobody tells you.",
      "You are left guessing.",
    ],
    ask: [
      "What would you like to hear?",
      "Could you ask for it?",
      "What do you fill the silence with?",
    ],
  },
  {
    id: "can-we-have-a-chat",
    themes: ["work", "study", "anxiety", "selfEsteem"],
    when: selfPattern`^(?:.{0,40}\b)?(?:can we have a|wants? (?:to have )?a|asked (?:me )?for a|called me in for a|want to) (?:quick )?(?:chat|word|talk|call|meeting|speak)\b.{0,60}$`,
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner)\b/i,
    say: [
      "Words like that can make anybody nervous.",
      "It is unpleasant, not to know what it is about.",
    ],
    ask: [
      "What did you think was coming?",
      "How did it turn out?",
      "What would have made it easier?",
    ],
  },
  {
    id: "trouble-at-work",
    when: selfPattern`^LEADi(?:'ve| have|'m| am|'ve been| was| have been)? ?(?:been |being )?(?:suspended|demoted|disciplined|investigated|under investigation|put on (?:a|an) (?:[\p{L}-]+ )?(?:plan|pip|warning)|given a (?:[\p{L}-]+ )?warning|signed off(?: work)?|moved to (?:another|a different)\b.{0,20}|taken off)\b.{0,70}$`,
    say: [
      "That is a lot to take in.",
      "It is hard to live with that while nothing is decided.",
      "That must have been a shock.",
    ],
    ask: [
      "How have the days been since?",
      "What do you know so far?",
      "Who is on your side in this?",
    ],
  },
  {
    id: "behind-my-back",
    when: selfPattern`^(?:.{0,60}\b)?(?:behind my back|(?:talk(?:ed|ing)?|gossip\w*|meeting|whisper\w*|complain\w*) about me)\b.{0,40}$`,
    not: /\b(?:cheat\w*|affair|sleeping with)\b/i,
    say: [
      "It hurts to find out that people talked about you.",
      "That must make it hard to feel easy with them.",
    ],
    ask: ["How did you hear of it?", "What had been said?", "How is it between you now?"],
  },
];
