/** What is done to people at work: their time counted, their hours changed. */
const atWork =
  /\b(?:(?:tim(?:es|ed|ing)|log(?:s|ged|ging)?|count(?:s|ed|ing)?|monitor(?:s|ed|ing)?) (?:us|me|my|our|how|when|every)|dock(?:s|ed|ing)?|cut|changed?|moved?|swapped|cancelled|refused|shortened|put cameras in|took away|clock(?:ed)? (?:in|out) for)(?: \w+){0,5}? (?:breaks?|break room|loo|toilet|hours|shifts?|rota|desk|wages?|pay|minutes|overtime|annual leave|meeting|parking space)\b/;
/** What goes on between people and courts. */
const atCourt =
  /\b(?:tak(?:e|es|ing)|took|dragg(?:ed|ing)) (?:me|us|him|her|them) (?:back )?to court\b|\b(?:custody|contact|tribunal|court|divorce) (?:hearing|case|date|battle|papers|forms?|order)\b|\b(?:solicitor|lawyer)s? (?:sent|charges|wants|asked|rang)\b/;

/**
 * Any word that a danger might stand behind: of harm, fear, bodies, means, ends and farewells. The
 * list is wide on purpose, since it only decides where the models are believed less.
 */
const graver =
  /\b(?:hit|hits|hitting|hurt\w*|harm\w*|kill\w*|dead|die[ds]?|dying|death|suicid\w*|self|blood\w*|bleed\w*|knife|gun|blade|rope|weapon|pills?|tablets?|chok\w+|strangl\w+|throat|rap(?:e|ed|ist)|touch\w*|grope\w*|grab\w*|undress\w*|naked|photos?|pictures|threat\w*|scared|afraid|terrified|frighten\w*|fear|bruis\w*|beat\w*|slap\w*|punch\w*|kick\w*|push\w*|shov\w+|lock(?:ed|s)? (?:me|us|him|her|the)|keys|passport|burn\w*|cut|cutting|voices?|spy\w*|poison\w*|chip|follow\w*|watching|track\w*|stalk\w*|shoot\w*|shot|stab\w*|revenge|pay for|list|sorry|regret|teach (?:him|her|them)|end|ends|ended|ending|over|last|final|finish\w*|goodbye|bye|farewell|gone|go away|leave|leaving|left|never|nobody|no one|nothing|any ?more|any longer|cant|point|note|letters?|wrote|written|wont be|not be|disappear\w*|vanish\w*|worthless|useless|burden|shame|alone|empty|numb|hopeless|trapped|starv\w+|eat|eating|eaten|weight|vomit\w*|sick|faint\w*|breath\w*|chest|collaps\w+|roof|bridge|river|sea|tracks?|train|platform|window|jump\w*|tonight|sleep|wake|exist\w*|alive|live|living|life|worth\w*|insurance|will|heaven|god|world|peace|rest|want to|wish)\b/;

/** What people write to those who run a page: a part of it that is not found, or does not do what it should. */
const atTheScreen =
  /\b(?:find|press(?:ed)?|click(?:ed)?|tap(?:ped)?|see|open|load|change|reset|cancel)(?: \w+){0,4}? (?:button|menu|page|tab|link|settings?|password|subscription)\b|\b(?:end|send|save) button\b|\b(?:button|menu|page|tab|link|app|login)(?: \w+){0,3}? (?:does not|doesnt|isnt|is not|wont|will not|not) (?:work\w*|load\w*|open\w*|show\w*|there)\b/;
/** Of a page and its sessions, these words are said without harm. */
const ofSessions =
  /\b(?:end|ends|ending|last|ended) (?:(?:a|the|this|my) )?(?:button|session)\b|\bcan ?not|\bcant\b/g;

/** A bad night and nothing else: the whole message, since whoever adds a word may mean another sleep. */
const badNight =
  /^(?:well |so |hi |hello )?(?:(?:i )?(?:have )?(?:did not|didnt|do not|dont|could not|couldnt|have not|havent|hardly|barely) (?:really )?(?:sleep|slept|get)(?: (?:much(?: sleep)?|very well|well|enough(?: sleep)?|a lot|a wink|any sleep|at all))*|(?:i )?slept (?:very |really |so )?(?:badly|poorly|little))(?: (?:again|lately|last night|last week|this week|these days|tonight|the whole night|all night))*[.! ]*$/;

/** Thoughts that will not settle: worry's commonest words. */
const busyMind =
  /\b(?:mind|head|thoughts|brain)(?: \w+){0,3}? (?:rac(?:e|es|ed|ing)|spin(?:s|ning)?|buzz(?:es|ing)?|whirr?(?:s|ing)?|(?:goes|going|go) (?:through everything|round|over)|wont (?:stop|settle|switch off|slow down|be quiet))\b/;

/** A test that was failed, and what the school makes of it. */
const atSchool =
  /\b(?:fail(?:ed|ing)?|flunk(?:ed|ing)?|resit(?:ting)?|retak(?:e|ing))(?: \w+){0,4}? (?:exams?|tests?|modules?|course|midterms?|finals?|mechanics|maths?|statistics|stats|chemistry|physics|biology|anatomy|theory|paper|essay|semester)\b|\bwithdraw me from (?:the|my) (?:programme|program|course)\b/;
/** A faith that is doubted, or a church that is stayed away from. */
const faith =
  /\b(?:church|mosque|temple|synagogue|mass|pray\w*|god|allah|faith|religio\w*|bible|quran)\b/;
const doubt = /\b(?:believ\w+|doubt\w*)\b/;
const doubtBehind = /\b(?:believ\w+|doubt\w*|feel it)\b/;

const standsBehind = (line: string, first: RegExp, second: RegExp): boolean => {
  const found = first.exec(line);
  return found !== null && second.test(line.slice(found.index + found[0].length));
};

const ofFaith = {
  test: (text: string): boolean =>
    text
      .split("\n")
      .some((line) => standsBehind(line, faith, doubtBehind) || standsBehind(line, doubt, faith)),
};

/** Says only for how long, and that a belief is doubted. */
const ofTime =
  /\b(?:my whole|all my|most of my) life\b|\b(?:not sure|dont know)(?: if| whether)? i (?:still |even )?believe(?: in)?(?: \w+){0,2}? any ?more\b/g;

/** How somebody comes to be writing here: with what hand, on whose device, by whose advice. */
const howItIsWritten =
  /\b(?:by voice|capitals (?:are|is) easier|(?:am |im )?not shouting|(?:the )?(?:talking|speaking|speech|voice) button|talking into (?:the|my|a) (?:tele)?phone|dictat(?:e|es|ed|ing)|speaking (?:this|into)|typ(?:e|es|ing)(?: this)? (?:w|with) (?:only )?one (?:hand|finger)|the little keys|(?:set|put) (?:this|it) (?:up|on)(?: (?:the|my) (?:tablet|phone|telephone|computer|ipad))?(?: for me)?|sent me (?:this|the|a) link|(?:if|when) it comes out (?:funny|weird|wrong|odd)|(?:never|not) (?:used|done|tried) (?:one of these|this(?: before| sort of thing)?|anything like this)|bear with me|you must be patient|excuse (?:my|the) (?:typing|spelling|mistakes|english)|where the full stops are)\b/g;
const longestIntroduction = 40;

const isIntroduction = (text: string): boolean => {
  const rest = text.replace(howItIsWritten, " ");
  return rest !== text && text.split(/\s+/).length <= longestIntroduction && !graver.test(rest);
};

/** Longer messages hold more than a complaint. */
const maxWords = 20;

/**
 * A plain complaint about work, school, a court, a faith or a busy mind, with nothing in it that a danger might stand behind.
 * What is done must be said: people who hide a danger speak of offices and landlords too. Or a bad night, or
 * how somebody comes to be writing.
 */
export const isEverydayMatter = (text: string): boolean =>
  badNight.test(text) ||
  isIntroduction(text) ||
  (text.split(/\s+/).length <= maxWords &&
    (([atWork, atCourt, busyMind, atSchool, ofFaith].some((matter) => matter.test(text)) &&
      !graver.test(text.replace(ofTime, ""))) ||
      (atTheScreen.test(text) && !graver.test(text.replace(ofSessions, "")))));
