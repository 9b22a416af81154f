import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Two people together: trust, doubt, closeness, and thinking of leaving. */
export const coupleFrames: readonly Frame[] = [
  {
    id: "we-had-plans",
    themes: ["breakup"],
    when: /^we(?:'d| had| were|'d been| had been)? (?:just |already |even |literally )?(?:been )?(?:looking at|planning|going to|saving|talking about|supposed to|about to|trying for|engaged|booked|bought|meant to|building|getting married|moving in|had plans)\b.*$/i,
    say: ["So you were making plans together."],
    ask: ["What is it like to think of that now?", "What else had you planned together?"],
  },
  {
    id: "loves-but",
    when: pattern`^(?:don't get me wrong,? |of course |obviously )?i (?:do |really |still |obviously |absolutely )*(?:love|adore) (?<o>WHOM|the (?:boy|girl|kids|children|baby|little one|man|woman)|my (?:kids|children|family|parents)|being a (?:mum|mom|dad|parent))(?: (?:so much|to bits|to death|dearly|very much|more than anything|with all my heart|and everything))*,? but (?<x>.+)$`,
    say: [
      "You love {o}, and still {x}.",
      "Both are true: you love {o}, and it is hard.",
      "The love is there, and so is the strain.",
    ],
    ask: [
      "When does it get too much?",
      "What would make it a little easier?",
      "Who knows that it is both?",
    ],
  },
  {
    id: "unsure-of-love",
    not: /\b(?:jobs?|company|career|course|looking for|uni(?:versity)?|city|town|country|here|flat)\b/i,
    when: pattern`^i(?:'m| am)? (?:just |really |honestly )?(?:don't know|not sure|do not know|wonder|don't know anymore) (?:if|whether) (?:i|we) (?:even |still |really |should |want to |ever )*(?:love|be with|break up|am in love|marry|have a future)\b.*$`,
    say: ["You are not sure what you want here.", "That is a hard doubt to live with."],
    ask: [
      "When did the doubt begin?",
      "What do you feel, when you are together?",
      "What would you miss?",
    ],
  },
  {
    id: "says-unhappy",
    when: pattern`^LEADWHO ADV(?:said|says|told me|admitted|tells me)(?: to me)?(?: (?:on \p{L}+|yesterday|today|tonight|last (?:night|week|month|\p{L}+)|this morning))? (?:that )?(?:he|she|they)(?:'s|'re| is| was| has been| have been| had been| feels?| felt|'d been)(?: been)? (?:so |really |just |very |not )*(?:unhappy|lonely|tired of|done|unsure|confused|miserable|stressed|happy|trapped|bored|struggling|fed up|had enough)\b.*$`,
    say: ["That must have been hard to hear."],
    ask: [
      "Had you noticed anything before?",
      "What did you say to that?",
      "How do you look back on that time now?",
    ],
  },
  {
    id: "is-good-to-me",
    when: pattern`^LEADWHO(?:(?:'s| is| are|'re) (?:so |really |very |always |such |just |a |genuinely )*(?:kind|lovely|sweet|gentle|patient|great|amazing|wonderful|supportive|caring|good (?:to|with|for) (?:me|us|the kids)|funny|thoughtful|good (?:man|woman|person|listener|dad|mum|friend)|there for me)|ADV(?:listens(?: to me)?|understands me|gets me|makes me (?:laugh|feel (?:safe|good|loved|special|calm|happy).*)|looks? after me|supports? me|helps? me (?:a lot|so much)|treats me (?:well|right|so well)))\b(?!.*\b(?:but|most of the time|when|usually|normally|sometimes)\b).*$`,
    not: /\bbut\b|\bso i\b|\b(?:worse|more bad|besotted)\b|\b(?:doesn't|don't|never|not|used to|was) (?:kind|listen)|\b(?:deserve|waiting for|too good|guilty|lie|lied|ill|dying)\b/i,
    say: ["You think highly of {whom}.", "I can hear that {who} means something to you."],
    ask: ["What do you like most about {whom}?", "How do you feel around {whom}?"],
  },
  {
    id: "waits-for-it-to-go-wrong",
    when: /\b(?:wait(?:ing)?|expect(?:ing)?|bracing myself) for (?:it|something|things|everything|him|her|them|the other shoe|that) (?:all )?to (?:go wrong|end|fall apart|leave|drop|hurt me|crash|change|explode|get bored)\b/i,
    say: ["Part of you does not quite trust it yet.", "It is hard to relax into it."],
    ask: [
      "What are you afraid might happen?",
      "When does that feeling come?",
      "What helps you to trust it a little more?",
    ],
  },
  {
    id: "says-leaving",
    when: pattern`^LEADWHO ADV(?:said|says|told me|told us|threatened|threatens|announced|keeps saying)(?: that)? (?:he|she|they)(?:'s|'re|'ll| is| are| was| wants to| wanted to| will| would|to) ?(?:going to )?(?:leaving|leave|moving out|move out|going away|had enough|walk out)\b.*$`,
    say: ["That must have been frightening to hear.", "I’m sorry. That is a lot to hear."],
    ask: [
      "What was going through your mind?",
      "What has happened since?",
      "Who can you talk to about it?",
    ],
  },
  {
    id: "good-most-of-the-time",
    when: pattern`^(?:i don't know,? |idk,? )?WHO(?:'s| is| can be|'re| are) .{0,30}\b(?:lovely|nice|great|kind|fine|good|sweet|amazing|ok|okay|wonderful)\b.{0,12}\b(?:most of the time|usually|normally|otherwise|sometimes|when (?:he|she|they|we|it))\b.*$`,
    say: [
      "So there are two sides to it.",
      "There are good times, and there are the others.",
      "That makes it hard to judge.",
    ],
    ask: [
      "What are the other times like?",
      "How do you feel in those other times?",
      "Which side have you seen more of lately?",
    ],
  },
];
