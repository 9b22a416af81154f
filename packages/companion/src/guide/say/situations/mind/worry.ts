import type { Situation } from "../../situation.ts";

/** Fear and thoughts that do not stop. */
export const worrySituations: readonly Situation[] = [
  {
    id: "panic-attack",
    priority: 1,
    theme: "anxiety",
    when: /\b(?:panic attacks?|panicked|panicking|i panic|anxiety attacks?|can't breathe|couldn't breathe|heart (?:is |was |starts |keeps )?(?:racing|pounding)|hyperventilat\w*|chest (?:is |was |feels |gets |goes )?tight|shaking all over|going to pass out)\b/,
    not: /\bdon't panic\b|\b(?:without (?:a|any|one)|no|not had a|haven't had a) (?:single )?(?:panic|anxiety) attacks?\b|\b(?:panicking|panicked) (?:about|over|that|a bit|a little|slightly)\b|\b(?:spin|gym|stairs|run|class|workout|race)\b|\bwhat (?:is )?a panic attack\b/,
    about: "panic",
    title: "When panic comes",
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
    actions: [
      "Set aside fifteen minutes a day for the worry, with paper. When it comes at another time, note one word and leave it for then.",
      "When it starts, ask: is there something I can do about this today? If yes, do the first small part. If not, turn to something you do with your hands.",
    ],
  },
  {
    id: "social-anxiety",
    theme: "anxiety",
    when: /\b(?:social(?:ly)? (?:anxi\w*|awkward\w*)|i(?:'m| am| feel) (?:so |really |always )?awkward|(?:hate|dread|scared of|afraid of|nervous|anxious|hard|struggle|can't|bad at)\b.{0,20}\b(?:talking to (?:people|strangers|new people)|meeting (?:new )?people|small talk|parties|phone calls?|speaking up|groups)|small talk|everyone (?:is |was |will be |looks at me)?(?:looking at me|staring|watching me|judging)|everyone looks at me|what (?:people|others|everyone) think (?:of|about) me|blush\w*|make a fool of myself)\b/,
    not: /\b(?:political party|phone call with|on a phone call)\b/,
    about: "feeling anxious around people",
    title: "Anxious around people",
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
    actions: [
      "Next time, say to yourself: this is one of those thoughts. Then go on with what you were doing.",
      "Talk to a doctor or a therapist about it. There is good help for this kind of thought, and they have heard it before.",
    ],
  },
];
