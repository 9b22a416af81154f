import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("psychosis");

export const psychosisRules: readonly Rule[] = [
  ...rules(
    "crisis",
    [
      /\bvoices?\b.{0,25}\b(?:tell|telling|tells|told|say|saying|says|order|ordering|command|commanding|want|shout|whisper)\w*\b.{0,40}\b(?:me|kill|hurt|die|jump|burn|things)\b/,
      /\b(?:hear|hearing|heard) (?:\w+ ){0,2}voices\b/,
      /\b(?:tv|radio|television|news|internet|billboards?|songs?|the walls|computer|phone|newsreader|lights)\b(?!.{0,12}\b(?:nobody|no one)\b).{0,20}\b(?:sending|sends|talking to|talks to|speaking to|speaks to|giving|gives|sent|broadcasting)\b.{0,25}\b(?:me|orders|messages|signals|instructions|my thoughts)\b/,
      /\b(?:government|cia|fbi|mi5|police|aliens|they|neighbou?rs|someone|doctors|dentist|illuminati)\b.{0,20}\b(?:put|planted|implanted|installed|inserted|placed|hid)\b.{0,20}\b(?:chip(?! shops?)|cameras?|device|microphones?|transmitter|wires?|bugs?)\b.{0,25}\b(?:in|inside|under|behind|into)\b/,
      /\b(?:reading|read|reads|stealing|steal|controlling|control|controls|broadcasting|inserting|hearing|hear) (?:\w+ )?my (?:thoughts|mind|brain)\b/,
      /\bthoughts (?:\w+ ){0,2}(?:in|into) my head (?:that )?(?:arent|are not|isnt|dont|not) (?:mine|belong)/,
      /\b(?:im|i am) (?:the )?(?:chosen one|messiah|jesus|god|a prophet|the prophet|immortal|invincible|second coming)\b|\bi (?:can|must|have to|need to) (?:\w+ ){0,4}fly\b(?! (?:to|home|out|back|with|from|economy|there))/,
      /\b(?:swapped|replaced|switched) (?:with|by|for) (?:actors?|robots?|clones?|impostors?|imposters?|doubles|aliens|copies|someone else|strangers)\b|\b(?:isnt|arent|not) (?:my|the) real (?:mother|mum|mom|wife|husband|family|dad|son|daughter)\b.{0,30}\b(?:impostor|imposter|robot|replaced|copy)\b/,
      /\b(?:poisoning|poisoned|poison) (?:my|the|our) (?:food|water|tea|drinks?|air|medication)\b/,
      /\b(?:they|people|everyone|everybody|the government|the police|strangers)(?: are|re|s| is)? (?:all )?(?:following|watching|spying on|monitoring|out to get|plotting against|after|coming for) me\b(?! (?:on|back|present|play|perform|dance|sing|grow|cook|do|work|give|at the))/,
      /\b(?:havent|not|no) (?:slept|sleep|sleeping) (?:at all )?(?:for|in) (?:\w+ )?(?:days|a week|week|nights|weeks|\d+ days)\b.{0,80}\b(?:orders|messages|signals|mission|god|power|powers|special|voices|watching|genius|chosen)\b/,
      /\b(?:god|angels?|an angel) (?:\w+ ){0,2}(?:told|tells|telling|commands|commanding|ordered|wants) me\b.{0,40}\b(?:kill|hurt|jump|burn|die|mission|special|chosen|sacrifice|stop taking)\b|\b(?:demons?|the devil|satan|spirits?) (?:is |are |keeps? |has |have )?(?:\w+ )?(?:telling|tells|told|ordering|commanding|commands|inside|possess\w*|wants) (?:me|us)\b/,
      /\b(?:in|inside|behind) (?:the|my) (?:walls?|ceiling|tv|vents?|attic)\b.{0,30}\b(?:tells?|telling|talks?|talking|speaks?|whisper\w*|watch(?:es|ing)? me|listen\w*)\b/,
      /\b(?:beam|beaming|putting|puts|placing|sending|implanting|inserting|planting) (?:\w+ )?(?:thoughts|ideas|messages|voices) (?:in|into|inside|to) my (?:head|mind|brain)\b/,
      /\b(?:code|codes|messages|signs|signals|number plates|licen[sc]e plates|adverts|songs|numbers)\b.{0,40}\b(?:meant|intended|coded|only|just) for me\b/,
      /\b(?:bugs|insects|worms|spiders) (?:\w+ ){0,2}(?:under|beneath|inside) my skin\b/,
      /\b(?:the|a|this) (?:shadow|presence|entity|mirror|clock|whisper\w*|figure|thing in \w+ \w+)\b.{0,20}\b(?:tells?|telling|told|orders?|commands?|wants|says)\b.{0,20}\b(?:me|kill|hurt|burn|jump|leave the house)\b/,
      /\b(?:people|they|everyone|strangers|my \w+|neighbou?rs) (?:can|could|are able to) hear (?:what im thinking|my thoughts|me think(?:ing)?|inside my head)\b/,
      /\b(?:foil|taped (?:up |over )?(?:all )?(?:the )?(?:windows?|vents?|sockets?|mirrors?|cameras?)|unscrewed|took apart|ripped out)\b.{0,60}\b(?:listening|signals?|rays|hear me|spying|beam\w*|watching me)\b/,
      /\b(?:chip|transmitter|implant) in my (?:brain|head|neck|teeth|tooth|skull)\b(?! (?:for|to help|since (?:the|my) (?:operation|surgery)))/,
      /\bdont need (?:to )?sleep\b.{0,50}\b(?:powers?|mission|chosen|god|genius|everything (?:makes sense|is connected)|figured (?:it|everything) (?:all )?out|connected)\b/,
    ],
    { holdsNegation: true },
  ),
  ...rules("concern", [
    /\b(?:nothing|everything|the world|i) (?:\w+ ){0,2}(?:feels?|seems?|is|am) (?:not real|unreal)\b|\bsecret (?:messages|signals|mission)\b/,
  ]),
];
