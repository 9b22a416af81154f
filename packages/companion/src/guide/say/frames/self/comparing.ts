import type { Frame } from "../frame.ts";

/** Feeling like an impostor, measuring oneself by others, and not believing praise. */
export const comparingFrames: readonly Frame[] = [
  {
    id: "found-out",
    when: /^(?:.*\b)?(?:(?:i (?:just |still )?(?:keep|kept)? ?(?:wait(?:ing)?|expect(?:ing)?)|i'm (?:just )?(?:waiting|scared|afraid|terrified|worried)|it's only a matter of time|sooner or later|one day|any day now|eventually)\b.{0,30}\b(?:(?:notice|realise|realize|find out|see (?:that|what|how)|figure out|discover|catch me|work out|find me out|found out|see through)\b.*)|i (?:feel|felt) like (?:a |an |such a |a complete )?(?:fraud|impostor|imposter|fake|phoney)\b.*|(?:i have |i've got |it's )?(?:impostor|imposter) syndrome\b.*)$/i,
    say: [
      "So you are waiting to be found out.",
      "It sounds as if you don’t trust that you have earned your place.",
    ],
    ask: [
      "What do you think they would find out?",
      "What do you know about your work that speaks against it?",
      "Has it always been like that, or is it new?",
    ],
  },
  {
    id: "just-being-nice",
    when: /^(?:.*\b)?(?:(?:i (?:just )?(?:think|feel like|assume|bet)|but|maybe) )(?:he|she|they|people|everyone|my \w+)(?:'s|'re| is| are| was| were)? (?:probably |only |just |all )*(?:being (?:nice|kind|polite)|says? (?:it|that) to be (?:nice|kind|polite)|saying (?:it|that)(?: to be (?:nice|kind))?|feel(?:s)? sorry for me|have to say that|has to say that|pity(?:ing)? me)\b.*$/i,
    say: ["So you can’t quite believe the good things people say."],
    ask: ["What makes it hard to believe?"],
  },
  {
    id: "a-good-one-would",
    when: /^(?:.*\b)?(?:a|any) (?:good|better|real|proper|normal|decent|loving) (?<x>daughter|son|mother|mum|mom|father|dad|parent|wife|husband|partner|friend|sister|brother|person|teacher|nurse|doctor|man|woman) (?:would|wouldn't|should|shouldn't|could|doesn't|does|never)\b.*$/i,
    say: [
      "You measure yourself by a picture of a good {x}.",
      "That is a high standard to hold yourself to.",
      "You are judging yourself, when you did what you could.",
    ],
    ask: [
      "What have you done that a good {x} does?",
      "Would you say that about somebody else in your place?",
      "Where does that picture come from?",
    ],
  },
  {
    id: "do-i-have-a-right",
    questions: true,
    when: /^(?:(?:and|but|so) )*(?:do i (?:even )?have (?:a|the|any) right to|am i allowed to|may i|is it (?:ok|okay|all right|alright|fine) (?:to|if i|that i)) (?<x>.+)$/i,
    say: [
      "I think you are allowed to.",
      "Yes, I think so. It is your own life.",
      "I don’t see why not.",
    ],
    ask: ["What makes you doubt it?", "What would it mean to you?", "What holds you back?"],
  },
  {
    id: "compared-by-family",
    when: /\b(?:(?:look at your (?:sister|brother|cousin)|why can't (?:you|i) be (?:more )?like|compar(?:e|es|ed|ing) me (?:to|with)|held up as|the golden child|your (?:sister|brother) (?:never|always))\b)/i,
    say: [
      "So you were measured against somebody else again.",
      "It hurts to be compared like that.",
    ],
    ask: [
      "What would you like them to see in you?",
      "What do you say to that?",
      "Since when has it been like that?",
    ],
  },
  {
    id: "cannot-celebrate",
    when: /^(?:.*\b)?i (?:just |really |feel like i )*(?:can't|cannot|don't feel like i can|couldn't|am not able to|'m not able to) (?:really |even |properly )?(?:celebrate|enjoy (?:it|this)|be happy(?: about it)?|feel happy|be glad)\b.*$/i,
    say: [
      "It takes the joy out of it.",
      "So the good news has a shadow.",
      "You would like to be glad, and something holds you back.",
    ],
    ask: [
      "What holds you back most?",
      "What would you need, to be glad for a moment?",
      "With whom could you be glad?",
    ],
  },
  {
    id: "was-praised",
    when: /^(?:my (?:teacher|boss|manager|tutor|coach|friend|mum|mom|dad|colleague|neighbour|doctor|therapist|sister|brother)|someone|somebody|he|she) (?:once |actually |always |even )?(?:said|says|told me|thinks|wrote) (?:that )?(?:i(?:'m| am| was) (?:a |an |really |so |very |quite )*(?:good|great|talented|clever|gifted|brilliant|kind|strong|brave|patient|funny)\b.*|i (?:have|had) (?:a )?talent\b.*|i should be proud\b.*)$/i,
    not: /\b(?:but|just being nice|has to say|only says)\b/i,
    say: ["So somebody sees what is good in you.", "That is worth keeping in mind."],
    ask: [
      "What was it like to hear that?",
      "Do you believe it a little?",
      "What do you like about it yourself?",
    ],
  },
  {
    id: "on-paper-fine",
    when: /^(?:.*\b)?(?:on paper|(?<!(?:watch|look|see)\w*\b.*)from the outside|to the outside world)\b.*$/i,
    say: [
      "From outside it looks fine, and inside it does not feel that way.",
      "It looks all right, and still something is not right for you.",
    ],
    ask: [
      "What is missing, as far as you can tell?",
      "When did you first notice that?",
      "Whom have you told?",
    ],
  },
];
