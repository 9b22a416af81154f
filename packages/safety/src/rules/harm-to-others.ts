import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("harm_to_others");
const someone =
  "(?:him|her|them|someone|somebody|people|everyone|everybody|my (?:\\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|ex|boss|baby|son|daughter|kids?|child|children|mum|mom|dad|mother|father|brother|sister|stepdad|stepmum|neighbou?rs?|teacher|flatmate|roommate|colleagues?|classmates?|family|parents)s?|the (?:people|kids|baby|children|neighbou?r|teacher|guy|man|woman|bastard)|that (?:man|woman|guy|bastard|bitch))";
const violence =
  "(?:kill|murder|stab|shoot|strangle|choke|attack|hurt|beat|poison|harm|smother|run over|drown|smash|bash|break|burn)";

export const harmToOthersRules: readonly Rule[] = [
  ...rules("crisis", [
    new RegExp(
      `\\b(?:going to|want to|need to|plan(?:ning|s)? to|plan|about to|ready to|thinking (?:of|about)|urges? to|urge|tempted to|fantasi[sz]e about|fantasi[sz]ing about|dream(?:ing)? (?:of|about)|ill|will|could|scared (?:that )?i(?:m going to|ll| will| might|m gonna)?|afraid (?:that )?i(?:m going to|ll| will| might)?|might) (?:\\w+ ){0,2}${violence}(?:ing)? ${someone}\\b`,
    ),
    new RegExp(
      `\\b(?:killing|stabbing|shooting|strangling|choking|hurting|beating|smothering) ${someone}\\b`,
    ),
    new RegExp(
      `\\bi (?:lost it and |just |really )?(?:hit|punched|slapped|choked|kicked|shook|beat|strangled) ${someone}\\b(?!.{0,30}\\bwhen (?:we|i) (?:were|was))`,
    ),
    /\b(?:bring|bringing|brought|got|buy|bought|take|taking|grab|grabbed) (?:a|my|the) (?:gun|knife|hammer|bat|machete|weapon|rifle|crowbar|axe)\b.{0,40}\b(?:school|work|office|him|her|them|there|house|lesson)\b|\blesson\b.{0,30}\b(?:hammer|knife|gun|bat|weapon)\b/,
    /\b(?:push|pushing|throw|throwing|shove) (?:people|someone|somebody|him|her|them|strangers?) (?:in front of|off|under|onto|down the)\b/,
    /\b(?:shoot up|blow up|burn down|set fire to) (?:\w+ )?(?:my |the |his |her |their )?(?:school|office|house|church|mosque|synagogue|home|workplace|place|building)\b/,
    /\b(?:shak(?:e|ing)|smother(?:ing)?|drown(?:ing)?|throw(?:ing)?|hit(?:ting)?) (?:the|my) (?:baby|newborn|toddler)\b/,
    /\b(?:waiting|standing) (?:outside|near|by) (?:his|her|their)\b|\b(?:knife|gun|weapon|hammer)\b.{0,30}\bwaiting\b|\bwaiting\b.{0,30}\b(?:knife|gun|weapon|hammer)\b/,
    /\b(?:dont|cant) trust myself (?:around|with|near|not to)\b/,
    /\b(?:he|she|they) (?:deserves?|needs?|has|have|going) to (?:die|be killed|be hurt|bleed|suffer|pay)\b.{0,60}\b(?:im|ill|i will|my hands|tonight)\b/,
    /\b(?:make|making) (?:him|her|them) (?:pay|bleed|suffer)\b.{0,40}\b(?:tonight|knife|gun|know where|waiting)\b/,
    /\b(?:theyll|they will|everyone will|everybody will|the whole \w+ will|people will) (?:all )?(?:know|remember) my name\b|\b(?:nobody|no one|none of them|they wont) (?:will )?be laughing\b/,
    /\b(?:got|have|made|making|wrote|ive) (?:a|my) list\b.{0,30}\bnames\b.{0,60}\b(?:school|work|friday|monday|pay|sorry|first)\b/,
    /\b(?:started|been|keep|kept) (?:following|tailing|watching) (?:him|her|them|my \w+) (?:home|from work|to (?:his|her|their) (?:car|house|door)|after (?:work|school))\b/,
    /\b(?:petrol|gasoline|lighter fluid|jerry ?can|filled the can)\b.{0,60}\b(?:(?:his|her|their|the neighbou?rs?) (?:house|door|car|place|letterbox|flat)|them|him|her|done asking)\b/,
  ]),
  ...rules(
    "crisis",
    [
      /\b(?:driving|going|heading|on my way|walking) (?:over |round |there |right )?(?:to|there|now)\b.{0,80}\b(?:isnt|not|wont|dont think)\b.{0,20}\b(?:walk(?:ing)? away|getting up|wak(?:e|ing) up|see(?:ing)? tomorrow|breathing)\b/,
      /\bdont (?:come|go) (?:in )?to (?:school|work|the office|class|college) (?:on )?(?:tomorrow|monday|tuesday|wednesday|thursday|friday)\b/,
    ],
    { holdsNegation: true, unless: /\b(?:ill|sick|closed|strike|snow|covid|holiday|flu|tired)\b/ },
  ),
  ...rules("concern", [
    /\b(?:want|going) to make (?:him|her|them) (?:pay|bleed|suffer)\b/,
    /\b(?:violent|murderous|homicidal) (?:thoughts|urges|fantasies|impulses)\b/,
  ]),
];
