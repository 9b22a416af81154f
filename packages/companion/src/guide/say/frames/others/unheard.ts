import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Somebody who does not listen, notice, ask, thank or turn up. */
export const unheardFrames: readonly Frame[] = [
  {
    id: "nobody-asks",
    when: pattern`^LEAD(?:nobody|no one|not one of them) ADV(?:(?:doesn't|don't|didn't|hasn't|haven't|never|has|have)(?: once| ever| even)* )?(?:asks?|asked|checks?|checked|wonders?)(?: in on)?(?: me)?(?: about me| how (?:i am|i'm|i feel|i was|things).*| if i'm.*| after me| on me| about it| anything)?$`,
    not: /\basked me (?:to|if|for|out)\b/i,
    say: ["So nobody asks.", "That sounds lonely, not to be asked."],
    ask: [
      "What would you say, if somebody asked you today?",
      "Who would you most like to ask you that?",
      "How are you, then, really?",
    ],
  },
  {
    id: "when-i-ask",
    when: pattern`^(?:when|whenever|every time|if) i (?:try to |try and |do |tried to )?(?:ask|asked|tell|told|say|said|bring|brought|talk|talked|mention|mentioned|text|texted|message|explain|explained|speak|complain|complained|try|tried|need)\b.*?\b(?:he|she|they|OTHER)(?:'s)? (?!i\b)\p{L}+.*$|^i (?:tell|ask|talk to|show|try to (?:tell|talk|explain|ask))\b.{2,60},? (?:and|but) (?:he|she|they) (?:just |only |barely |never )*(?:says?|shrugs?|nods?|ignores?|looks?|laughs?|grunts?|changes?|walks?|doesn't|don't|gets?|goes|stares?)\b.*$`,
    not: /^(?:.*\b)?if i \w+.{0,30}\b(?:he|she|they)'ll\b/i,
    say: [
      "So you try, and that is all that comes back.",
      "You try, and it goes no further.",
      "That must be frustrating, when you have made the first move.",
    ],
    ask: [
      "What would you like the answer to be?",
      "What do you do then?",
      "How does that leave you?",
    ],
  },
  {
    id: "do-not-feel-loved",
    when: /^i (?:just |really )?(?:don't|never|no longer|didn't|do not|haven't|hardly ever)(?: really| ever| even)? (?:feel|felt) (?<x>loved|wanted|needed|appreciated|supported|respected|heard|seen|safe|welcome|valued|understood|important|special|close|connected|attractive|at home|part of (?:it|anything|the family))\b.*$/i,
    say: [
      "So you don’t feel {x}. That hurts.",
      "That is a basic thing to want.",
      "I imagine that has been hurting for a while.",
    ],
    ask: [
      "When did you last feel {x}?",
      "What would help you feel {x}, even a little?",
      "Have you been able to say so?",
    ],
  },
  {
    id: "never-thanked",
    when: /\b(?:never|don't|didn't|not|without)(?: once| even| ever)? (?:get(?:ting)?|got|hear|heard|had|a|say|says|said|so much as)? ?(?:a |any |so much as a |even a )*(?:single )?(?:thank you|thanks|thank-you|word of thanks|appreciation|please or thank you)\b/i,
    say: [
      "You do so much, and nobody says thank you.",
      "It is hard to go on giving, when nothing comes back.",
      "You would like it to be seen.",
    ],
    ask: [
      "What would you most like to be noticed?",
      "Who does see it, if anybody?",
      "What would you leave undone, if you could?",
    ],
  },
  {
    id: "waited-for-them",
    when: /^i (?:just |even )?(?:stayed up|waited up|waited|sat (?:up|by the phone|there waiting)|kept (?:looking at|checking) my phone) ?(?:.*\b(?:for (?:him|her|them|hours)|all (?:night|evening|day)|waiting|like an? \p{L}+|past)\b.*)?$/iu,
    say: ["That must have been a long wait."],
    ask: [
      "What went through your mind?",
      "What did you do then?",
      "Have you said anything about it?",
    ],
  },
  {
    id: "hoped-but",
    when: /^i (?:always |really |just )?(?:thought|expected|hoped|was hoping|was expecting|wanted|waited for) .{3,70},? but (?:it|he|she|they|i|nothing|that|we) (?:just |still |never |also )*(?:didn't|hasn't|doesn't|don't|never|wasn't|isn't|did not|haven't|couldn't|happened|came)\b.*$/i,
    say: [
      "You were hoping for something that did not come.",
      "It turned out differently from what you had expected.",
    ],
    ask: ["What had you imagined?", "How is it now?", "What did you feel, when it did not happen?"],
  },
  {
    id: "i-try-they-do-not",
    when: /^i (?:always |still |keep )*(?:text|texting|call|calling|message|write|ask|asking|invite|inviting|visit|ring|try|trying|reach out|check)\b.{3,60}\b(?:but|and) (?:sometimes |mostly |usually |often |then )?(?:he|she|they|nobody|no one) (?:just |even )?(?:doesn't|don't|never|hardly|barely|won't|ignores?|says? no|cancels?|didn't)\b.*$/i,
    say: [
      "You keep trying, and little comes back.",
      "That must be discouraging.",
      "You do your part, and you are left waiting.",
    ],
    ask: [
      "What do you think is behind it?",
      "What would you like to hear?",
      "How long do you want to go on like that?",
    ],
  },
  {
    id: "turned-away",
    when: /^i (?:tried to|wanted to|went to|try to) (?:hug|kiss|hold|touch|cuddle|talk to|comfort|help|hold hands|reach out to|say something to)\b.{0,40}\b(?:and|but) (?:he|she|they) (?:just )?(?:said|pushed|pulled|turned|moved|walked|didn't|wouldn't|went|told|snapped|looked|shrugged|ignored)\b.*$/i,
    say: [
      "You reached out, and you were turned away.",
      "That must have hurt.",
      "It takes something to try, and then that.",
    ],
    ask: [
      "What did you feel, just then?",
      "What did you do?",
      "What would you have wanted to happen?",
    ],
  },
];
