import { isParticiple, isPast, isThird } from "../reflect/verbs.ts";
import { splitWords } from "../reflect/words.ts";
import type { MentionedPerson } from "../understanding/people.ts";

const auxiliaries: Readonly<Record<string, string>> = {
  has: "have",
  is: "are",
  was: "were",
  does: "do",
  "doesn't": "don't",
  "hasn't": "haven't",
  "isn't": "aren't",
  "wasn't": "weren't",
};
/** These stay as they are, whoever they are said of. */
const same =
  /^(?:had|did|didn't|won't|wouldn't|will|would|can|can't|could|couldn't|hadn't|may|might)$/;
const beforeVerb = /^(?:just|always|never|still|even|only|also|finally|already|actually|then|now)$/;

/** What somebody is, thinks or is accused of is not for a first message. */
const unfit =
  /\b(?:says?|said|told|asked|called|thinks?|reckons?|(?:is|are|was|were|isn't|wasn't)(?! \w+ing\b| (?:always |often )?late\b)|hit|hits|cheat\w*|affair|drunk|drinks?|slept|lied|lies|lying|hates?|died|dead|ill|cancer|fuck\w*|shit\w*|bloody|abus\w*|threat\w*)\b/i;

/** "Keeps" becomes "keep". */
const base = (word: string): string =>
  word === "goes"
    ? "go"
    : word.endsWith("ies")
      ? `${word.slice(0, -3)}y`
      : /(?:ss|ch|sh|x)es$/.test(word)
        ? word.slice(0, -2)
        : word.slice(0, -1);

/** After "she" a word with an s at its end is what she does. */
const thirdLike = /^[a-z]{3,}(?<![siu])s$/;

const contracted = (rest: readonly string[], ending: string): string | null => {
  if (ending === "'ll" || ending === "'d") return `you${ending}`;
  // "she's started" has, "she's tired" is
  return isParticiple(rest[0] ?? "") || beforeVerb.test(rest[0] ?? "") ? "you've" : null;
};

/** "Her desk" is your desk, and "I told her" is I told you. */
const herTurned = (list: readonly string[], at: number): string => {
  const next = list[at + 1] ?? "";
  return next === "" || /^(?:to|that|about|and|on|at|in|for|how|what|when|with|off|so)$/.test(next)
    ? "you"
    : "your";
};

/** Said without "my", these are still one's own. */
export const bareRoles =
  /^(?:flatmate|housemate|roommate|boss|manager|supervisor|neighbour|neighbor|landlord|landlady|mum|mom|dad|nan|gran|wife|husband|sister|brother|(?:mother|father|sister|brother)-in-law|colleague|partner)$/;

/** Somebody who has no name here but what they do: "the headteacher has put my son …". */
const byTrade =
  /^(?:headteacher|teacher|landlord|landlady|manager|boss|doctor|neighbour|neighbor|guy|man|woman|lady|girl|receptionist|nurse|dentist|builder|plumber|cleaner|driver|coach|mate|buddy|pal|bandmate|co-author)$/;

const subjectOf = (list: readonly string[], person: MentionedPerson): number => {
  const first = list[0]?.toLowerCase().replace(/'(?:s|ll|d)$/, "") ?? "";
  if (first === person.they && person.they !== "they") return 1;
  if (first === person.label.toLowerCase()) return 1;
  // "flatmate never does the washing up"
  if (first === person.role || (person.role === "" && bareRoles.test(first))) return 1;
  if (person.role === "" && /^(?:the|my|our)$/.test(first))
    for (const at of [1, 2]) if (byTrade.test(list[at] ?? "")) return at + 1;
  if (first === "my" || first === "our")
    for (const at of [1, 2, 3])
      if (list[at]?.toLowerCase().replace(/'s$/, "") === person.role.split(" ").at(-1))
        // "my friend Dana borrowed my camera"
        return list[at + 1] === person.label ? at + 2 : at + 1;
  return 0;
};

/** "This Friday he texted." */
const leadingTime =
  /^(?:this|last|on|yesterday|today|at the)\b[\w ]{0,16}?,? (?=(?:he|she|they|my|our)\b)/i;

/** "To say he couldn't": the same person again, inside the sentence. */
export const turnInside = (tail: readonly string[], they: string): string[] =>
  tail.map((word, index) =>
    word === they
      ? "you"
      : tail[index - 1] === they
        ? (auxiliaries[word] ?? (isThird(word) ? base(word) : word))
        : word,
  );

const mostWords = 18;
const joins = /^(?:and|then|but|or)$/;

/**
 * What somebody does, as it would be said to them: "my boss has started messaging me" becomes
 * "you have started messaging me". Null where a word might come to mean something else.
 */
export const spokenTo = (whole: string, person: MentionedPerson): string | null => {
  const lead = leadingTime.exec(whole)?.[0] ?? "";
  const clause = whole.slice(lead.length);
  const list = splitWords(clause.replace(/[.!,;]+$/, ""));
  if (list.length < 3 || list.length > mostWords || /[?"“”(]/.test(clause)) return null;
  // "at it" points at something that the message would not hold
  if (/\b(?:at|to|for|about|with|in|of|on) (?:it|that|there|one)$/i.test(list.join(" ")))
    return null;
  const from = subjectOf(list, person);
  if (from === 0 || unfit.test(clause)) return null;
  const ending = /'(?:s|ll|d)$/.exec(list[from - 1] ?? "")?.[0] ?? "";
  const rest = list.slice(from);
  const subject = ending ? contracted(rest, ending) : "you";
  if (!subject) return null;
  const at = rest.findIndex((word) => !beforeVerb.test(word));
  const verb = rest[at] ?? "";
  if (!ending) {
    const turned = auxiliaries[verb] ?? (isThird(verb) || thirdLike.test(verb) ? base(verb) : null);
    if (turned) rest[at] = turned;
    else if (!isPast(verb) && !same.test(verb)) return null;
  }
  const tail = rest.map((word, index) =>
    /^her$/i.test(word) && person.they === "she"
      ? herTurned(rest, index)
      : word === "his" && person.they === "he"
        ? "your"
        : word === "him" && person.they === "he"
          ? "you"
          : word === "herself" || word === "himself"
            ? "yourself"
            : word,
  );
  const inside = person.they === "they" ? tail : turnInside(tail, person.they);
  // another verb of theirs, or somebody else, would have to be turned too
  const after = inside.slice(at + 1);
  if (after.some((word) => /^(?:he|she|they|him|her|his|them|their|he's|she's)[,;]?$/i.test(word)))
    return null;
  if (after.some((word, index) => joins.test(after[index - 1] ?? "") && isThird(word))) return null;
  return `${lead}${[subject, ...inside].join(" ")}`.replace(/'/g, "’");
};
