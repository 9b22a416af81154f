import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** The news of a death, and who it was. */
export const theOneLostFrames: readonly Frame[] = [
  {
    id: "someone-died",
    themes: ["grief"],
    not: /\b(?:phone|battery|car|laptop|the plants?|took (?:his|her|their) own|killed (?:him|her|them)sel\w*|dog|cat|puppy|kitten|hamster|rabbit)\b/i,
    when: pattern`^LEAD(?:(?:when|since|after|before|that|because) )?(?:(?<who>(?:my|our) (?:[\p{L}\d-]+ ){0,2}?[\p{L}-]+|mum|mom|dad|nan|gran|grandad|grandma)(?: \p{Lu}\p{L}+)?|he|she|they) ADV(?:has |had )?(?:died|passed away|passed on|passed)(?! (?:the|my|our|his|her|an?|all|it|out)\b)`,
    say: [
      "I’m so sorry about {who}.",
      "I’m very sorry that you lost {who}.",
      "I’m sorry to hear that.",
      "I’m so sorry for your loss.",
    ],
    ask: [
      "Would you like to tell me a little about {them|that person}?",

      "What has it been like for you?",
    ],
  },
  {
    id: "i-lost-someone",
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
    id: "i-found-them",
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
    id: "their-name-was",
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
    after: /\bname\b/i,
    when: /^(?<name>[A-Z][a-z]{2,})$/,
    say: ["{Name}. Thank you for telling me.", "{Name}. I’m glad that I know it now."],
    ask: [
      "What is it like to say it?",
      "What do you think of, when you say the name?",
      "How did you choose it?",
    ],
  },
];
