import { commonWords } from "../understanding/common-words.ts";
import { firstNames } from "../understanding/first-names.ts";

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

const keptCapital = (text: string): string =>
  properNoun.test(text) ||
  isNamed(text) ||
  (/^(?:I\b|[A-Z][a-z]+(?:'s)?\s+(?:and|is|was|has|said|told|left|called|died|keeps|never|always|doesn't|didn't|won't|would|wouldn't|could|couldn't|might|will|used|says|tells|knows|likes|loves|hates|takes|gets|does|rang|rings|wants|thinks|came|got|went|moved|started|stopped|broke|asked|makes|made)\b)/.test(
    text,
  ) &&
    !/^(?:My|The|He|She|It|They|There|This|That|Nobody|Everyone|Everybody|Nothing|Everything|We|His|Her|Their|Our|When|If|Every|What|All|No|Some|People|One|Work|School|Life|Sleep|Money|Food|Uni|College|Home|Things)\b/.test(
      text,
    ))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
