import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What somebody said that belittles, blames or hurts, to the person or behind their back. */
export const hurtfulWordsFrames: readonly Frame[] = [
  {
    id: "words-that-stuck",
    weight: 3,
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
    weight: 3,
    when: pattern`^LEADWHO ADV(?:said|says|say|told me|tells me|thinks|think|keeps saying|keeps telling me|acts like|makes out)(?: that)? i(?:'m| am| was)? ?(?:just |being |too |so |always )*(?:overreact\w*|too sensitive|sensitive|dramatic|a drama queen|paranoid|imagining (?:it|things)|making (?:it|a fuss|things up).*|emotional|hysterical|exaggerat\w*|unreasonable|jealous|needy|clingy|insecure|moody|hormonal|the problem)\b`,
    say: [
      "It is hard to be told that what you feel is too much.",
      "So what you feel gets waved away.",
      "That must leave you doubting yourself.",
    ],
    ask: [
      "How do you see it yourself?",
      "What would you have liked to hear?",
      "What do you do with the feeling, after that?",
    ],
  },
  {
    id: "says-it-is-nothing",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:said|says|told me|tells me|thinks|keeps saying|reckons|just says)(?: to me)?(?: that)? (?:it's|that's|it is|that is|this is|it was|there's|not to|i shouldn't|don't) (?:just |only |probably |all |completely |perfectly |totally )*(?:normal|nothing|fine|a phase|how (?:he|she|they|it|things) (?:is|are)|the way (?:he|she|they|it)|no big deal|not (?:a big deal|that bad|that deep)|in my head|worry|silly|stupid|my imagination|hormones|stress|life|teenagers?|what (?:kids|boys|girls|men|women|teenagers|they) do)\b`,
    say: ["It may be meant to calm you, and I wonder whether it does."],
    ask: ["What do you think yourself?", "Does it reassure you at all?"],
  },
  {
    id: "reproached",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:said|says|say|told me|tells me|tell me|thinks|think|thought|keeps saying|keep saying|keeps telling me|reckons|complains|feels|feels like)(?: to me)?(?: that)? (?<x>i (?:just |really |only |even )?(?:don't(?! (?:have|need) to)|never|always|didn't(?! (?:have|need) to)|can't|won't|only|am not|haven't|wasn't|care more|have changed|ruin|make everything|put|spend too)\b.+|i'm (?:not(?! alone)|never|always|just|too|so|being|a(?! (?:good|great|brilliant|lovely))|the(?! best)|selfish|lazy|cold|distant|ungrateful|difficult|impossible|useless|wrong|boring|stupid|controlling|weak|spoilt|spoiled|immature)\b.*|i've changed.*|it's (?:all )?my fault)$`,
    say: [
      "To be told that {x} must sting.",
      "That is not an easy thing to hear from somebody close.",
      "I imagine that hurt, whatever was meant by it.",
    ],
    ask: [
      "Do you see it that way yourself?",
      "What did you say to that?",
      "What do you think was behind it?",
    ],
  },
  {
    id: "called-me",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:called|calls|call|keep calling|keeps calling|has called) me (?!back|again|today|yesterday|every|all|up|on|at|in|last|by|when|to|for|from|and|because|about|like|once|twice|\w+ times|\d|mumm?y?\b|mama|daddy|dad\b|love\b|darling|sweet|brave|beautiful|clever|auntie|gran|nan|after|over|out|down)(?<x>.+)$`,
    say: ["That is not a nice thing to be called.", "Words like that tend to stay."],
    ask: [
      "How did you react?",
      "What is it like for you, when that is said?",
      "Has that happened before?",
    ],
  },
  {
    id: "not-recognised",
    weight: 3,
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
    id: "mocked",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:laughed in my face|smirked|rolled (?:his|her|their) eyes|made (?:fun of me|a joke.*)|makes fun of me|mocked me|mocks me|took the mick.*|teases me.*)$`,
    say: [
      "That cannot have been the answer you hoped for.",
      "I imagine that hurt.",
      "And you were being serious.",
    ],
    ask: ["How was that for you?", "What had you hoped for?", "What did you do then?"],
  },
  {
    id: "shouted-at",
    weight: 2,
    not: /\b(?:baby|toddler|newborn|nursery|months old|two year old|three year old)\b/i,
    when: pattern`^LEADWHO ADV(?:shouts?|shouted|shouting|yells?|yelled|screams?|screamed|snaps?|snapped|swears?|swore|has a go|had a go|kicks? off|kicked off|blows? up|blew up|loses? (?:his|her|their) temper|lost (?:his|her|their) temper|goes mad|went mad)(?: at| on)?(?: me| us| everyone)?\b(?! (?:for|in) help)`,
    say: [
      "It is hard to be shouted at, whatever the reason.",
      "I imagine you are tense long after it is over.",
      "That is not easy to live with.",
    ],
    ask: [
      "How do you react when that happens?",
      "How are you afterwards?",
      "What usually sets it off?",
    ],
  },
  {
    id: "criticises",
    weight: 2,
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:keeps? |is |are |never stops? |always )*(?:critici[sz]\w*|judg(?:es?|ing|ed)|put(?:s|ting)? me down|comment(?:s|ing|ed)? (?:on|about)|find(?:s|ing)? fault|compar(?:es?|ing|ed) me|nag(?:s|ging)?|pick(?:s|ing|ed)? (?:on me|at me|me apart)|correct(?:s|ing) me|complain(?:s|ing) about (?:me|my|how i|what i|everything i)|has (?:something|an opinion)|have (?:something|an opinion)|belittl\w*|undermin\w*|humiliat\w*|look(?:s|ing)? down on me|mak(?:es?|ing) (?:comments|remarks|digs)|has a dig)\b(?<x>.*)$`,
    say: [
      "It wears you down, to be criticised again and again.",
      "It must feel as if you are always being watched.",
      "That is hard to take from somebody in your own family or close to you.",
    ],
    ask: [
      "What was said the last time?",
      "How do you usually answer?",
      "Which of the remarks gets to you most?",
    ],
  },
  {
    id: "never-good-enough",
    weight: 3,
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
    id: "blamed",
    weight: 2,
    when: pattern`^LEAD(?:WHO|everyone|everybody) ADV(?:blames?|blamed|is blaming|keeps blaming|takes? (?:it|everything) out on|took it out on|guilt[- ]?trips?|makes? me feel (?:guilty|bad|small|stupid|like .+)|holds? it against|turns? (?:it|everything) (?:around|round) on) ?(?:me|us)?\b.*$`,
    say: [
      "And you get the blame.",
      "It is a heavy thing to have put on you.",
      "So you end up feeling that it is all your doing.",
    ],
    ask: [
      "Which part of it is really yours, do you think?",
      "How do you answer that?",
      "What do you end up believing yourself?",
    ],
  },
  {
    id: "favourite",
    weight: 2,
    when: /\b(?:(?:is|was|'s|always been|the) (?:the |their |her |his |mum's |dad's )?(?:favou?rite|golden child|perfect (?:one|child|son|daughter))|(?:prefers?|favou?rs?|always (?:helps?|praises?|defends?|took|takes)) my (?:\w+ )?(?:brother|sister|siblings?|cousin))\b/i,
    say: [
      "It hurts to come second in your own family.",
      "You noticed the difference, and I imagine you noticed it early.",
      "That is hard, at any age.",
    ],
    ask: [
      "When did you feel that most recently?",
      "Have you ever been able to say it?",
      "What would you have liked to be different?",
    ],
  },
  {
    id: "feels-treated-as",
    weight: 2,
    when: /^i (?:just |really |always |often |sometimes |kind of )*(?:feel|felt|am feeling|'m feeling|end up feeling) (?:so |really |completely |totally |a bit |kind of )?(?<x>taken for granted|invisible|used|unappreciated|ignored|unwanted|rejected|left out|replaced|pushed (?:out|away|aside)|second best|forgotten|abandoned|betrayed|trapped|stuck|suffocated|judged|excluded|dismissed|cast aside|like (?:a|an|the) (?:piece of furniture|lodger|robot|machine|housekeeper|flatmate|roommate|nobody|cash machine|maid|servant|slave|taxi|cook|cleaner|nurse|parent|babysitter|ghost|stranger|guest|outsider|burden|afterthought|option|failure|doormat|bank|last choice|bad guy|spare part|third wheel))\b.*$/i,
    say: [
      "You feel {x}. That is a hard way to feel around people you care about.",
      "It hurts to be treated like that.",
      "I can see why that gets to you.",
    ],
    ask: [
      "What makes you feel that most?",
      "When was the last time?",
      "What would you want to be different?",
    ],
  },
  {
    id: "told-my-secret",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:told|tells|has told|went and told|had told|spread|posted|shared|showed|screenshotted) (?:(?:people|everyone|everybody|someone|others|half the|the (?:whole|others|class|group)|all (?:our|my|her|his|the)|(?:her|his|our|my) (?:friends?|mum|mates|boyfriend|girlfriend|family|parents|boss|sister|brother))\b.*\b(?:secret|something|what i|i told|about (?:me|my|it)|private|everything|that i|thing)|(?:my|our) (?:secret|messages|private|photos?)|rumou?rs?)\b.*$`,
    say: [
      "That was yours to tell, and nobody else’s.",
      "I imagine you feel betrayed.",
      "You had trusted {whom} with it.",
    ],
    ask: [
      "How did you find out?",
      "What has it been like since?",
      "What would you want to say to {whom}?",
    ],
  },
  {
    id: "talked-about-me",
    weight: 3,
    when: pattern`^LEAD(?:WHO|people|everyone)(?:'s|'ve)? ADV(?:were|was|are|is|have been|has been|been|keeps?|started) (?:saying|calling|telling (?:people|everyone)|laughing|talking(?! to)|gossiping|making jokes)\b.*\b(?:i'm|i am|i was|me|my|behind)\b.*$`,
    say: [
      "That must have hurt to find out.",
      "It hurts to be talked about like that.",
      "And they did not even say it to your face.",
    ],
    ask: ["How did you hear of it?", "What did you do?", "What hurt most about it?"],
  },
  {
    id: "they-hate-me",
    weight: 2,
    when: pattern`^LEAD(?:WHO|everyone|everybody|i (?:think|feel like) (?:he|she|they|everyone)) ADV(?:hates?|can't stand|don't like|doesn't like|dislikes?|despises?|never liked|resents?|has never liked|have never liked) me\b.*$`,
    say: [
      "It hurts to feel unwelcome.",
      "That must be hard to live with.",
      "I imagine you have tried a lot.",
    ],
    ask: [
      "What makes you feel that most?",
      "What happens between you?",
      "When was it a little better?",
    ],
  },
  {
    id: "lies-about-me",
    weight: 3,
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
    weight: 3,
    when: /\b(?:pretended (?:not to|she hadn't|he hadn't|they hadn't|i wasn't|she didn't|he didn't|they didn't)|looked (?:straight |right )?through me|walked (?:straight |right )?past me|blanked me|crossed the (?:street|road)|turned (?:away|his back|her back|their backs)|didn't (?:even )?(?:say hello|say hi|look up|acknowledge me))\b/i,
    say: [
      "That must have hurt.",
      "To be looked through like that is painful.",
      "And it was somebody you knew.",
    ],
    ask: [
      "What went through your mind?",
      "What do you think was behind it?",
      "What would you have liked to say?",
    ],
  },
  {
    id: "keeps-saying",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:keeps?|kept|won't stop|is always|are always) (?:saying|telling me|telling us|repeating|asking|talking about)(?: that| me)? (?<x>.+)$`,
    say: ["You hear it again and again.", "So {who} comes back to it again and again."],
    ask: [
      "What do you say then?",
      "How is it for you to hear that?",
      "What do you think is behind it?",
    ],
  },
  {
    id: "says-it-is-meant-well",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:said|says|claims?|insists?|told me|tells me)(?: that)? (?:(?:he|she|they)(?:'s|'re| is| are| was| were)?|it(?:'s| was)) ?(?:only|just) ?(?:worried|trying|joking|looking out|concerned|being honest|thinking of|kidding|wants?|teasing|cares?|a joke|a bit of fun|banter|to help|wanted)\b.*$`,
    say: [
      "It may be meant well, and it still hurts.",
      "That does not make it easier to hear.",
      "So you are not even supposed to mind.",
    ],
    ask: [
      "How does it come across to you?",
      "What would you want {whom} to do instead?",
      "What did you say to that?",
    ],
  },
];
