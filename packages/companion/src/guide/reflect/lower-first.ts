import { commonWords, firstNames } from "@app/reading/word-lists";
import { everyVerbForm, isThirdVerb } from "./verbs.ts";

const properNoun =
  /^(?:A levels?|Christmas|Easter|Ramadan|Eid|Diwali|God|English|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December)\b/;

/** Nouns that begin a sentence without being a name. */
const alsoNames = new Set(
  "frank mark grace rose will hope faith joy may june april dawn penny ruby pearl bill jack rob art sunny victor summer autumn heather holly ivy jasmine lily daisy robin dean grant earl duke christian angel drew chase hunter mason iris violet sandy jean gene pat sue don ray jay max nick pete wade miles carol bob harry tom jo kim guy rich charity patience olive hazel".split(
    " ",
  ),
);
const plainNouns = new Set([
  ...commonWords.filter((word) => !firstNames.has(word) && !alsoNames.has(word)),
  ..."flour bread milk petrol fuel rent sugar traffic parking trains buses flights tickets heating electricity gas water customers clients patients pupils golf tennis chess rugby cricket swimming running football cooking baking knitting insurance maths physics english biology".split(
    " ",
  ),
]);
/** A word with a capital that is no everyday word is likely to be somebody's name. */
export const mayBeName = (word: string): boolean =>
  firstNames.has(word.toLowerCase()) ||
  alsoNames.has(word.toLowerCase()) ||
  !(plainNouns.has(word.toLowerCase()) || smallWords.has(word.toLowerCase()));
const smallWords = new Set([
  ...everyVerbForm(),
  ..."i he she it we they you this that these those there here who what which when where how why his her hers its our their not yes no and but or so if then than yet nor mum mom dad nan gran one two three four five six seven eight nine ten some any all most many both each every everyone everybody everything nobody nothing someone somebody something anyone anybody anything none neither either half few several another other others such people part my your the being just only even still also now today tomorrow yesterday tonight last next first whoever whatever things".split(
    " ",
  ),
]);

const isPlainNoun = (text: string): boolean =>
  plainNouns.has((/^[A-Z][a-z]+/.exec(text)?.[0] ?? "").toLowerCase());

/** A sentence as it stands inside another: its first letter small, unless it is a name. */
export const lowerFirst = (text: string): string =>
  isPlainNoun(text) && !properNoun.test(text) && !isNamed(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : keptCapital(text);

/** "Graham is fine", "Jo's good at numbers". */
const isNamed = (text: string): boolean => {
  const first = (/^[A-Z][a-z]+(?='s | )/.exec(text)?.[0] ?? "").toLowerCase();
  return firstNames.has(first) || (alsoNames.has(first) && /^[A-Z][a-z]+'s /.test(text));
};

/** "Ron showed me how": a name does something, whether it is on the list or not. */
const actsAsName = (text: string): boolean => {
  const [, name = "", verb = ""] = /^([A-Z][a-z]{2,9}) ([a-z']+)/.exec(text) ?? [];
  // "wardrobes are easy": many of a kind are nobody's name
  return isThirdVerb(verb) && !/^(?:are|were|have|do)(?:n't)?$/.test(verb) && mayBeName(name);
};

const keptCapital = (text: string): string =>
  properNoun.test(text) ||
  isNamed(text) ||
  actsAsName(text) ||
  (/^(?:I\b|[A-Z][a-z]+(?:'s)?\s+(?:and|is|was|has|said|told|left|called|died|keeps|never|always|doesn't|didn't|won't|would|wouldn't|could|couldn't|might|will|used|says|tells|knows|likes|loves|hates|takes|gets|does|rang|rings|wants|thinks|came|got|went|moved|started|stopped|broke|asked|makes|made)\b)/.test(
    text,
  ) &&
    !/^(?:My|The|He|She|It|They|There|This|That|Nobody|Everyone|Everybody|Nothing|Everything|We|His|Her|Their|Our|When|If|Every|What|All|No|Some|People|One|Work|School|Life|Sleep|Money|Food|Uni|College|Home|Things)\b/.test(
      text,
    ))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
