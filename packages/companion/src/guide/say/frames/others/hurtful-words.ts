import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What somebody said that belittles, blames or hurts, to the person or behind their back. */
export const hurtfulWordsFrames: readonly Frame[] = [
  {
    id: "words-that-stuck",
    when: /^(?:and |but )?(?:that|this|it)(?: one)? (?:really |kind of |has |just )*stuck(?: with me)?$/i,
    say: [
      "Those words have stayed with you.",
      "You have not been able to shake it off.",
      "That one went in deep.",
    ],
    ask: [
      "What is it about those words?",
      "When do they come back to you?",
      "What do you hear in them?",
    ],
  },
  {
    id: "told-overreacting",
    when: pattern`^LEADWHO ADV(?:said|says|say|told me|tells me|thinks|think|keeps saying|keeps telling me|acts like|makes out)(?: that)? i(?:'m| am| was)? ?(?:just |being |too |so |always )*(?:overreact\w*|too sensitive|sensitive|dramatic|a drama queen|paranoid|imagining (?:it|things)|making (?:it|a fuss|things up).*|emotional|hysterical|exaggerat\w*|unreasonable|jealous|needy|clingy|insecure|moody|hormonal|the problem)\b`,
    say: [
      "It is hard to be told that what you feel is too much.",
      "So what you feel gets waved away.",
    ],
    ask: [
      "How do you see it yourself?",
      "What would you have liked to hear?",
      "What do you do with the feeling, after that?",
    ],
  },
  {
    id: "not-recognised",
    when: pattern`^LEADWHO(?:'s)? ADV(?:asked me who i (?:was|am)|(?:doesn't|didn't|does not|did not|no longer|can't|couldn't|hardly|barely|hasn't) (?:even )?(?:recogni[sz]es?d?|know|knows|remembers?) (?:me|who i|my name|his own|her own|us)\b.*|(?:forgot|forgets|has forgotten|forgotten) (?:who i|my name|me\b).*|(?:thinks|thought) i(?:'m| am| was) (?:his|her|my|a stranger|the|someone|somebody).*)`,
    say: [
      "I’m so sorry. That must have been very painful.",
      "Not to be known by somebody you love must hurt so much.",
      "That is a hard moment to live through.",
    ],
    ask: [
      "What did you do in that moment?",
      "How were you afterwards?",
      "Who can you talk to about moments like that?",
    ],
  },
  {
    id: "never-good-enough",
    when: /^(?:nothing (?:(?:that )?i (?:do|did|ever did|say) )?(?:is|was|has been|'s) (?:ever |never )?(?:good |right )?(?:enough|right)?(?: for (?<o>him|her|them|my \p{L}+))?|(?:i|it) (?:was|am|is|have|has|'m|'s)? ?(?:never|not) (?:been )?good enough (?:for|to|in) (?<o>him|her|them|my \p{L}+)|whatever i (?:do|did),? (?:it )?(?:is|was|'s|isn't|wasn't)(?: never| not)? (?:good )?enough.*)$/iu,
    say: [
      "It hurts to be met like that.",
      "It is tiring to try to please somebody who is never pleased.",
      "That wears a person down.",
    ],
    ask: [
      "What did you do to try to get it right?",
      "When did you first notice that?",
      "How does it affect you today?",
    ],
  },
  {
    id: "told-my-secret",
    when: pattern`^LEADWHO ADV(?:told|tells|has told|went and told|had told|spread|posted|shared|showed|screenshotted) (?:(?:people|everyone|everybody|someone|others|half the|the (?:whole|others|class|group)|all (?:our|my|her|his|the)|(?:her|his|our|my) (?:friends?|mum|mates|boyfriend|girlfriend|family|parents|boss|sister|brother))\b.*\b(?:secret|something|what i|i told|about (?:me|my|it)|private|everything|that i|thing)|(?:my|our) (?:secret|messages|private|photos?)|rumou?rs?)\b.*$`,
    say: ["That was yours to tell, and nobody else’s.", "I imagine you feel betrayed."],
    ask: [
      "How did you find out?",
      "What has it been like since?",
      "What would you want to say to {whom}?",
    ],
  },
  {
    id: "lies-about-me",
    when: pattern`^LEADWHO ADV(?:tells?|told|says?|said|spreads?|spread|makes? up|is telling|keeps telling|bad-?mouths?|slags?|turns?|turned|is turning|talks?)\b.*\b(?:(?:things|stuff|lies|stories|rumou?rs|bad) .{0,12}about me|against me|behind my back|me off)\b.*$`,
    say: [
      "That is unfair, and it is hard to defend yourself against it.",
      "I imagine that makes you angry.",
      "So you are being judged by things that are not true.",
    ],
    ask: [
      "How did you hear about it?",
      "Who knows how it really is?",
      "What would you want to set right first?",
    ],
  },
  {
    id: "looked-through-me",
    when: /\b(?:pretended (?:not to|she hadn't|he hadn't|they hadn't|i wasn't|she didn't|he didn't|they didn't)|looked (?:straight |right )?through me|walked (?:straight |right )?past me|blanked me|crossed the (?:street|road)|turned (?:away|his back|her back|their backs)|didn't (?:even )?(?:say hello|say hi|look up|acknowledge me))\b/i,
    say: ["That must have hurt.", "To be looked through like that is painful."],
    ask: [
      "What went through your mind?",
      "What do you think was behind it?",
      "What would you have liked to say?",
    ],
  },
  {
    id: "says-it-is-meant-well",
    when: pattern`^LEADWHO ADV(?:said|says|claims?|insists?|told me|tells me)(?: that)? (?:(?:he|she|they)(?:'s|'re| is| are| was| were)?|it(?:'s| was)) ?(?:only|just) ?(?:worried|trying|joking|looking out|concerned|being honest|thinking of|kidding|wants?|teasing|cares?|a joke|a bit of fun|banter|to help|wanted)\b.*$`,
    say: ["It may be meant well, and it still hurts.", "That does not make it easier to hear."],
    ask: [
      "How does it come across to you?",
      "What would you want {whom} to do instead?",
      "What did you say to that?",
    ],
  },
];
