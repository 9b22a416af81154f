import { bank, type MarkedLine } from "../../risk-history.ts";

export type Reflection = {
  /** For normalised text. */
  pattern: RegExp;
  words: readonly MarkedLine[];
  /** Also true of somebody who speaks for another. */
  beside?: true;
};

/** What people say of themselves in such hours, and a sentence that shows it was heard. A word alone tells nothing: a sister may be a way out. */
export const reflections: readonly Reflection[] = [
  {
    pattern: /\bburden\b|\bbetter off without me\b|\bin (?:the|everyones) way\b/,
    words: bank("about/burden", [
      "You feel like a weight on the people you love.",
      "It sounds as if you have been counting what you cost others.",
    ]),
  },
  {
    pattern: /\b(?:im|i feel|feel|feeling|so|been) (?:\w+ )?(?:alone|lonely)\b|\bno friends\b/,
    words: bank("about/lonely", [
      "You feel that nobody is there.",
      "So much of it, and all by yourself.",
    ]),
  },
  {
    pattern:
      /\b(?:im|i feel|feel|feeling|so|been) (?:\w+ )?(?:tired|exhausted|worn out|drained)\b|\bcant anymore\b/,
    words: bank("about/tired", [
      "You are tired through and through.",
      "It has been going on for longer than your strength.",
    ]),
    beside: true,
  },
  {
    pattern:
      /\b(?:hopeless|no hope|pointless|no point|whats the point|no future|never get better|wont change)\b/,
    words: bank("about/hopeless", [
      "From where you are, nothing ahead looks different.",
      "It looks as if there is no way out of it.",
    ]),
  },
  {
    pattern:
      /\b(?:ashamed|my fault|i ruined|im (?:a )?(?:failure|worthless|useless)|worthless|hate myself)\b/,
    words: bank("about/shame", [
      "You are very hard on yourself in this.",
      "There is a harsh voice speaking in you.",
    ]),
  },
  {
    pattern:
      /\b(?:im|i feel|feel|feeling|so|been) (?:\w+ )?(?:empty|numb|hollow)\b|\bdont feel anything\b/,
    words: bank("about/numb", [
      "It has gone numb inside.",
      "There is an emptiness where feeling used to be.",
    ]),
  },
  {
    pattern: /\b(?:it hurts|the pain|unbearable|cant take (?:it|this|any))\b/,
    words: bank("about/pain", [
      "It hurts more than you can bear.",
      "What you want most is that the pain stops.",
    ]),
  },
  {
    pattern:
      /\b(?:dizzy|faint\w*|passed out|blacked out|palpitations|heart (?:races|racing|skips)|chest)\b/,
    words: bank("about/body", [
      "Your body is telling you that it needs help.",
      "That is a sign to take seriously.",
    ]),
  },
  {
    pattern:
      /\b(?:im|i feel|feel|feeling|so|been) (?:\w+ )?(?:scared|afraid|frightened|terrified)\b/,
    words: bank("about/fear", [
      "There is fear in this, and you wrote all the same.",
      "You are frightened.",
    ]),
    beside: true,
  },
  {
    pattern:
      /\b(?:im (?:\w+ )?(?:drunk|high)|ive been drinking|ive had a (?:few )?(?:drinks?|bottle))\b/,
    words: bank("about/drink", [
      "Drink or drugs are part of tonight, and they make dark thoughts louder.",
      "You are not quite sober in this, and it makes everything steeper.",
    ]),
  },
  {
    pattern: /\b(?:im|i feel|feel|feeling|so|been) (?:\w+ )?(?:angry|furious)\b|\bthe rage\b/,
    words: bank("about/anger", [
      "There is a great deal of anger in it.",
      "You are furious, and there are reasons.",
    ]),
  },
  {
    pattern: /\b(?:im (?:\w+ )?(?:crying|sobbing)|cant stop crying)\b/,
    words: bank("about/tears", [
      "You are crying while you write this.",
      "The tears have their reasons.",
    ]),
    beside: true,
  },
];

/** Said when nothing more particular was heard. */
export const acknowledgements: readonly MarkedLine[] = bank("heard", [
  "I am still here.",
  "I hear you.",
  "I am with you in this.",
  "Take your time.",
  "I am listening.",
  "That is a lot to carry.",
  "You are still writing, and I am glad of it.",
  "One thing after another.",
  "There is no hurry in here.",
  "Nothing you say is too much.",
  "I believe that it is as heavy as you say.",
  "Slowly, then.",
  "I have read that carefully.",
  "It matters that you say it.",
  "I am not going anywhere.",
  "You need not find better words.",
  "That reached me.",
  "I see.",
]);

/** When everything useful has been asked: near, short, and not asking for more than one can give. */
export const presence: readonly MarkedLine[] = bank("presence", [
  "You can write anything, or nothing for a while.",
  "If words are too much, one letter is enough, and I will know that you are there.",
  "Is it stronger now than when you began, or a little weaker?",
  "Let us simply stay with this minute.",
  "Look around you and name one thing that is blue. It only keeps you here a moment longer.",
  "A glass of water would be good now. I will be here after it.",
  "Is there a light you could put on, or a blanket you could take?",
  "You have got this far into the night. That was you.",
  "What do you hear around you, just now?",
  "It does not have to be solved tonight.",
  "The wave is high, and waves go down.",
  "If it gets stronger, please say so at once.",
  "Would a voice be good now: a friend, a line, even the radio?",
  "You are allowed to rest without having earned it.",
  "What would make the next quarter of an hour a little easier?",
  "Put a hand on your chest and feel it rise. Once more.",
  "Is there an animal, a song or a place that is on your side?",
  "I would rather hear it ten times than have you alone with it.",
  "Tell me one small true thing about where you are sitting.",
  "The numbers are further up, and on the crisis page, whenever you want them.",
  "Some hours only have to be got through. This may be one.",
  "What would you want somebody to know about tonight?",
  "You can be furious at it, too.",
  "Are your shoulders up? Let them down on the next breath.",
  "It is all right that there is no answer to this yet.",
  "Whom did you last laugh with?",
  "The morning is nearer than it was when we began.",
  "You do not owe anybody a brave face here.",
  "Would it help to wash your face with cold water, and come back?",
  "What did you need today that nobody gave you?",
  "It may help to sit where other people are, even strangers.",
  "I notice that you keep answering. That is a thread, and it holds.",
  "Is there anything in the room that you would like to have further away?",
  "What is the kindest thing you could do for your body now?",
  "Nobody has to be strong all night.",
  "You could put this on a note for somebody to read tomorrow.",
  "There is time. I do not tire.",
  "What does the quietest part of you want?",
  "You can also just tell me about an ordinary day.",
  "I keep what you told me in mind, whatever we talk about now.",
]);
