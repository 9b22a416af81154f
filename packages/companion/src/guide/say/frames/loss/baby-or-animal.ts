import type { Frame } from "../frame.ts";

/** The loss of a pregnancy or a baby, and of an animal. */
export const babyOrAnimalFrames: readonly Frame[] = [
  {
    id: "miscarriage",
    when: /\b(?:i(?:'ve| have)? (?:just )?(?:had|having) (?:a|another|my (?:second|third)|two|three) (?:miscarriages?|stillbirth)|(?:i|we) (?:just )?(?:miscarried|lost (?:the|our|my|a) (?:baby|babies|pregnancy|twins))|(?:was|were|born) (?:stillborn|still born)|there (?:was|wasn't|was no|were no) (?:a |no )?heart ?beat|ectopic)\b/i,
    say: [
      "I’m so sorry. You lost your baby, and all that you had hoped for.",
      "I’m very sorry. That is a real loss, however far along it was.",
      "I’m so sorry for your loss.",
    ],
    ask: [
      "How are you, in your body and otherwise?",
      "Who knows about it?",
      "Would you like to tell me how it has been since?",
    ],
  },
  {
    id: "how-far-along",
    themes: ["grief"],
    when: /^(?:i was|we were|it was|i'd been|at) (?:only |just |about |nearly |almost )*(?:\w+|\d+) (?:weeks?|months?)(?: (?:pregnant|along|gone|in))?$/i,
    say: [
      "Long enough to have had hopes and plans.",
      "You had already made room for it in your life.",
      "I’m so sorry.",
    ],
    ask: ["What had you begun to imagine?", "Who had you told?", "How have the days since been?"],
  },
  {
    id: "pet-died",
    sure: true,
    when: /\b(?:(?:my|our|the) (?:\w+ ){0,2}?(?<pet>dog|cat|puppy|kitten|rabbit|hamster|horse|pony|guinea pig|bird|parrot|budgie|pet)(?:,? \w+,?)? (?:just |has |had |suddenly |sadly )*(?:died|passed away|passed|got (?:run over|hit)|was (?:run over|hit|put))|(?:put|putting) (?:my|our|the) (?:\w+ ){0,2}?(?:dog|cat|horse|rabbit|puppy|kitten|hamster) (?:down|to sleep)|lost (?:my|our) (?:\w+ ){0,2}?(?:dog|cat|puppy|kitten|rabbit|hamster|horse|pony|pet))\b/i,
    not: /\b(?:the (?:baby|kids?|twins)|toddler|put me down|puts me down)\b/i,
    say: [
      "I’m so sorry. An animal like that is part of the family.",
      "I’m sorry for your loss. It hurts to lose a companion like that.",
      "I’m so sorry. That is a real loss.",
    ],
    ask: ["How long did you have your {pet}?", "How long were you together?"],
  },
  {
    id: "pet-years",
    themes: ["grief"],
    when: /^(?:(?:we|i)(?:'d| had)? had (?:him|her) (?:for|since)\b.*|(?:he|she)(?:'d| had|'s| has)? (?:been|was|came|come) (?:with (?:me|us)|there|in our lives)\b.*|(?:he|she) (?:slept|waited|greeted|followed|sat)\b.*|i(?:'d| had)? (?:had|got) (?:him|her) (?:as a|when|since|from)\b.*)$/i,
    say: [
      "{They|They} had been part of your life for a long time.",
      "You had a lot of days together.",
      "So you went through a lot together.",
    ],
    ask: [
      "What was {they|that companion} like?",
      "Which time of the day do you miss {them|them} most?",
      "What do you remember most fondly?",
    ],
  },
  {
    id: "no-other-one",
    themes: ["grief"],
    when: /^(?:i|we) (?:really |just )?(?:don't|do not|couldn't|can't|won't|never) (?:want|have|get|replace|imagine)\b.*\b(?:another|a new|replace|again|anyone else|someone else)\b.*$/i,
    say: [
      "That is understandable. Nobody can take that place.",
      "You don’t have to think about that now.",
    ],
    ask: [
      "What would help with the quiet at home?",
      "What would you like to keep as a memory?",
      "What do the days need at the moment?",
    ],
  },
  {
    id: "body-failed",
    when: /^(?:.*\b)?my body (?:has |just |has just )?(?:failed|let me down|betrayed me|gave up|can't (?:even )?do)\b.*$/i,
    say: [
      "It is hard to trust your body after that.",
      "That is a painful way to feel about your own body. I’m sorry.",
    ],
    ask: [
      "What did the doctors say about it?",
      "What would you need, to feel a little safer in it?",
      "Who have you told that you feel like that?",
    ],
  },
  {
    id: "never-saw-them",
    when: /^(?:.*\b)?(?:i|we) (?:never|didn't)(?: even| ever)? (?:(?:got|get) to (?:see|hold|meet|know|touch)|saw|held|met|hold|see|meet) (?:him|her|them|my (?:baby|son|daughter))\b.*$/i,
    themes: ["grief"],
    say: [
      "You never had that moment. I’m so sorry.",
      "That was taken from you. I’m sorry.",
      "You had so little, and there is so much to miss.",
    ],
    ask: [
      "How do you think of {them|them} today?",
      "What would you have wanted?",
      "Have you been able to talk about it with anyone?",
    ],
  },
  {
    id: "gave-a-name",
    themes: ["grief"],
    when: /^(?:i|we) (?:gave|had) (?:him|her|it|them|the baby) (?:a |already a )?name\b.*$|^(?:i|we) (?:named|called) (?:him|her|them|the baby)\b.*$/i,
    say: [
      "So there is a name. Would you like to tell me?",
      "You gave a name. That matters.",
      "A name makes it real, and it was real.",
    ],
    ask: [
      "What does the name mean to you?",
      "How did you choose it?",
      "What would you like people to know about {them|them}?",
    ],
  },
];
