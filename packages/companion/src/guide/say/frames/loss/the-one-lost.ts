import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** The news of a death, and who it was. */
export const theOneLostFrames: readonly Frame[] = [
  {
    id: "someone-died",
    weight: 3,
    themes: ["grief"],
    not: /\b(?:phone|battery|car|laptop|the plants?|took (?:his|her|their) own|killed (?:him|her|them)sel\w*|dog|cat|puppy|kitten|hamster|rabbit)\b/i,
    when: pattern`^LEAD(?:(?:when|since|after|before|that|because) )?(?:(?<who>(?:my|our) (?:[\p{L}\d-]+ ){0,2}?[\p{L}-]+|mum|mom|dad|nan|gran|grandad|grandma)(?: \p{Lu}\p{L}+)?|he|she|they) ADV(?:has |had )?(?:died|passed away|passed on|passed)(?! (?:the|my|our|his|her|an?|all|it|out)\b)`,
    say: [
      "I’m so sorry about {who}.",
      "I’m very sorry that you lost {who}.",
      "I’m sorry. That is a great loss.",
      "I’m so sorry for your loss.",
    ],
    ask: [
      "Would you like to tell me a little about {them|that person}?",
      "How have you been since then?",
      "What has it been like for you?",
    ],
  },
  {
    id: "i-lost-someone",
    weight: 3,
    themes: ["grief"],
    when: pattern`^LEAD(?:(?:when|since|after|because) )?(?:i|we)(?:'ve| have| had)? ADVlost (?<who>(?:my|our) (?:[\p{L}\d-]+ ){0,2}?(?:mum|mom|mam|mother|dad|father|stepdad|stepmum|brother|sister|son|daughter|husband|wife|partner|fianc\S*|nan|nana|gran|grandma|grandmother|grandad|grandpa|grandfather|uncle|aunt|auntie|cousin|nephew|niece|best friend|best mate|friend|girlfriend|boyfriend|twin|child|boy|girl))\b(?!'s)`,
    say: [
      "I’m so sorry about {who}.",
      "I’m very sorry. Losing {who} is a great loss.",
      "I’m sorry that you lost {who}.",
    ],
    ask: [
      "Would you like to tell me a little about {whom}?",
      "How have you been since then?",
      "What has it been like for you?",
    ],
  },
  {
    id: "died-by-suicide",
    weight: 3,
    quiet: true,
    when: /\b(?:took (?:his|her|their) own (?:life|lives)|(?:he|she|they) killed (?:him|her|them)sel(?:f|ves)|died by suicide|ended (?:his|her|their) (?:own )?life|lost (?:him|her|them|my \w+) to suicide)\b/i,
    say: [
      "I’m so sorry. That is a very hard way to lose somebody.",
      "I’m so sorry. A death like that leaves so many questions behind.",
      "I’m deeply sorry. You don’t have to explain anything about it here.",
    ],
    ask: ["How are you getting through the days?", "Who is there for you in this?"],
  },
  {
    id: "it-was-sudden",
    not: /\b(?:cancer|ill|illness|weeks?|months?|hospice|diagnos\w*|treatment|chemo)\b/i,
    weight: 2,
    themes: ["grief"],
    when: /^(?:it (?:was|happened|all happened) (?:so |really |very |just |completely |totally |all )*(?:sudden|suddenly|fast|quick|quickly|unexpected|out of the blue|overnight)\b.*|(?:he|she|they) (?:just )?(?:had a (?:heart attack|stroke)|collapsed|didn't wake up|never woke up|never came home)\b.*|it was (?:his|her|their) heart|it was a (?:heart attack|stroke|car accident|crash|motorbike accident|fall)\b.*|there was no (?:warning|time)\b.*|(?:one minute|one day) (?:he|she|they) (?:was|were) .+)$/i,
    say: [
      "So you had no time to prepare for it.",
      "It all happened without any warning.",
      "That must have been a terrible shock.",
    ],
    ask: [
      "How did you hear about it?",
      "What do you remember of that day?",
      "How have you been since?",
    ],
  },
  {
    id: "i-found-them",
    weight: 3,
    quiet: true,
    when: /^(?:it was me who|i(?:'m| am| was) the one who|i) found (?:him|her|them|my (?:mum|mom|dad|brother|sister|husband|wife|son|daughter|friend|flatmate|partner))(?: (?:dead|on|in|that|at|when|lying|first)\b.*)?$/i,
    say: [
      "I’m so sorry that it was you who found {them|them}.",
      "That is a terrible thing to have seen. I’m so sorry.",
      "I’m sorry. No wonder if that stays with you.",
    ],
    ask: ["How are you since then?", "Who have you been able to tell?"],
  },
  {
    id: "complicated-relation",
    weight: 3,
    themes: ["grief"],
    when: /^(?:we (?:weren't|were not|were never|didn't|never|hadn't|had not) (?:even |really |that |very |always )*(?:close|get on|got on|spoken|talked|along|speak|speaking|in touch)\b.*|(?:he|she) (?:wasn't|was not|was never|was) (?:a |an |always |really |not |very )*(?:good|kind|nice|easy|great|perfect|difficult|violent|cruel|drunk|alcoholic|distant|absent)\b.*|i (?:don't know if|'m not sure) i (?:even )?(?:miss|loved|liked) (?:him|her|them)\b.*|i didn't (?:even )?(?:like|love|know) (?:him|her)\b.*)$/i,
    say: [
      "So it was not simple between you, and then it is not simple to grieve either.",
      "It is possible to miss somebody and to be angry with them as well.",
      "Then you may be sad about what never was, too.",
    ],
    ask: [
      "What would you have wished for between you?",
      "What do you feel when you think of {them|them} now?",
      "What was never said?",
    ],
  },
  {
    id: "they-were-everything",
    weight: 3,
    themes: ["grief"],
    when: /^(?:(?:he|she|they|my \w+) (?:was|were) (?:always |really |like )*(?:my (?:best friend|rock|world|everything|person|whole (?:life|world)|hero|favourite|safe place|soulmate|second (?:mum|mom|dad))|everything to me|the (?:only|one) (?:one|person|family)?\b.*|more (?:like|than)\b.*|like a (?:mother|father|mum|mom|dad|sister|brother)\b.*)\b.*|(?:he|she|they) (?:basically |practically |pretty much |really |always |more or less )?(?:raised|brought|looked after|took care of) me\b.*)$/i,
    say: [
      "So you have lost the person who meant most to you.",
      "{They|They} had a very big place in your life.",
      "I can hear how much {they|they} meant to you.",
    ],
    ask: [
      "What did you do together?",
      "What did {they|they} give you that nobody else did?",
      "What do you miss most?",
    ],
  },
  {
    id: "what-they-were-like",
    weight: 2,
    themes: ["grief"],
    when: /^(?:(?:he|she|they) (?:was|were) (?:just |always |really |so |such |very )*(?:a |an |the )?(?:lovely|kind|kindest|funny|funniest|best|gentle|gentlest|warm|generous|brave|bravest|stubborn|clever|beautiful|amazing|wonderful|good|great|special|cheeky|sweetest|quiet|loud|strong|strongest)\b.*|(?:he|she|they) (?:always|loved|used to|would always|never missed|could|had (?:a|the|this)|taught me|showed me|made (?:me|everyone|the best)|had this)\b.*)$/i,
    say: [
      "Thank you for telling me about {them|them}.",
      "That gives me a picture of {them|them}.",
      "I can hear how fond you were of {them|them}.",
    ],
    ask: [
      "What else comes to mind, when you think of {them|them}?",
      "What is your favourite memory?",
      "Is there something of {them|them} in you?",
    ],
  },
  {
    id: "we-were-married",
    weight: 2,
    themes: ["grief"],
    when: /^(?:we (?:were|'d been|had been) (?:married|together) (?:for )?(?<x>.*years)|(?<x>\S+ years) (?:married|together|of marriage|we were married)|we(?:'d| had)? (?:met|known each other)\b.*)$/i,
    say: [
      "{X} together. That is a long time to share.",
      "You shared a great part of your lives.",
      "Then everything in your days had to do with {them|them}.",
    ],
    ask: [
      "How did you meet?",
      "What was an ordinary day with {them|them} like?",
      "What do you miss most about your days together?",
    ],
  },
  {
    id: "young-when-it-happened",
    weight: 2,
    themes: ["grief"],
    when: /^(?:(?:he|she|they) (?:was|were) (?:only |just )?(?:[2-9]\d|twenty|thirty|forty|fifty|sixty|seventy)(?:-\w+)?(?: years old)?)$/i,
    say: [
      "Thank you for telling me. That helps me to picture {them|them}.",
      "I see. You must have known {them|them} well.",
      "I’m so sorry.",
    ],
    ask: [
      "What was {they|that person} like?",
      "How long had you known each other?",
      "What do you think of first, when you think of {them|them}?",
    ],
  },
  {
    id: "their-name-was",
    weight: 3,
    themes: ["grief"],
    when: /^(?:his|her|its|their|the) name (?:was|is|'s) (?<name>[a-z]+)\b.*$/i,
    say: ["{Name}. Thank you for telling me the name.", "{Name}. I’m glad you told me."],
    ask: [
      "What was {Name} like?",
      "What do you think of first, when you say the name?",
      "How long were you together?",
    ],
  },
  {
    id: "the-name-alone",
    weight: 3,
    after: /\bname\b/i,
    when: /^(?<name>[A-Z][a-z]{2,})$/,
    say: ["{Name}. Thank you for telling me.", "{Name}. I’m glad that I know it now."],
    ask: [
      "What is it like to say it?",
      "What do you think of, when you say the name?",
      "How did you choose it?",
    ],
  },
  {
    id: "others-did-not-survive",
    weight: 3,
    when: /^(?:my (?:\w+ )?(?:neighbour|neighbor|friend|colleague|brother|sister|mate|cousin|husband|wife|partner)|he|she|they|the (?:others?|driver|boy|girl|man|woman)) (?:didn't|did not) (?:make it|survive|get out|wake up|come (?:back|out|home))$/i,
    say: [
      "I’m so sorry.",
      "I’m very sorry. That is a terrible thing to have lived through.",
      "You are here, and somebody else is not. That is hard to bear.",
    ],
    ask: [
      "How have you been since?",
      "Who have you been able to talk to about it?",
      "What is with you most?",
    ],
  },
];
