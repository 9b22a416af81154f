import { type Rule, rulesOf } from "./rule.ts";

const rules = rulesOf("abuse");
const who =
  "(?:he|she|they|(?:my|our) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|mom|father|mother|stepdad|stepmum|stepfather|stepmother|uncle|aunt|brother|sister|cousin|boss|carer|son|daughter|grandad|grandfather|teacher|coach|landlord|bf|gf|fianc[eé]e?))";

export const abuseRules: readonly Rule[] = [
  ...rules(
    "imminent",
    [
      new RegExp(
        `\\b${who}s?\\b.{0,25}\\b(?:outside|at the door|downstairs|breaking in|coming for me|coming up|trying to get in)\\b.{0,40}\\b(?:crowbar|knife|gun|bat|weapon|ex|drunk|scared|kill|hurt|hammer)\\b`,
      ),
      /\b(?:has|holding|pulled|got) a (?:knife|gun|weapon) (?:to|at|on) (?:me|my (?:throat|neck|face|head|back|stomach|chest|ribs|side|kids?|children|son|daughter|baby|mum|mom|wife|husband|partner))\b/,
    ],
    { alwaysPersonal: true },
  ),
  ...rules("crisis", [
    new RegExp(
      `\\b${who} (?:\\w+ ){0,3}(?:hits?|hitting|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|beats?(?! (?:me|us) at (?!night|home|the|times|all)\\w)|beating|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|burn(?:s|ed|t)|bit|shov(?:es|ed)|push(?:es|ed)|threw|throws|grabs?|grabbed|attacks?|attacked|hurts?|abuses?|abused|abusing|whips?|whipped|threatens?|threatened) (?:to (?:kill|hurt|hit) )?(?:me|us|my (?:\\w+ )?(?:kids?|children|son|daughter|baby|mum|mom|sister|brother|face|head|arm))\\b(?! (?:off|around|out|that|with (?:his|her) words|how|when (?:he|she) (?:said|left)))`,
    ),
    new RegExp(
      `\\b${who} (?!(?:thinks?|thought|says?|said|believes?|knows?|told) )(?:\\w+ ){0,2}(?:touch(?:es|ed|ing)?|gropes?|groped|molest(?:s|ed|ing)?|rapes?|raped|forces|forced) (?:me|himself on me|my (?:son|daughter|sister|private|chest|body))\\b`,
    ),
    /\b(?:was|been|got|being|were) (?:\w+ )?(?:raped|molested|sexually (?:abused|assaulted)|gang raped|beaten up by|assaulted|trafficked)\b|\b(?:raped|molested|sexually assaulted|groped) me\b/,
    /\b(?:takes?|took|taken|taking|hides?|hid|hidden|locks?|locked) (?:away )?my (?:keys|passport|phone|money|documents|papers|bank card|cards)\b/,
    /\block(?:s|ed|ing)? (?:me|us) (?:in|up|inside|out|away)\b/,
    /\b(?:scared|afraid|terrified|frightened|not safe|dont feel safe) (?:\w+ ){0,2}(?:to go|of going|to be|being|at|going)? ?(?:home|back home|in my own (?:home|house))\b/,
    /\b(?:scared|afraid|terrified|frightened) (?:of )?(?:what|that) (?:he|she|they|my \w+)(?:ll| will| might| would|s going to)? (?:\w+ )?(?:do|hit|hurt|kill)\b/,
    /\b(?:scared|afraid|terrified|frightened) of (?:him|her|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mother|stepdad|stepfather|ex|son|brother|uncle))\b(?! (?:thinking|finding|knowing|seeing|reading|asking|judging|leaving|dying|forgetting|moving|getting (?:old|older|ill|sick|worse)|being (?:upset|disappointed|cross|alone)|reaction|answer|opinion)\b)/,
    new RegExp(
      `\\b${who}(?:ll| will| would|s going to| is going to| going to| said (?:he|she|they)(?:ll| will| would|d|s going to)| threatened to| threatens to)(?: \\w+){0,2} (?:kill|hurt|find|beat|shoot|stab) (?:me|us|my (?:kids|children|mum|mom|family))\\b`,
    ),
    /\b(?:stalking|stalks|stalked|tracks|tracking|following) me\b(?! (?:on (?:instagram|insta|twitter|tiktok|facebook|x|here)|back|around like))/,
    /\b(?:domestic|physical|sexual) (?:violence|abuse)\b.{0,30}\b(?:at home|every|again|my|from)\b/,
    /\b(?:hands?|fingers|arm|belt|cord) (?:around|on|round) my (?:neck|throat)\b/,
    /\b(?:his|their|a|s) (?:hands?|fingers) (?:up|down|under|inside|in) my (?:skirt|dress|top|shirt|blouse|bra|trousers|pants|underwear|knickers)\b/,
    /\bwatch(?:es|ed|ing)? me (?:shower|undress|change|sleep|in the (?:bath|shower))\b/,
    /\b(?:throws?|threw|throwing)\b.{0,25}\bat my (?:head|face)\b|\b(?:throws|keeps throwing) (?:things|stuff|plates|glasses|bottles|furniture) (?:at me|at us|at the wall)\b/,
    /\b(?:comes?|came|sneaks?|gets?) (?:in|into|to) my (?:room|bed|bedroom)\b.{0,30}\b(?:night|sleep|asleep|touch|drunk)\w*/,
    /\b(?:me|us|my (?:brother|sister|mum|mom))\b.{0,30}\b(?:with|using) (?:his|her|a|the) (?:belt|fists?|stick|cane|whip|wooden spoon|cable)\b/,
    /\bif i (?:ever )?(?:leave|left|tell|told|go|call|speak)\b.{0,25}\b(?:kill|hurt|burn|beat|shoot|stab|find me|come after|take (?:the|my) (?:kids|children))\b/,
    /\bforced? (?:me|us) (?:to|into) (?:have sex|marry|sex|marriage|do things)\b/,
    /\b(?:grabs?|grabbed|had|got|held|holds|pinned|lifted|dragged|drags|pulled|pulls) me (?:\w+ ){0,3}by (?:the|my) (?:throat|neck|hair)\b/,
    /\b(?:he|she)(?:s| is)? (?:right here|in the (?:room|next room)|listening|next to me)\b.{0,60}\b(?:pretend|understand|cant (?:talk|say|type)|act like|play along)\b/,
    /\b(?:pretend|talk|act|write|reply|answer) (?:like|as if) (?:you\w*|u|ur|this is)\b.{0,50}\b(?:he|she|they) (?:reads?|checks?|sees?|goes through|monitors?)\b/,
    /\b(?:coach|teacher|uncle|stepdad|stepfather|tutor|pastor|priest|babysitter|grandad)\b.{0,40}\b(?:our|a) (?:little )?secret\b(?!.{0,20}\b(?:recipe|santa|ingredient|party|surprise)\b)/,
    /\bneed (?:to|2) get (?:us |me |the kids )?out of (?:here|this house|the house)\b.{0,40}\b(?:tonight|tonite|before (?:he|she)|while (?:he|she)|safe\w*)\b/,
    /\b(?:concealer|foundation|make ?up|sunglasses|scarf)\b.{0,40}\b(?:cover(?:s|ed|ing)?|hide|hides|hiding) (?:\w+ ){0,3}(?:bruis\w+|black eye|fingerprints|handprints|marks? on my)\b/,
    /\b(?:wait|waiting|leave|leaving|go|going)\b.{0,20}\b(?:while|until|till|when) (?:he|she)(?:s| is)? (?:asleep|at work|out|passed out)\b.{0,60}\b(?:kids|shelter|refuge|never come back|safe|bag|escape|run)\b/,
  ]),
  ...rules(
    "crisis",
    [
      /\b(?:wont|doesnt|never|refuses? to|didnt|dont|not) (?:\w+ )?(?:let|allow(?:ed)?) (?:me|us) (?:to )?(?:leave|go out|out|see (?:my|any)|talk to|use (?:my|the) phone|have (?:my|any) money|eat|sleep|work)\b(?! (?:until|till|unless|before|on (?:school|week)|past|late|alone after|sweets|chocolate|in (?:class|lessons)|because (?:its|of) (?:cold|late|rain)))/,
    ],
    { holdsNegation: true },
  ),
  ...rules("concern", [
    /\bmy (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|mom|father|mother|family) (?:is|was|are|can be) (?:\w+ )?(?:abusive|violent|controlling)\b/,
    /\b(?:walking on eggshells|controls (?:all )?(?:my|our) money|reads (?:all )?my messages|checks my phone|screams at me)\b/,
  ]),
];
