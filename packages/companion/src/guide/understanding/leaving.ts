/** Farewells that people keep from another language or from home, whatever the rest is written in. */
const keptFarewell =
  /(?<!\p{L})(?:allah hafiz|khuda hafiz|allah haafiz|ma'?a salama|fi amanillah|au revoir|ciao|arrivederci|do widzenia|[aà] bient[oô]t|[aà] plus tard|[aà] demain|bonne (?:nuit|soir[ée]e)|bis (?:bald|dann|morgen|sp[aä]ter)|gute nacht|tsch[uü]ssi?|doei+|tot ziens|ha det|hej ?d[aå]|vi ses|adi[oó]s|chau|me (?:voy|despido)|hasta (?:luego|ma[nñ]ana|pronto|la pr[oó]xima|la vista)|nos vemos|buenas noches|(?:un )?abrazos?|besos|beijinhos?|beijos|abra[cç]os?|at[eé] (?:logo|amanh[aã]|mais)|a presto|buona notte|buonanotte|na razie|dobranoc|g[oö]r[uü][sş][uü]r[uü]z|ho[sş][cç]a ?kal|iyi geceler|sayonara|ingat(?: ka| po)?|paalam|sl[aá]n(?: leat| abhaile)?|hwyl|nos da|totsiens|kwaheri|o dabo|poka poka|selamat tinggal|see ?yas?|ta[- ]ta|toodles|toodle-?oo|peace out|over and out|brb)(?!\p{L})/u;
const spokenOf =
  /\b(?:say|said|says|saying|word|words|means?|like|goes|went|called|replied|wrote|texts?|texted|a|the|his|her|their|my) $/;

/** What a sentence may begin with before somebody turns to go. */
const turning =
  "(?:(?:ok|okay|k|right|alright|all right|anyway|anyways|well|so|fine|good|sorry|yeah|yes|lol|ha|sent|and)[,.! ]+)";
/** Somewhere to talk, or a day to come, makes a going a plan. */
const planned =
  /\b(?:talk|tell|see|speak|ask|visit|ring|call|apologi[sz]e|confront|meet|live|stay|back|doctors?|gp|hospital|police|therap\w+|counsell\w+|tomorrow|next|later|soon|weekend|week|month|year|every|always|never|(?:on|by|until|till) \w+day|when|if|because|through|without|n't|not|mad|crazy|wrong|ahead|away|for it|there|go (?:to|on|over|with|against)|january|february|march|april|may|june|july|august|september|october|november|december)\b|\?/;

const goes = new RegExp(
  `^(?:${turning}+(?:i )?(?:have to|need to|must|got to|gotta|better|best) go(?: and)? \\w|${turning}*(?:i'm |i am )?(?:going to|gonna|off to) go (?:and )?\\w|${turning}*(?:and )?now (?:i'll|i will|i'm going to|i am going to) go\\b|${turning}*now i go (?:and )?(?!to\\b|in\\b|home\\b|out\\b|round\\b|on\\b|there\\b|around\\b)\\w|${turning}+(?:i'll|i will|i think i'll) go (?:and |out )?\\w)`,
);
const letMeGo =
  /^(?:(?:ok|okay|right|well|anyway|so|please|now)(?: o)?[,.! ]+)*let me (?:go|run|leave you)(?: now)?(?= before\b| and\b| now\b|[,.!]|\s*$)/;
/** "Right, that's me." */
const thatsMe =
  /^(?:(?:right|ok|okay|anyway|well|so)[,.! ]+)+that's me(?: (?:done|off|away|finished|out))?(?: (?:for (?:today|tonight|now)|then|now))?(?=[,.!]|\s*$)/;

/** "Kids are out of school, better run." */
const hadBetter =
  /(?:^|[,.] )(?:(?:ok|right|anyway|so|well) )?(?:i'd |i )?(?:better|best) (?:run|dash|be off|go|get going|get back|get on|crack on)(?: (?:now|then))?[.! ]*$/;

/** Something in the house or at work calls, and "right" or "ok" says that it is obeyed. */
const calls = new RegExp(
  `^${turning}+(?:[\\w']+ ){0,4}?(?:(?:tea|dinner|lunch|food|toast|rice|pasta|kettle|pan|bath)(?:'s| is) (?:burning|ready|on|boiling|getting cold|done|running)|(?:stand-?up|meeting|shift|class|lecture|lesson|seminar|call|bus|train) (?:in \\d|in (?:a|five|ten|two)\\b|at \\d|starts|'s here|is here)|(?:bus|train|taxi|uber|lift)(?:'s| is) (?:here|coming)|that's my (?:bus|train|stop|taxi|lift|cue|break)\\b|(?:phone|battery)(?:'s| is) (?:at \\d|on \\d|dying|about to die)|back to (?:it|work)[.! ]*$)`,
);
const breakOver =
  /^(?:(?:ok|right|well|oh|anyway)[,.! ]+)*(?:my |the |lunch |tea |that's my )*(?:break|lunch(?: ?hour| ?break)?)(?:'s| is) (?:over|up|finished)(?=[.,!]|\s*$)/;

const mostWords = 30;
const goingWords = 14;

/** A farewell that is known in any language. */
export const isKeptFarewell = (lower: string): boolean => {
  const found = keptFarewell.exec(lower);
  return (
    found !== null &&
    !spokenOf.test(lower.slice(0, found.index)) &&
    // a farewell stands near the end, and little is added to it
    lower.slice(found.index + found[0].length).split(/\s+/).length <= 10
  );
};

/** Whether somebody turns to go without a word that always means goodbye. */
export const isLeaving = (lower: string, wordCount: number): boolean => {
  if (wordCount > mostWords || lower.endsWith("?")) return false;
  if (isKeptFarewell(lower)) return true;
  const sentences = lower.split(/(?<=[.!…])\s+/);
  const last = sentences.at(-1) ?? "";
  // "Right. Off to …": the little word may stand alone
  const lead = /^(?:ok|okay|right|anyway|well|alright)[.!]$/.test(sentences.at(-2) ?? "")
    ? `${sentences.at(-2)} `
    : "";
  const end = `${lead}${last}`;
  if (letMeGo.test(end) || thatsMe.test(end) || hadBetter.test(end)) return true;
  if (sentences.slice(-2).some((one) => breakOver.test(one))) return true;
  const clause = end.split(/, /).at(-1) ?? end;
  return (
    end.split(/\s+/).length <= goingWords &&
    (((goes.test(end) || goes.test(clause)) && !planned.test(end)) || calls.test(end))
  );
};
