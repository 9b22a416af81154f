import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What others say, do and leave undone, put in passing. */
export const withOthersFrames: readonly Frame[] = [
  {
    id: "cast-as-the-one",
    when: /^i(?:'ve| have)? (?:always|only ever) (?:been|was) (?:the|a) (?:difficult|quiet|strong|sensible|responsible|clever|fat|shy|weird|odd|funny|good|bad|naughty|sensitive|reliable|black sheep|outsider|strange|ugly|stupid|problem|disappointing|lazy|loud)(?: one| child| kid| sheep| person)?(?: in (?:the|my) \w+)?$/i,
    say: [
      "So that is what you have been called for a long time.",
      "That is a name that sticks, once you have been given it.",
    ],
    ask: [
      "Who saw you that way?",
      "How do you see yourself?",
      "What does it feel like, to be seen like that?",
    ],
  },
  {
    id: "not-good-enough-for",
    when: /^i (?:just |always |really |still )*(?:feel|think|believe|know) (?:like |that )?i(?:'m| am) (?:just |simply )?(?:not|never) (?:good )?enough(?: for .{2,40})?$|^i(?:'m| am) (?:just |simply )?(?:not|never) good enough for .{2,40}$/i,
    say: [
      "That is a hard thing to believe about yourself.",
      "So you feel that you fall short with people.",
      "It hurts to see yourself like that.",
    ],
    ask: [
      "Where do you think that comes from?",
      "With whom do you feel it most?",
      "Has anybody made you feel otherwise?",
    ],
  },
  {
    id: "used-to-treat-me-so",
    when: pattern`^LEADWHO (?:always )?used to (?:check (?:on |up on )?(?:my|me)|hit|shout|scream|yell|beat|control|follow me|threaten|lock|ignore me|mock|insult|put me down|go through my|get angry|call me (?:stupid|fat|useless|names|lazy|ugly|crazy))\b.*$`,
    say: [
      "That must have been hard to live with.",
      "I’m sorry you had to live with that.",
      "That is no way to treat you.",
    ],
    ask: [
      "What was it like for you at the time?",
      "What of it is still with you?",
      "Who knew about it then?",
    ],
  },
  {
    id: "we-need-to-talk",
    when: pattern`^LEADWHO ADV(?:said|says|texted|wrote|messaged|told me)(?: me| to me)?(?: that)? (?:we (?:need|have|should|ought) to (?:have a )?talk|(?:she|he|they) (?:needs?|wants?|has|have) to talk(?: to me)?)\b.*$`,
    say: ["Hearing that would make anybody nervous.", "It is hard not to know what is coming."],
    ask: [
      "What do you think it is about?",
      "What are you afraid of hearing?",
      "How has it been between you lately?",
    ],
  },
  {
    id: "left-with-nothing",
    when: /^(?:.{0,80}\b(?:got|has|have|gets)\b.{0,60}\b)?i (?:just )?(?:got|get|have|ended up with|was left with|came away with) (?:absolutely )?nothing$/i,
    not: /\b(?:done|left to|to do|to say)\b/i,
    say: ["And you were left with nothing.", "I can see why that feels unfair."],
    ask: [
      "What would have been fair?",
      "Has anybody explained it to you?",
      "What would you most like them to understand?",
    ],
  },
  {
    id: "living-a-lie",
    when: /^(?:.*\b)?i(?:'m| am| feel like (?:i'm|i am)) (?:just |constantly |always )*(?:lying to|living a lie|acting (?:a part|all the time)|pretending to everyone|faking (?:it|everything)|a hypocrite)\b.*$/i,
    say: [
      "It sounds as if you can’t be honest with anybody there.",
      "It must be exhausting to keep that up.",
    ],
    ask: [
      "What would it be like to say it to one person?",
      "When is it hardest?",
      "What are you most afraid of, if you said it?",
    ],
  },
  {
    id: "first-in-the-family",
    when: /^i(?:'m| am|'ll be| will be|'d be| was) the first (?:one |person )?in my (?:whole |entire )?family (?:to|who)\b.*$/i,
    say: [
      "The first in your family. That is something.",
      "So you are going where nobody in your family has been.",
      "You can be proud of that.",
    ],
    ask: [
      "What does your family say to it?",
      "What does it mean to you?",
      "Who has helped you on the way?",
    ],
  },
  {
    id: "replaced-by-another",
    when: pattern`^LEADWHO(?:'s|'re)? ?(?:has|have|got|has got|found|made)? ?ADV(?:a new|another|a different|new|other) (?:best friend|best mate|friend group|group of friends|group|friends|mates|bestie)\b.*$`,
    say: ["It hurts to see somebody else where you used to be."],
    ask: ["How is it between you now?", "When did you notice it?", "What do you miss most?"],
  },
  {
    id: "believes-in-me",
    when: pattern`^LEADWHO ADV(?:thinks|thought|says|said|reckons|is sure|is convinced|believes|keeps saying|tells me|told me)(?: that)? i(?:'ll|'m going to| will| can| could|'d) ADV(?:smash|nail|ace|be (?:fine|great|brilliant|good at it)|do (?:great|fine|well|it)|get (?:it|the job|in)|pass|make it|manage)\b.*$`,
    say: [
      "So {who} believes in you.",
      "It is good to have somebody who believes in you.",
      "{Who} sounds sure of you.",
    ],
    ask: [
      "What do you think {who} has seen in you?",
      "Can you believe a little of it yourself?",
      "How does it feel to hear that?",
    ],
  },
  {
    id: "cannot-go-to-the-funeral",
    when: /\b(?:no time|can't|couldn't|won't let me|wouldn't let me|not allowed|didn't get|can't get (?:the )?time off)\b.*\b(?:go to|attend|make it to|be at|get to|for) (?:the|her|his|their) (?:funeral|service|burial|wake)\b/i,
    say: [
      "That is hard, not to be able to say goodbye there.",
      "I’m sorry. You would have wanted to be there.",
      "So you have to find another way to say goodbye.",
    ],
    ask: [
      "How would you like to say goodbye in your own way?",
      "What would you have wanted to say there?",
      "Who could remember with you?",
    ],
  },
  {
    id: "was-never-around",
    when: pattern`^LEADWHO (?:was|were|wasn't|weren't|has) ADV(?:(?:never|hardly ever|rarely|hardly|barely|not really|not|always|ever|really) )*(?:been )?(?:around|there|home|away|at work|working|present)(?: for me| for us| much| when i (?:was|grew)\b.*| growing up)?$`,
    not: /\b(?:died|yesterday|last (?:night|week)|today|when it happened)\b/i,
    themes: ["family", "parenting", "partner"],
    say: ["So you had to do without that."],
    ask: ["What did you miss most?", "How does it affect you now?", "How do you see it today?"],
  },
  {
    id: "if-i-say-it-they-will",
    when: /^if i (?:ever |even |just )?(?:bring (?:it|this|that) up|say (?:something|anything|no|it|that)|ask(?: (?:for it|him|her|them))?|tell (?:him|her|them|my \w+)|mention (?:it|this|that)|complain|refuse|stop)\b.{0,30}? (?:he|she|they|my \w+|everyone|people)(?:'ll| will|'d| would| just)\b.+$/i,
    say: ["So you already expect how it would go.", "That makes it hard to speak up."],
    ask: [
      "Has it gone like that before?",
      "What would you say, if you knew it would be taken well?",
      "What does it cost you not to say it?",
    ],
  },
];
