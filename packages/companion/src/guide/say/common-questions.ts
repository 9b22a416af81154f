/**
 * Honest, short answers to what people ask whether it is normal; the first that fits is given. None begins
 * with a plain yes, since the next one asks whether it is weird.
 */
export type CommonAnswer = {
  when: RegExp;
  say: readonly string[];
  /** What it is about decides, whatever the feeling is called. */
  first?: true;
};

/** Read against the message that asks first, and then against what was told before it. */
export const normalAnswers: readonly CommonAnswer[] = [
  {
    when: /\b(?:keep|kept|sleep in|wear|hold on to)\b.{0,40}\b(?:hoodie|jumper|shirt|coat|scarf|slippers|clothes|voicemail|message|number|ashes|toothbrush|cup|mug|glasses)\b/,
    say: [
      "Not weird at all. Many people keep something that still smells or sounds of somebody they have lost.",
    ],
  },
  {
    when: /\b(?:don't|do not|didn't) (?:even |really |always )?like (?:him|her|them|my (?:own )?(?:kid|child|son|daughter|kids|children))\b/,
    say: [
      "Most parents know such a year, and few say so. Liking comes and goes, and the love is still there.",
    ],
  },
  {
    when: /(?:n't|\bnot|\bnever)(?: \w+){0,2} (?:cry|cried|crying|shed a tear)\b/,
    say: [
      "Not crying is as common as crying. Some people are numb first, or busy, and it comes later or in another way. It says nothing about how much you care.",
    ],
  },
  {
    first: true,
    when: /\b(?:rabbit|dog|cat|puppy|kitten|hamster|guinea pig|horse|pony|parrot|budgie|pet|tortoise)\b/,
    say: [
      "It isn’t silly at all. An animal is part of every single day, and when it is gone every day is different. People grieve for them as they do for anybody they loved.",
    ],
  },
  {
    when: /\b(?:scared|afraid|frightened|nervous) (?:of|about|when|that) (?:doing well|success|succeeding|being happy|it (?:going|goes)|things (?:going|go)|good things|getting better)\b|\bjinx\b|\btoo good to\b/,
    say: [
      "That is common, most of all for people who have seen it go wrong before. Doing well gives one something to lose.",
    ],
  },
  {
    when: /\b(?:happy|glad|joy|excited|proud)\b.{0,30}\b(?:sad|cry\w*|guilty|scared|upset|low)\b|\b(?:sad|cry\w*|guilty|scared|upset|low)\b.{0,30}\b(?:happy|glad|joy|excited|proud)\b|\bboth at once\b|\bmixed feelings\b/,
    say: [
      "Very many people know that. Two feelings can be true at the same time, and neither takes anything from the other.",
    ],
  },
  {
    when: /\b(?:hear|heard|see|saw|seen|smell|talk(?:ing)? to|spoke to|reach for|set the table|lay(?:ing)? a place)\b.{0,40}\b(?:him|her|his|voice|them|mum|dad|photo|grave)\b/,
    say: [
      "Many people who have lost somebody hear or see them for a moment, or go on talking to them. It is part of missing someone.",
    ],
  },
  {
    when: /\b(?:relie(?:f|ved))\b/,
    say: [
      "Relief and sorrow come side by side for many people after a long hard time, and the one does not cancel the other.",
    ],
  },
  {
    when: /\b(?:flat|empty|deflated|anticlimax|let down|numb|feel nothing|felt nothing|not happier|don't feel happy)\b/,
    say: [
      "That is common. After a long strain, or something one has waited for, many people feel flat before they feel anything else. It mostly passes by itself.",
      "It is common to feel less than one expected. Feelings often come late, and not always the ones that were due.",
    ],
  },
  {
    when: /\b(?:panic\w*|heart (?:racing|going|pounding|thump\w*)|couldn't breathe|can't breathe|get my breath|shaking|dizzy|going to die|was dying|palpitations)\b/,
    say: [
      "Panic does that: the heart races, the breath is short, and it can feel like dying. It is very common, it passes, and it is worth telling a doctor once, so that nothing else is missed.",
    ],
  },
  {
    when: /\b(?:thoughts? (?:keep|pop|come|about (?:hurting|pushing|jumping|dropping))|intrusive|horrible thoughts?|weird thoughts?|picture (?:it|myself|dropping)|imagine (?:dropping|pushing|swerving))\b/,
    say: [
      "Most people have sudden thoughts that shock them, and having one says nothing about what you want. If they come often or frighten you, a doctor or a counsellor knows them well.",
    ],
  },
  {
    when: /\b(?:wak(?:e|ing) up|3 ?am|4 ?am|three in the morning|four in the morning|can't sleep|not sleeping|lie awake|lying awake|bad sleep|sleep(?:ing)? badly)\b/,
    say: [
      "Bad sleep in a hard time is one of the commonest things there is. If it lasts longer than a few weeks, a doctor can help with it.",
    ],
  },
  {
    first: true,
    when: /\b(?:died|death|funeral|grie\w+|lost (?:my|him|her)|passed away|since (?:he|she) went|widow\w*|bereav\w*)\b/,
    say: [
      "Grief has no timetable, and it takes most people longer than others expect. Tears, anger, nothing at all, laughing in between: all of it belongs.",
      "There is very little in grief that is not normal. It goes back and forth, for months and often for years.",
    ],
  },
  {
    when: /\b(?:angry|anger|rage|furious|snap\w*|shout\w*|temper|resent\w*)\b/,
    say: [
      "To be angry is normal. It mostly says that something was too much, or not fair. What one does with it is another question.",
    ],
  },
  {
    when: /\b(?:new ?born|(?:my|our|the|new) baby|bond(?:ed|ing)?|maternity|breastfeed\w*|postnatal)\b/,
    say: [
      "Many new parents feel that and few say it. If it is there most days, tell a midwife, a health visitor or a doctor: they hear it often, and it can be helped.",
    ],
  },
  {
    when: /\b(?:miss(?:ing)?|still think about|still love|my ex|break ?up|split|divorce)\b/,
    say: [
      "Very many people know that. How much you miss somebody goes by what they were to you, and not by how long it was or whether it was right to part.",
    ],
  },
  {
    when: /\b(?:lonely|loneliness|no friends|alone|on my own|by myself)\b/,
    say: [
      "Far more people feel lonely than show it, of every age and with people around them too. It is no sign that something is wrong with you.",
    ],
  },
  {
    when: /\b(?:nervous|anxious|anxiety|worr\w+|scared|dread\w*|on edge|stress\w*|overthink\w*)\b/,
    say: [
      "Not weird at all. Many people know that, about happy things too.",
      "Most people know that. If it gets in the way on most days, it is worth telling a doctor.",
    ],
  },
  {
    when: /\b(?:cry\w*|cried|tears|tearful|weep\w*)\b/,
    say: [
      "Crying is normal, and so is not being able to stop for a while. It is one of the ways a body lets go of strain.",
    ],
  },
  {
    when: /\b(?:exhaust\w*|no energy|motivation|can't be bothered|unmotivated|feel(?:ing)? (?:low|down|flat)|depress\w*|so tired)\b/,
    say: [
      "Weeks like that are common, and they mostly lift. If it has been there on most days for more than two weeks, tell a doctor. That is what they are there for.",
    ],
  },
  {
    when: /\b(?:jealous\w*|envy|envious|compar\w+)\b/,
    say: ["Envy is an ordinary feeling that hardly anybody admits to."],
  },
  {
    when: /\b(?:guilt\w*|ashamed|selfish)\b/,
    say: [
      "People feel guilty about things they would forgive anybody else, and the feeling by itself is no proof of having done wrong.",
    ],
  },
  {
    when: /\b(?:forget\w*|can't (?:focus|concentrate|remember)|brain fog|foggy|blank)\b/,
    say: [
      "Under strain most people forget things and lose their thread. If it worries you or gets worse, have a doctor look at it.",
    ],
  },
];

export const normalUnknown: readonly string[] = [
  "It does not sound odd to me, from what you have told me.",
  "I think so. You are hardly the only one, even if few people say it.",
  "I only know what you have told me, and nothing in it strikes me as strange.",
];
/** Where the body is concerned, nobody is told from here that it is normal. */
export const bodyUnknown: readonly string[] = [
  "I can’t judge that from here. A pharmacist or a doctor can, and it is never silly to ask.",
];

/** {said} is what happened, turned round. */
export const overreactingLines: readonly string[] = [
  "I only have your side of it, and from that, no. You told me that {said}, and it makes sense to me that it got to you.",
];
export const overreactingBare: readonly string[] = [
  "I only have your side of it, and from that it does not sound like too much to me. It matters to you, and that counts.",
  "From here I can’t measure it, and I don’t think a feeling has to be earned. Something about it got to you.",
];

/** For "what is wrong with me", where nothing more is known. */
export const nothingWrong: readonly string[] = [
  "From what you have told me, nothing is wrong with you.",
  "I can’t see anything wrong with you in what you have told me.",
];

export const notMadLines: readonly string[] = [
  "Nothing you have told me sounds like madness to me.",
  "I’m no doctor, and I don’t hear madness in what you tell me. I hear somebody who is having a hard time.",
];

/** In a few sentences what a word means, as any good leaflet would put it. */
export const explanations: readonly CommonAnswer[] = [
  {
    when: /\bpanic attacks?\b/,
    say: [
      "A panic attack is the body’s alarm going off without a fire. The heart races, the breath gets short, and many people think they are dying or losing their mind. It peaks within about ten minutes and passes by itself, and it does no harm, though a first one with chest pain is worth showing to a doctor.",
    ],
  },
  {
    when: /\bburn ?out\b/,
    say: [
      "Burnout is what people call it when strain, mostly from work or caring, has gone on so long that rest no longer helps. One is worn out, cares less than one used to, and gets less done. It builds up over months, and it gets better with real relief, not with trying harder.",
    ],
  },
  {
    when: /\bintrusive thoughts?\b/,
    say: [
      "Intrusive thoughts come uninvited and are often shocking, just because they go against what one wants. Nearly everybody has them. Fighting them makes them louder, and a thought is not an intention.",
    ],
  },
  {
    when: /\b(?:ptsd|trauma)\b/,
    say: [
      "Trauma means that something was so frightening that body and mind have not stopped guarding against it. It can come back as pictures, bad dreams, jumpiness, or keeping away from things. It can be treated well, and a doctor is the way in.",
    ],
  },
  {
    when: /\bdissociation\b/,
    say: [
      "Dissociation is the feeling of being far away from yourself, or of things not being quite real. It is a way the mind has of turning the volume down when something is too much. If it comes often, a doctor should hear of it.",
    ],
  },
  {
    when: /\bdepression\b/,
    say: [
      "Depression is more than a bad week: low mood or no interest on most days for at least two weeks, often with poor sleep, little strength and hard thoughts about oneself. It is common and it can be treated. Whether it is that, only a doctor can say.",
    ],
  },
  {
    when: /\banxiety\b/,
    say: [
      "Anxiety is the body making ready for a danger that may not come: a quick heart, tight muscles, thoughts that run ahead. It is useful in small doses. When it is there on most days, there are good ways to bring it down.",
    ],
  },
  {
    when: /\bgrief\b/,
    say: [
      "Grief is what love does when somebody or something is gone. It comes in waves more than in stages, it can look like anger, tiredness or nothing at all, and it has no date by which it should be over.",
    ],
  },
  {
    when: /\bcbt\b/,
    say: [
      "CBT looks at how thoughts, feelings and what one does push each other along, and changes them in small steps. It is done with somebody trained. Some of the exercises here are borrowed from it.",
    ],
  },
  {
    when: /\bmindfulness\b/,
    say: [
      "Mindfulness means noticing what is there just now, the breath, a sound, a thought, without doing anything about it. It helps some people and leaves others cold.",
    ],
  },
  {
    when: /\b(?:boundary|boundaries)\b/,
    say: [
      "A boundary is a sentence about what you will do, not about what others must do: if you shout, I’ll put the phone down. It works by being kept, kindly, each time.",
    ],
  },
  {
    when: /\binsomnia\b/,
    say: [
      "Insomnia is trouble falling asleep or staying asleep on at least three nights a week, for weeks, with tired days. Getting up at the same hour and lying in bed less help more than one would think, and a doctor can offer a short course for it.",
    ],
  },
  {
    when: /\b(?:rumination|ruminating|overthinking)\b/,
    say: [
      "It means going round and round the same thought without getting anywhere. It feels like solving something, and mostly it tires one out. Writing it down, or moving the body, often breaks the circle for a while.",
    ],
  },
  {
    when: /\bimpost[eo]r syndrome\b/,
    say: [
      "That is the feeling of having got somewhere by luck, and that one day others will notice. Very many capable people have it, most of all when something is new.",
    ],
  },
  {
    when: /\bself[- ](?:care|compassion)\b/,
    say: [
      "It means treating yourself about as well as you would treat a friend in the same place: rest, food, company, and no harder words than you would use for them.",
    ],
  },
  {
    when: /\bgrounding\b/,
    say: [
      "Grounding means coming back to where you are, through the senses: what you see, hear and touch. It helps when fear or memories pull you away, and I can go through it with you.",
    ],
  },
  {
    when: /\bgaslighting\b/,
    say: [
      "Gaslighting is when somebody keeps denying what happened until you doubt your own memory. One disagreement is not that. What counts is that it goes on, and what it does to you.",
    ],
  },
  {
    when: /\battachment\b/,
    say: [
      "It is the way people learn early on how close others come and whether they stay. It colours later bonds, and it is no fate: it changes with good company.",
    ],
  },
  {
    when: /\btriggers?\b/,
    say: [
      "A trigger is something small, a smell, a tone, a date, that brings an old fear or sorrow back at full strength. Knowing yours takes some of the surprise away.",
    ],
  },
];
export const explainAsks: readonly string[] = [
  "Is it something you know from yourself?",
  "What made you ask about it?",
];
