import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("eating_disorder");

export const eatingDisorderRules: readonly Rule[] = [
  ...rules(
    "crisis",
    [
      /\b(?:make|making|made|makes) myself (?:\w+ )?(?:sick|throw up|vomit|puke|be sick)\b/,
      /\b(?:purge|purging|purged)\b|\b(?:throw|throwing|threw|vomit|vomiting|puke|puking|sick)(?: up)? (?:\w+ ){0,3}(?:after|every|on purpose).{0,15}\b(?:meals?|eat|eating|dinner|food|purpose)\b|\bfingers down my throat\b/,
      /\b(?:havent|not|hasnt|didnt|never|cant|wont) (?:let myself )?(?:eaten|eat|ate|touched food|had food)(?: \w+){0,3} (?:in|for|since) (?:\w+ )?(?:days?|a week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ days)\b/,
      /\b(?:only|just|max|allow(?:ed|ing)?|limit|under|less than|below)(?: \w+){0,4} [1-7]?\d{2} ?(?:calories|cals|kcals?)\b|\b[1-7]?\d{2} ?(?:calories|cals|kcals?) (?:a|per) day\b/,
      /\b(?:stop|avoid|prevent|keep|resist) (?:myself )?(?:from )?(?:eating|food)\b.{0,30}\b(?:days|week|weeks|lose|weight|thin|skinny|calories)\b/,
      /\b(?:laxatives?|diuretics|diet pills|ipecac)\b.{0,40}\b(?:weight|eat|eating|meal|daily|every|thin|lose|binge|again|box|take|taking)\b|\b(?:take|taking|took|abusing|using)\b.{0,15}\blaxatives?\b/,
      /\b(?:starv(?:e|ing)|fast(?:ing)?) (?:myself|to (?:lose|be thin|get thin|feel|stay)|until|for (?:\w+ )?(?:days|week|weeks))\b/,
      /\b(?:heart|faint(?:ed|ing)?|dizzy|passed out|black(?:ed|ing)? out|collapse[d]?|hair is falling)\b.{0,60}\b(?:lose (?:more|some )?\w* ?weight|still (?:fat|huge|too big)|not thin|dont want to eat|wont eat|cant eat|calories|food|stopped eating)\b/,
      /\b(?:throw|throwing|threw|bring|puke)(?: it| everything| all of it| food)? (?:all )?(?:back )?up (?:everything|what|all|whatever) i (?:eat|ate)\b/,
      /\b(?:kilos?|kg|lbs|pounds|stone|calories|bmi|living on (?:coffee|gum|water|air|diet))\b.{0,40}\b(?:still|not) (?:\w+ ){0,2}(?:fat|huge|big|disgusting|gross|thin enough|enough)\b/,
      /\b(?:terrified|scared|afraid|panic|disgusted) (?:\w+ ){0,3}(?:of |about |to )?(?:gaining|gain|eating|eat|food|calories)\b.{0,40}\b(?:weight|anything|at all|nothing|days|any ?more)\b/,
      /\b(?:tips?|tricks?|how|ways?) (?:to|for|on) (?:(?:hide|hiding) (?:\w+ )?(?:food|meals?|weight|body|eating|not eating|it from)|not eat|purge|purging|starve|skip(?:ping)? meals|stop eating|fast for)\b/,
      /\b(?:thinspo|pro ?ana|meanspo|bonespo|bmi (?:of|under|below) 1[0-7])\b/,
      /\b(?:anorexia|anorexic|bulimia|bulimic)\b.{0,30}\b(?:again|back|relaps\w*|worse|is winning|taking over)\b/,
      /\b(?:water |dry )?fast(?:ing)? day (?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten)\b|\bday (?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten) (?:of|on|with) (?:no food|my (?:water )?fast|not eating|just water|nothing)\b/,
      /\b(?:stopped|quit|given up|done with) (?:eating|food) (?:altogether|completely|entirely|at all|again)\b|\bnothing but (?:water|black coffee|diet coke|coffee|gum|ice)\b.{0,25}\b(?:since|for (?:\w+ )?(?:days|a week)|days)\b/,
      /\b(?:new|my|hit|reached|near|until) (?:u?gw|goal weight)\b.{0,40}\b(?:fast|black\w* out|faint\w*|still|not enough|lower|less|disgust\w*|bones?)\b/,
    ],
    { holdsNegation: true },
  ),
  ...rules("concern", [
    /\b(?:binge|binged|binging|bingeing)\b.{0,40}\b(?:ashamed|hate|disgust\w*|guilt\w*|again|purge|sick)\b/,
    /\b(?:skip|skipping|skipped) (?:meals|every meal|breakfast and lunch)\b|\bi (?:only )?(?:feel|am) (?:so )?(?:huge|disgusting|fat)\b|\b(?:anorexi[ac]|bulimi[ac])\b/,
  ]),
];
