import type { CourseId } from "./course.ts";

/** Who may be the danger itself in one of these is not taken for help by a mere "he" or "they". */
const mayBeTheDanger: ReadonlySet<CourseId> = new Set(["abuse", "other_violence", "psychosis"]);

const relation =
  "(?:mum|mom|mam|mother|dad|father|sister|brother|friend|mate|wife|husband|partner|boyfriend|girlfriend|housemate|flatmate|roommate|neighbou?r|aunt|uncle|cousin|nan|gran\\w*|son|daughter|doctor|gp|nurse|colleague|boss|parents|family|ambulance|paramedics?|police|crisis team)";
const sure = "(?:just |now |still |already |right now )*";
const comes =
  "(?:coming|on (?:his|her|their|the|its) way|here|with me|driving (?:me|over|here)|taking me|picking me up|picking up|staying (?:over|with me|the night)|sitting with me|sat (?:with me|next to me|on my bed)|putting (?:his|her|their) shoes on)";
const calls =
  "(?:calling|phoning|ringing|dialling) (?:an? |the |for )?(?:\\d+|ambulance|doctor|gp|police|help|out of hours|emergency|crisis|hospital|helpline|line|them)";

/** People one names, who come, are there or call. */
const somebody = new RegExp(
  `\\b(?:my|the|an?) (?:\\w+ )?${relation}(?:s| is| are)? (?:\\w+ )?${sure}(?:${comes}|${calls})\\b`,
);
/** The same of people who were named before. */
const they = new RegExp(
  `\\b(?:hes|shes|theyre|(?:he|she|they) (?:is|are)) ${sure}(?:${comes}|${calls})\\b`,
);

const tookItAway =
  /\b(?:has|have|hes|shes|theyve|took|taken|taking|take|keeping|keep|locked) (?:\w+ ){0,2}(?:it|them|gun|pills?|tablets?|knife|knives|blades?|key|keys|rope|meds|medication)\b.{0,20}\b(?:off me|away|from me|with (?:him|her|them)|tonight|in (?:his|her|their))\b/;
const onTheWay =
  /\b(?:im|we are|were|weve|ive|on my way|off|walking|going|driving|taking me|gone|go) (?:\w+ ){0,2}to (?:the )?(?:a&e|a and e|er|casualty|emergency (?:room|department)|hospital|minor injuries|walk in|nurses?|desk|doctors?|gp|surgery|crisis (?:team|centre|center))\b/;
const dialling =
  /\bim (?:just |now )?(?:dialling|calling (?:them|now|help|\d+|an? ambulance)|ringing (?:them|now|\d+)|phoning (?:them|now|\d+))\b/;
const toldSomebody = new RegExp(
  `(?:^|[.!?,;] |\\band |\\bi |\\bive )${sure}(?:called|rang|phoned|told|texted|woke|showed) (?:(?:my|the) (?:\\w+ )?${relation}|him this|her this|them this|999|112|911|111|988|an? ambulance|samaritans)\\b`,
);
/** Whoever was written to has answered. */
const answered =
  /\b(?:texted|called|rang|phoned|messaged|told|wrote to) \w+(?: \w+)?[.,;]? (?:and )?(?:she|he|they) (?:\w+ )?(?:wrote|said|says|answered|replied|picked up|called|wants|will)\b/;
const untold =
  /\b(?:havent|never|not|cant|wont|didnt|dont|wouldnt|if i|should i|could i) (?:\w+ )?(?:called|rang|phoned|told|call|ring|phone|tell|go)\b/;

/** Somebody is there, is coming or has been told, or the person is on the way to help. */
export const helpComes = (text: string, id: CourseId): boolean =>
  !untold.test(text) &&
  (somebody.test(text) ||
    onTheWay.test(text) ||
    dialling.test(text) ||
    answered.test(text) ||
    toldSomebody.test(text) ||
    (!mayBeTheDanger.has(id) && (they.test(text) || tookItAway.test(text))));
