import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Somebody who does not listen, notice, ask, thank or turn up. */
export const unheardFrames: readonly Frame[] = [
  {
    id: "hardly-talks-to-me",
    weight: 2,
    when: pattern`^LEADWHO(?:'s|'ve)?(?: is \d+ and (?:he|she))? ADV(?:barely|hardly|rarely|never|doesn't|don't|won't|hasn't|haven't|didn't|stopped|has stopped|have stopped|refuses to|only ever)(?: really| even| ever| hardly| properly)? (?:talks?|talking|talked|speaks?|speaking|spoken|spoke|repl(?:y|ies|ied|ying)|texts?|texting|texted|answers?|answering|answered|calls?|calling|called|rings?|rung|rang|messag(?:e|es|ing|ed)|look(?:s|ing)? at me|contact(?:s|ed|ing)?|tells? me|visits? (?:me|us)|visiting|(?:said|says?) (?:a word|anything|two words) to me)\b(?! (?:when|as soon as) i\b)`,
    say: [
      "It hurts when somebody you care about goes quiet on you.",
      "I imagine you miss hearing from {whom}.",
      "That is a hard kind of silence.",
    ],
    ask: ["When did that begin?", "What was it like before?"],
  },
  {
    id: "stays-in-room",
    weight: 2,
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:stays?|sits?|spends?|is|are|lives?|locks? (?:him|her|them)sel\w+|shuts? (?:him|her|them)sel\w+|hides?|disappears?|goes|lies|comes home and)\b.{0,40}\b(?:(?:his|her|their) (?:bed)?room|on (?:his|her|their) (?:phone|computer|xbox|console|playstation|laptop|own in)|gaming|up there|headphones|the door (?:shut|closed|locked))\b`,
    say: [
      "So you see very little of {whom}.",
      "You are under one roof, and hardly together.",
      "I can see how that would worry you.",
    ],
    ask: [
      "When do you still get a moment together?",
      "What was it like before?",
      "What do you think is going on?",
    ],
  },
  {
    id: "does-not-listen",
    weight: 2,
    when: pattern`^LEAD(?:WHO|nobody|no one|people|everyone) ADV(?:doesn't|don't|never|won't|didn't|can't|just doesn't|refuses? to|isn't|aren't)(?: ever| even| really| actually| want to| try to| seem to)* (?:listen(?:s|ing|ed)?|hears? me|heard me|understands?|understood|gets? (?:it|me|that|what|how|why)|see(?:s)? (?:it|my side|what|how|why)|takes? (?:me|it|this) seriously)\b`,
    say: [
      "You are not being understood there.",
      "It is frustrating to say it again and again and not get through.",
      "That sounds lonely.",
    ],
    ask: [
      "What is it that you most want understood?",
      "What happens when you try to explain?",
      "Who does understand, if anybody?",
    ],
  },
  {
    id: "nobody-asks",
    weight: 3,
    when: pattern`^LEAD(?:nobody|no one|not one of them|WHO) ADV(?:(?:doesn't|don't|didn't|hasn't|haven't|never|has|have)(?: once| ever| even)* )?(?:asks?|asked|checks?|checked|wonders?)(?: in on)?(?: me)?(?: about me| how (?:i am|i'm|i feel|i was|things).*| if i'm.*| after me| on me| about it| anything)?$`,
    not: /\basked me (?:to|if|for|out)\b/i,
    say: [
      "That sounds lonely, not to be asked.",
      "So nobody really knows how you are.",
      "You look after others, and nobody looks in on you.",
    ],
    ask: [
      "What would you say, if somebody asked you today?",
      "Who would you most like to ask you that?",
      "How are you, then, really?",
    ],
  },
  {
    id: "does-not-notice",
    weight: 2,
    when: pattern`^LEAD(?:WHO|nobody|no one|people) ADV(?:doesn't|don't|never|didn't|hasn't|haven't|won't)(?: even| ever| really| once)* (?:notices?d?|cares?d?|appreciates?d?|thank(?:s|ed)?|remember(?:s|ed)?|acknowledges?d?|values?d?|see(?:s|n)? (?:what i do|how much i|me(?! (?:again|anymore|any more|on|at|this|next|for|today|until|at all)\b)(?=\b.*[a-z]))|want(?:s)? to know|bother(?:s|ed)?|make(?:s)? (?:an|any) effort)\b(?!.*\b(?:me anymore who|recogni)\b)`,
    say: [
      "It hurts when what you do goes unseen.",
      "You would like it to be noticed, at least now and then.",
      "I imagine that is discouraging.",
    ],
    ask: [
      "What would you most like to be seen?",
      "When was it different, if it ever was?",
      "What would a small sign look like, that it matters to {whom|them}?",
    ],
  },
  {
    id: "never-there",
    weight: 2,
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:(?:is|are) )?(?:(?:always|constantly|forever|basically always) (?:away|out|at work|working|busy|on (?:his|her|their) phone|tired|with (?:his|her|their) (?:friends|mates|family))|(?:never|hardly ever|rarely|hardly|barely|not really|isn't) (?:really )?(?:home|there|around|available|present|in)(?: for me| for us| much)?|(?:works?|worked) (?:all the time|late|nights|away|long hours|so much|a lot).*)$`,
    say: [
      "So you are often on your own with things.",
      "You do not get much of {whom}.",
      "That can be lonely.",
    ],
    ask: [
      "What do you miss most?",
      "When do you get any time together?",
      "Have you been able to say what that is like for you?",
    ],
  },
  {
    id: "only-when-needed",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:calls?|texts?|comes? (?:round|over|to me)|rings?|talks? to me|messages?|wants? me|speaks? to me|gets? in touch|contacts? me|reach(?:es)? out)(?: me)?(?: only)? (?:when|if|for) (?:he|she|they|it|there's|money|something|a favour).+$`,
    not: /^(?!.*\bonly\b)/i,
    say: [
      "So you mostly hear from {whom} when there is something to be done.",
      "That can leave you feeling used.",
      "You would like to be wanted for yourself.",
    ],
    ask: [
      "What would you like it to be instead?",
      "What happens when you say you can’t?",
      "Has it always been like that?",
    ],
  },
  {
    id: "let-down",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:keeps? )?(?:cancel(?:s|led|ed|ling|ing)|bail(?:s|ed|ing)?|forgot|forgets|forgetting|didn't (?:show|turn) up|doesn't (?:show|turn) up|never (?:showed|turned) up|stood me up|let(?:s|ting)? me down|broke (?:his|her|their) promise|didn't (?:come(?! out| back| down)|call|make it)|never came|flak(?:es|ed|y|ing))\b.*$`,
    not: /\bforgot (?:who i|my name)\b/i,
    say: [
      "You had counted on {whom}.",
      "That is disappointing, when you had relied on it.",
      "I imagine that hurt.",
    ],
    ask: [
      "What did you hear afterwards?",
      "How did you react?",
      "Is that new, or has it happened before?",
    ],
  },
  {
    id: "when-i-ask",
    weight: 3,
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
    weight: 3,
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
    id: "all-they-do",
    weight: 2,
    when: pattern`^all (?<who>he|she|they) (?:ever )?(?:does|do|did|wants?|talks?|cares?)(?: is| about is|s about is)? (?<x>.+)$`,
    say: [
      "So that is all you get to see of {whom} these days.",
      "I imagine you would like there to be more.",
      "That sounds tiring to live with.",
    ],
    ask: ["When was it last different?", "What would you like to see?", "How does it affect you?"],
  },
  {
    id: "calls-now-and-then",
    weight: 1,
    when: pattern`^LEADWHO ADV(?:calls?|rings?|telephones?|phones?|visits?|comes? (?:round|over|to see me|to visit|by)|texts?|writes?|sees? (?:me|us))(?: me| us)? (?:only |about |maybe |just |perhaps )?(?:once|twice|on \p{L}+s|every (?:few|other|second|couple|now)|now and (?:then|again)|sometimes|at christmas|a couple of times|when (?:he|she|they) (?:can|has|have|remembers?))\b.*$`,
    say: [
      "So that is how often you hear from {whom}.",
      "I imagine you look forward to it.",
      "That is something, and it may not be enough.",
    ],
    ask: [
      "Is that enough for you?",
      "What do you talk about then?",
      "How are you, when it is over?",
    ],
  },
  {
    id: "am-i-not",
    weight: 2,
    questions: true,
    when: /^(?:and |so |what,? )?(?:am i not|aren't i|don't i|do i not|what about me)\b.*$/i,
    say: [
      "It sounds as if you feel you do not count.",
      "You would like to count as much as the others.",
      "That hurts.",
    ],
    ask: [
      "When did you last feel that you counted?",
      "What would show you that you matter?",
      "Have you said it like that to anybody?",
    ],
  },
  {
    id: "gives-an-excuse",
    weight: 2,
    when: pattern`^LEADWHO ADV(?:said|says|claims?|told me|tells me)(?: that)? (?:(?:he|she|they)(?:'s|'re| is| are| was)? ?(?:just |always )?(?:too |so )?(?:busy|tired|stressed|can't|couldn't|hasn't got (?:the )?time|doesn't have (?:the )?time|has (?:work|to work)|forgot|don't have time)|(?:i'm|i am|i was) (?:just |so much )?better at it|it's my job|that's my job)\b.*$`,
    say: [
      "So that is the reason you were given.",
      "It may be so, and it still leaves you waiting.",
      "I see. That is the answer you get.",
    ],
    ask: [
      "What do you think about that answer?",
      "What would you want to hear?",
      "What did you say?",
    ],
  },
  {
    id: "never-thanked",
    weight: 3,
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
    weight: 3,
    when: /^i (?:just |even )?(?:stayed up|waited up|waited|sat (?:up|by the phone|there waiting)|kept (?:looking at|checking) my phone) ?(?:.*\b(?:for (?:him|her|them|hours)|all (?:night|evening|day)|waiting|like an? \p{L}+|past)\b.*)?$/iu,
    say: ["That must have been a long wait.", "I imagine you felt let down."],
    ask: [
      "What went through your mind?",
      "What did you do then?",
      "Have you said anything about it?",
    ],
  },
  {
    id: "hoped-but",
    weight: 3,
    when: /^i (?:always |really |just )?(?:thought|expected|hoped|was hoping|was expecting|wanted|waited for) .{3,70},? but (?:it|he|she|they|i|nothing|that|we) (?:just |still |never |also )*(?:didn't|hasn't|doesn't|don't|never|wasn't|isn't|did not|haven't|couldn't|happened|came)\b.*$/i,
    say: [
      "You were hoping for something that did not come.",
      "That must have been a disappointment.",
      "It turned out differently from what you had expected.",
    ],
    ask: ["What had you imagined?", "How is it now?", "What did you feel, when it did not happen?"],
  },
  {
    id: "i-try-they-do-not",
    weight: 3,
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
    id: "they-were-busy",
    weight: 2,
    when: /^(?:he|she|they|everyone|nobody|no one) (?:was|were|is|are)(?: all| just| too| always)* (?:busy|out|asleep|at work|not in|in|away|free)(?: (?:today|tonight|too|though|with .+))?$/i,
    say: [
      "And just then nobody was there.",
      "So you were left with it.",
      "That is a pity, when you needed somebody.",
    ],
    ask: ["Who else could you reach?", "What had you wanted to say?", "What did you do then?"],
  },
  {
    id: "turned-away",
    weight: 3,
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
  {
    id: "will-not-beg",
    weight: 2,
    when: /^i (?:just |really )?(?:don't|do not|won't|am not going to|'m not going to) (?:want to |wanna )?(?:beg|chase|force|push (?:him|her|them|it)|run after|keep (?:asking|trying|chasing)|crawl|grovel)\b.*$/i,
    say: [
      "You have done your part, it seems.",
      "You want it to come from the other side as well.",
      "That is understandable.",
    ],
    ask: [
      "What would be a way that feels right to you?",
      "What would you still like to say?",
      "What would tell you that it is time to stop?",
    ],
  },
];
