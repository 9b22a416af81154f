import type { Situation } from "../../situation.ts";

/** Fear and thoughts that do not stop. */
export const worrySituations: readonly Situation[] = [
  {
    id: "panic-attack",
    priority: 1,
    theme: "anxiety",
    when: /\b(?:panic attacks?|panicked|panicking|i panic|anxiety attacks?|can't breathe|couldn't breathe|heart (?:is |was |starts |keeps )?(?:racing|pounding)|hyperventilat\w*|chest (?:is |was |feels |gets |goes )?tight|shaking all over|going to pass out)\b/,
    not: /\bdon't panic\b|\b(?:without (?:a|any|one)|no|not had a|haven't had a) (?:single )?(?:panic|anxiety) attacks?\b|\b(?:panicking|panicked) (?:about|over|that|a bit|a little|slightly)\b/,
    about: "panic",
    title: "When panic comes",
    reflections: [
      "Panic is frightening while it lasts, even when you know what it is.",
      "That sounds really frightening.",
      "After something like that, it is natural to be afraid of the next time.",
    ],
    questions: [
      "Is it happening now, or is it over for the moment?",
      "What did you notice first?",
      "What helped it to pass?",
      "What have you started to avoid because of it?",
    ],
    actions: [
      "Keep one sentence ready for the next time: this is panic, it is unpleasant, and it will pass.",
      "Practise slow breathing, longer out than in, for three minutes a day while you are calm.",
      "If the chest pain or breathlessness is new or strong, have a doctor look at it, so that you know.",
    ],
  },
  {
    id: "overthinking",
    priority: -1,
    theme: "anxiety",
    when: /\b(?:overthink\w*|over think\w*|over[- ]?analy[sz]\w*|can't stop (?:thinking|worrying|replaying)|ruminat\w*|keep replaying|going round (?:and round )?in my head|thoughts? (?:won't stop|keep going|spiral\w*|are racing)|i(?:'m| am| start| keep|'ve been) spiral(?:l?ing)?|worry about everything|worst[- ]case|catastroph\w*|brain won't|mind (?:won't stop|goes over))\b/,
    about: "thoughts that go round and round",
    title: "Thoughts that go round",
    reflections: [
      "Your mind keeps going over it, and it doesn’t get settled that way.",
      "It is tiring to have the same thoughts again and again.",
      "You would like your head to be quiet for a while.",
    ],
    questions: [
      "What do the thoughts go round about, mostly?",
      "When is it worst?",
      "When is your head a bit quieter?",
      "What have you tried so far to get a break from it?",
    ],
    actions: [
      "Set aside fifteen minutes a day for the worry, with paper. When it comes at another time, note one word and leave it for then.",
      "When it starts, ask: is there something I can do about this today? If yes, do the first small part. If not, turn to something you do with your hands.",
    ],
  },
  {
    id: "social-anxiety",
    theme: "anxiety",
    when: /\b(?:social(?:ly)? (?:anxi\w*|awkward\w*)|i(?:'m| am| feel) (?:so |really |always )?awkward|(?:hate|dread|scared of|afraid of|nervous|anxious|hard|struggle|can't|bad at)\b.{0,20}\b(?:talking to (?:people|strangers|new people)|meeting (?:new )?people|small talk|parties|phone calls?|speaking up|groups)|small talk|everyone (?:is |was |will be |looks at me)?(?:looking at me|staring|watching me|judging)|everyone looks at me|what (?:people|others|everyone) think (?:of|about) me|i (?:go|went) (?:bright )?red|blush\w*|make a fool of myself)\b/,
    not: /\b(?:political party|phone call with|on a phone call)\b/,
    about: "feeling anxious around people",
    title: "Anxious around people",
    reflections: [
      "Being with people is hard work for you at the moment.",
      "It sounds as if you are watching yourself all the time while you talk.",
      "You would like to be at ease with people, and the fear gets in the way.",
    ],
    questions: [
      "What do you think they notice about you?",
      "With whom is it easier?",
      "Which kind of situation is the worst?",
      "What happens, as a rule, when you do go?",
    ],
    actions: [
      "In one conversation this week, try to find out one thing about the other person. It takes the attention off yourself.",
      "Do one small thing on purpose that makes you a bit nervous, such as asking in a shop, and note what really happened.",
    ],
  },
  {
    id: "constant-worry",
    priority: -2,
    theme: "anxiety",
    when: /\b(?:(?:so|really|very|always|constantly|super|extremely|feel(?:ing)?|been|i'm|i am|am) (?:so |really |very |quite |a bit |pretty )?(?:anxious|nervous|worried|on edge)|my anxiety|anxiety|something bad (?:is going to|will|might)|sense of dread|worry all the time|freaking out|stressed out)\b/,
    about: "worry and anxiety",
    title: "Living with worry",
    reflections: [
      "It is tiring to be on edge like that.",
      "Your mind is busy with what might go wrong.",
      "That sounds like a lot of worry to carry through a day.",
    ],
    questions: [
      "What is the worry about, mostly?",
      "Where in your body do you notice it?",
      "When is it a bit less?",
      "What have you tried that helped, even a little?",
    ],
    actions: [
      "Write down what you are worried will happen, and beside it what you would do if it did.",
      "Twice a day, let your shoulders drop and breathe out slowly for three minutes.",
    ],
  },
  {
    id: "phobia",
    priority: 1,
    theme: "anxiety",
    when: /\b(?:phobia|phobic|claustrophob\w*|(?:scared|afraid|terrified|fear|frightened) of (?:flying|needles|injections|spiders|heights|dogs|lifts|elevators|the dentist|driving|the dark|water|being sick|vomiting|crowds|bridges|tunnels))\b/,
    about: "a strong fear",
    title: "A strong fear",
    reflections: [
      "A fear like that is strong, and it isn’t a choice.",
      "It is hard to explain to people who don’t have it.",
      "You would like it not to decide what you do.",
    ],
    questions: [
      "When did it start?",
      "What is the worst part of it?",
      "What would you do, if it were half as strong?",
    ],
    actions: [
      "Write down five steps towards it, from almost easy to hard, and do only the first one this week.",
      "Practise slow breathing, longer out than in, for three minutes a day while you are calm.",
      "Ask a doctor about help for it. Fears of one thing can be treated well, often in a few meetings.",
    ],
  },
  {
    id: "intrusive-thoughts",
    theme: "anxiety",
    when: /\b(?:intrusive (?:thoughts?|images?)|ocd|compulsi\w*|obsessive thoughts?|unwanted thoughts?|horrible thoughts? (?:pop|come|about|in)|wash(?:ing)? my hands (?:over|again|so|until|all|\d+)|contaminat\w*)\b/,
    about: "thoughts you don’t want",
    title: "Unwanted thoughts",
    reflections: [
      "Having thoughts like that doesn’t mean that you want them.",
      "It is frightening, because it is so far from what you want.",
      "You try hard to get rid of it, and it keeps coming back.",
    ],
    questions: [
      "What do you do to make it go away?",
      "How long does that help?",
      "How much of the day does it take up?",
      "Does anyone know about it?",
    ],
    actions: [
      "Next time, say to yourself: this is one of those thoughts. Then go on with what you were doing.",
      "Talk to a doctor or a therapist about it. There is good help for this kind of thought, and they have heard it before.",
    ],
  },
];
