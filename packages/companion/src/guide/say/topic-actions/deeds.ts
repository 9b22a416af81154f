import type { TopicActions } from "./topic-actions.ts";

/** What somebody has said or done. */
export const deedActions: readonly TopicActions[] = [
  // Having said or done something.
  {
    id: "said-the-wrong-thing",
    when: /\bi said something\b[^.?!]{0,50}\b(?:came out wrong|can't take back|shouldn't have|stupid|awful|replaying|regret)\b|\b(?:can't stop|keep) replaying\b|\bput my foot in it\b|\bshouldn't have said (?:it|that|what)\b|\boverthinking (?:everything|what|something) i said\b/,
    actions: [
      "Write to the person in two sentences: what you said, and that you are sorry it came out so.",
      "Write down what was said before and after it, as somebody across the room would have heard it.",
    ],
  },
  {
    id: "drunk-and-embarrassed",
    when: /\bi (?:got (?:really |so |too )?drunk|was (?:so )?drunk|had too much to drink)\b[^.?!]{0,60}\b(?:told|said|boss|everyone|cried)\b|\bby accident\b[^.?!]{0,30}\b(?:voice note|crush)\b|\bvoice note by accident\b/,
    actions: [
      "Say one light sentence about it to the person concerned, early and in passing.",
      "Ask one person who was there what they remember, and compare it with your own version.",
    ],
  },
  {
    id: "snapped-at-somebody",
    when: /\bi(?:'ve)? (?:just |really |absolutely )?(?:shouted|snapped|lost (?:it|my (?:temper|rag)))\b[^.?!]{0,25}\b(?:at|with) (?:a|an|my) (?:parent|resident|junior|colleague|customer|kid|mum|mam|mother|dad|patient|client|pupil|student|child|sister|brother|husband|wife|partner)\b|\blost my temper at work\b|(?:^|because |when )i was rude to\b|\bi made (?:a|the) (?:child|girl|boy|colleague|woman) cry\b/,
    not: /\bsaid i was rude\b/,
    actions: [
      "Say sorry for the tone in one sentence, without explaining what led to it.",
      "Write down what had happened in the hour before, and mark the point where you were already full.",
      "Decide on what you will say the next time you notice it rising, such as: give me two minutes.",
    ],
  },
  {
    id: "anger-at-a-stranger",
    when: /\b(?:argument|row|fight|shouted|scream|called me)\b[^.?!]{0,40}\b(?:parking space|stranger|(?:woman|man) who parks)\b|\bstranger\b[^.?!]{0,30}\bparking\b|\broad rage\b|\bspat at me\b|\bcut me up\b|\b(?:screamed|shouted|swore|yelled) at (?:a|some|this) (?:guy|man|woman|driver|stranger|cyclist)\b/,
    not: /\bneighbour\b/,
    actions: [
      "Write what you would have liked to say in one line, and then what you would like to have done.",
      "Choose something for the drive home or the walk after it, such as one whole song before going in.",
    ],
  },
  {
    id: "scraped-a-car",
    when: /\b(?:bumped|scraped|scratched|hit)\b[^.?!]{0,20}\bcar\b[^.?!]{0,30}\b(?:drove off|car park)\b|\bpanicked and drove off\b/,
    actions: [
      "Write down the place, the day, the hour and what you saw of the other car.",
      "Ring the shop or the police line for such reports and ask what to do, giving the facts.",
    ],
  },
  {
    id: "secret-theft",
    when: /\bi stole\b|\bi(?:'ve)? (?:been )?(?:nicked|nicking|stealing)\b/,
    actions: [
      "Write down what you took and roughly how much, once, and what you would put right if you could.",
      "Think of one way of giving that sum back that harms nobody, and note what speaks for and against it.",
    ],
  },
  {
    id: "living-with-a-lie",
    when: /\b(?:keep lying|told (?:everyone|people|my \w+) i passed|pretended to be at work|pretending to (?:go to work|be)|lied (?:to|about)|i just say busy|not told my mates|couldn't tell my (?:girlfriend|wife|husband|boyfriend|partner))\b|\bi (?:keep lying|lie|lied|have lied) to my (?:husband|wife|partner|girlfriend|boyfriend|parents|family|friends)\b/,
    not: /\b(?:he|she|they) lied\b|\bto my face\b/,
    actions: [
      "Choose the one person it would be easiest to tell first, and write the first sentence.",
      "Answer the next person who asks with something short and true, and nothing more.",
    ],
  },
  {
    id: "apology-received",
    when: /\b(?:she|he) says (?:she|he)(?:'s| is) sorry for how\b|\bwants to apologise\b|\bapologised to me\b/,
    actions: [
      "Leave the answer for two days, and note what you feel on the first and on the second.",
      "Write down what you would want them to know, whether or not you send it.",
    ],
  },
  {
    id: "owing-an-apology",
    when: /\b(?:i (?:need|want|ought|should|have) to apologi[sz]e|i owe (?:him|her|them|my \w+) an apology|how do i (?:say sorry|apologi[sz]e))\b/,
    actions: [
      "Write the apology in three sentences: what you did, what it did to them, what you will do differently.",
      "Decide on when you will say it, and leave the word but out of it.",
    ],
  },
];
