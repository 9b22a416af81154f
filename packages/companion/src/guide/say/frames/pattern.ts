import { roleNames } from "../../understanding/people.ts";
import { withoutSmallWords } from "./small-words.ts";

const people = `(?:${roleNames}|grand(?:sons?|daughters?|children|kids|child|parents)|nieces?|nephews?|other half|mates?|bestie|boys?|girls?|eldest|youngest|oldest|mother in law|father in law|best mate|ex[- ](?:boyfriend|girlfriend|husband|wife|partner)|little one|bf|gf)(?: of (?:\\d+|\\p{L}+|over \\p{L}+) years)?`;
const someone = new RegExp(
  `^(?:he|she|they|him|her|them|(?:my|our|his|her|their) (?:[\\p{L}\\d-]+ ){0,2}?${people}|(?:a|one|some|this|the|another) (?:[\\p{L}-]+ )?(?:woman|man|lady|guy|girl|boy|stranger|neighbour|teacher|doctor|nurse|person|kid|colleague|friend|mother)|someone|somebody|mum|mom|dad)$`,
  "iu",
);
/** Any few words; whether they are a person is looked up once they are found. */
const wordsFrom = (least: number): string => `(?:[a-zà-ÿ\\d-]+ ){${least},4}?[a-zà-ÿ\\d-]+`;
const fewWords = wordsFrom(0);

const number =
  "(?:\\d[\\d.,:]*k?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\\w+)?|thirty(?:[- ]\\w+)?|forty(?:[- ]\\w+)?|fifty|sixty|seventy|eighty|ninety|a hundred|half|several|a few|a couple(?: of)?|half a dozen|a dozen)";
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** How often, or at what hour: "on Sundays", "twice a week", "from nine to five". */
const times = `(?:on ${weekday}s?(?: (?:mornings?|afternoons?|evenings?|nights?))?|every (?:other |single |second )?(?:day|night|week|month|year|morning|evening|weekend|${weekday}|christmas|summer|time|few \\w+)(?: (?:mornings?|afternoons?|evenings?|nights?))?|(?:once|twice|${number} (?:times|days|nights|hours|shifts|evenings|mornings)) (?:a|per|each|every) (?:day|week|month|year|night|fortnight)|most (?:days|nights|mornings|evenings|weekends)|at weekends|in the (?:mornings?|evenings?|afternoons?|week)|at night|at ${number}(?: ?(?:am|pm|o'clock|in the (?:morning|evening|afternoon)))?|between ${number} and \\w+|from ${number} ?(?:am|pm)? (?:to|till|until) \\w+(?: ?(?:am|pm))?|until (?:${number}|late|midnight)(?: ?(?:am|pm))?)`;
const span = `(?:${number}|many|so many) (?:days?|weeks?|months?|years?|yrs?|decades?)`;

/** "My friend Karen" is a friend; anybody writing in small letters is not read so far. */
const givenName = /(?: [A-ZÀ-Þ][a-zà-ÿ]+){1,2}$/;

const isSomeone = (words: string): boolean => someone.test(words.replace(givenName, ""));

/** How many words the person takes who begins with these: three for "my little", before "sister". */
const lengthOfPerson = (text: string, words: string): number | null => {
  const all = text.slice(text.indexOf(words)).split(" ");
  for (let count = words.split(" ").length + 1; count <= 6 && count <= all.length; count += 1)
    if (isSomeone(all.slice(0, count).join(" "))) return count;
  return null;
};

/** Compiled only once they are needed, since few sentences ask for them. */
const longer = new WeakMap<RegExp, Map<string, RegExp>>();

/** The same pattern, with one of its people at least so many words long. */
const withLonger = (when: RegExp, group: string, count: number): RegExp => {
  const known = longer.get(when) ?? new Map<string, RegExp>();
  longer.set(when, known);
  const key = `${group}${count}`;
  const at = when.source.indexOf(`(?<${group}>`);
  const made =
    known.get(key) ??
    new RegExp(
      when.source.slice(0, at) +
        when.source.slice(at).replace(fewWords, () => wordsFrom(count - 2)),
      when.flags,
    );
  known.set(key, made);
  return made;
};

/** More people than these stand in no pattern. */
const mostPeople = 3;

/** What the pattern finds, where everybody in it is somebody: "my little sister", and not "my little". */
export const matchPeople = (when: RegExp, text: string): RegExpExecArray | null => {
  let reading = when;
  for (let tries = 0; tries <= mostPeople; tries += 1) {
    const match = reading.exec(text);
    const cut = Object.entries(match?.groups ?? {}).find(
      ([name, words]) => name.endsWith("_") && words !== undefined && !isSomeone(words),
    );
    if (!cut?.[1]) return match;
    const count = lengthOfPerson(text, cut[1]);
    if (count === null) return null;
    reading = withLonger(reading, cut[0], count);
  }
  return null;
};

/**
 * A pattern for sentences about other people. WHO is the one who does something and fills {who},
 * OTHER the same without filling anything, WHOM the one something is done to. ADV, the small words
 * between subject and verb, and LEAD, a word of time before them, mark where such words may stand;
 * they are gone when the pattern is tried. NUM is a number, SPAN a length of time, TIMES how often
 * or at what hour.
 */
export const pattern = (source: TemplateStringsArray): RegExp => {
  let count = 0;
  const person = (words: string): string => {
    count += 1;
    return `(?<p${count}_>${words})`;
  };
  return withoutSmallWords(
    new RegExp(
      String.raw(source)
        .replaceAll(/LEAD|ADV/g, "")
        .replaceAll("TIMES", times)
        .replaceAll("SPAN", span)
        .replaceAll("NUM", number)
        .replaceAll("\\p{L}", "[a-zà-ÿ]")
        .replaceAll(/WHOM|WHO|OTHER/g, (token) => {
          if (token === "WHOM") return person(`him|her|them|(?:my|our) ${fewWords}|mum|mom|dad`);
          const one = person(
            `he|she|they|(?:my|our|his|her|their|a|one|some|this|the|another) ${fewWords}|someone|somebody|mum|mom|dad`,
          );
          return token === "WHO" ? `(?<who>${one})` : one;
        }),
      "i",
    ),
  );
};
