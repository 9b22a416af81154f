import { nextPlace } from "./next-place.ts";

const thing =
  "(?:me|my \\w+|it|this|that|the \\w+|boredom|laughter|laughing|embarrassment|curiosity|hunger|thirst|heat|cold|cringe)";

/** Harmless only where one of these words stands behind it in the same sentence. */
type IdiomBefore = { pattern: RegExp; words: RegExp };

/** Words of death and violence in harmless use. They are taken out before the rules look. */
const idioms: readonly (RegExp | IdiomBefore)[] = [
  /(?<!\b(?:hope|hoping|pray|praying|wish|wishing)(?: that)? )\b(?:this|that|the|my|these|those|it|its|is|are|just|wait|was)(?: \w+){0,3} (?:is |are |was |were |be |been )?(?:killing|kills|killed|murdered|murdering|slaying|destroyed) (?:me|it|my \w+)\b(?! (?:slowly|inside))/g,
  /\b(?:killing|killed|slayed|crushing|smashing|nailing) it\b/g,
  /\b(?:would|could|id) (?:kill|die|murder) for\b/g,
  /\bto die for\b/g,
  /\b(?:die|dies|died|dying) (?:of|from) (?:shame|embarrassment|boredom|laughing|curiosity)\b/g,
  /\bride or die\b/g,
  /\bburn(?:ing|ed|t|s)? (?:\w+ )?bridges?\b/g,
  /\bdying (?:for|to|of (?!an?\b|cancer)\w+|laughing|inside laughing|over here)/g,
  /\b(?:died|dead|dying|die)(?: \w+)? (?:laughing|of laughter|of embarrassment|of boredom|from laughing)\b/g,
  /\bim (?:so |actually |literally )?(?:dead|deceased)(?=\s*(?:😂|🤣|💀|lol|lmao|haha|rofl))/g,
  /(?:😂|🤣|lol|lmao|haha)\s*(?:im |i )?(?:so |literally )?(?:dead|died|dying)\b/g,
  /\b(?:drop )?dead (?:tired|beat|on my feet|serious|end|line|lift|heat|quiet|wrong|right)\b/g,
  /\b(?:mum|mom|dad|mother|father|boss|wife|husband|sister|brother|teacher|he|she|they|parents|flatmate|roommate)s? (?:is |are |will |would )?(?:going to |gonna )?(?:kill|murder|strangle) me (?:when|if|for|over|once|because)\b/g,
  {
    pattern:
      /\b(?:mum|mom|dad|nan|mother|father|boss|sister|brother|teacher|coach|parents)s? (?:is |are |will |would )?(?:going to )?(?:kill|murder|strangle) me\b/g,
    words:
      /\blol\b|\blmao\b|\bha(?:ha)+\b|\bhehe\b|😂|🤣|😅|, i (?:just )?(?:scratched|dropped|dented|spilt|spilled|lost|forgot)\b/g,
  },
  /\b(?:could|might|going to|want to) (?:kill|murder|strangle) (?:a|an|some) (?:pint|pizza|burger|coffee|sandwich|beer|curry|snack|drink)\b/g,
  /\b(?:nearly|almost|practically|about) (?:had|gave me|having) a heart attack\b/g,
  /\basking for a heart attack\b/g,
  /\b(?:would|will|ll|d|going to|gonna|nearly|almost) (?:have )?(?:have|had) a fit\b/g,
  /\bshoot (?:me|him|her|them|us|you) (?:a|an) (?:email|message|text|line|note|dm)\b/g,
  /\b(?:shoot|shooting|shot) (?:a |the |some )?(?:goal|hoops|film|video|photo|photos|pictures|scene|pool)\b/g,
  /\bcut(?:ting)? (?:down|back|off|out|ties|corners|the grass|the cake|class|my hair|my nails|to the chase|it out|it short)\b/g,
  /\b(?:cut|sliced|nicked|burn(?:t|ed)) my (?:finger|thumb|hand|tongue|mouth|knee|leg|arm)?\s?(?:while |when )?(?:chopping|cooking|shaving|slicing|opening|making|on the (?:oven|stove|pan|iron|kettle|tin))/g,
  /\b(?:cut|nicked|burn(?:t|ed)) myself (?:while |when )?(?:shaving|cooking|chopping|gardening|ironing|on (?:paper|a tin|the (?:oven|kettle|iron|grill)))\b/g,
  /\bhang(?:ing)? (?:on|out|in there|up|around|with)\b/g,
  /\bbeat (?:me|him|her|them|us) (?:at|in|to|by|on|fairly|easily|hollow|for the first time|hands down)\b/g,
  /\b(?:hit|hits|hitting) (?:by|with) a (?:wave|wall)\b/g,
  /\bhit me (?:up|with|that|like|how|when)\b/g,
  /\b(?:phone|laptop|battery|car|computer|tablet|plant|plants|engine|wifi|internet|controller)(?: \w+)? (?:just )?(?:died|dies|dying|is dead)\b/g,
  {
    pattern: /\b(?:died|die|killed|kills?|dying|dead)\b/g,
    words:
      /\b(?:times|level|boss|respawn|match|round|lobby|minecraft|fortnite|server|raid|quest|game|gta|sims|elden)\b/g,
  },
  new RegExp(`\\b(?:sick|tired) to death of ${thing}`, "g"),
  /\b(?:scared|bored|worried|frightened|loved?|tickled) (?:me )?to death\b/g,
  /\bover my dead body\b/g,
  {
    pattern: /\bstarving\b/g,
    words: /\b(?:dinner|lunch|breakfast|food|eat something|kitchen|pizza)\b/g,
  },
  /\binner voice\b/g,
  /\bsuicide (?:squad|squeeze|sprints?|drills?|doors|linux)\b/g,
  /\bsuicide (?:this|the|that) (?:\w+ )?(?:boss|raid|dragon|mob|enemy)\b/g,
  /\b(?:tired|sick) of living (?:(?:in|on|above|below|near|opposite) (?:a |an |the |this |that |my |our )?(?:\w+ )?(?:flat|house|room|bedsit|city|town|village|street|estate|suburb|halls|building site)|with (?:my |the |his |her )?(?:parents|flatmates?|roommates?|housemates?|in laws)|out of (?:a |my )?(?:suitcase|bags?|boxes))\b/g,
  /\bbetter off without me (?:in|on|at) (?:the|this|that|our) (?:kitchen|team|band|choir|committee|meeting|project|quiz)\b/g,
  /\bwont be (?:here|around|in) (?:next week|on \w+day|until \w+|after \w+day),? (?:\w+ )?(?:were in (?!heaven)|im on (?:holiday|leave|annual leave|honeymoon|a course)|i start (?:at|my|a)|ive got (?:leave|jury duty))\b/g,
  /\b(?:die|died|dying) (?:hard|down|out)\b/g,
  /\buntil (?:the day )?i die\b/g,
  /\bwhen i die\b/g,
];

const taken = " ~ ";

const withoutBefore = (text: string, { pattern, words }: IdiomBefore): string => {
  if (text.search(words) === -1) return text;
  const nextWord = nextPlace(text, words);
  const nextStop = nextPlace(text, /[.!?]/g);
  return text.replace(pattern, (said: string, at: number) => {
    const end = at + said.length;
    const word = nextWord(end);
    const stop = nextStop(end);
    return word !== -1 && (stop === -1 || word < stop) ? taken : said;
  });
};

export const withoutIdioms = (text: string): string =>
  idioms.reduce<string>(
    (rest, idiom) =>
      idiom instanceof RegExp ? rest.replace(idiom, taken) : withoutBefore(rest, idiom),
    text,
  );
