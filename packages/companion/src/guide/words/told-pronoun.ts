/** Whoever is told of: "she" and "he" where the message says so of one person alone. */
type Pronoun = { they: string; them: string; their: string };

const she: Pronoun = { they: "she", them: "her", their: "her" };
const he: Pronoun = { they: "he", them: "him", their: "his" };

const ofShe = /\b(?:she|her|hers|she's|she'd|she'll)\b/i;
const ofHe = /\b(?:he|him|his|he's|he'd|he'll)\b/i;
const ofMany = /\b(?:they|them|their|theirs|they're|they've|they'd|they'll|everyone|people)\b/i;

const toldPronoun = (message: string): Pronoun | null => {
  const text = message.replaceAll("’", "'");
  if (ofMany.test(text) || ofShe.test(text) === ofHe.test(text)) return null;
  return ofShe.test(text) ? she : he;
};

/** Verbs that stand before "they" in a question, as they stand before "she". */
const singular: Readonly<Record<string, string>> = {
  do: "does",
  "don’t": "doesn’t",
  are: "is",
  "aren’t": "isn’t",
  were: "was",
  "weren’t": "wasn’t",
  have: "has",
  "haven’t": "hasn’t",
};
const asked =
  /\b(do|don’t|are|aren’t|were|weren’t|have|haven’t|did|didn’t|would|wouldn’t|could|can|will|should|might|had) they\b/gi;
/** After "they" these are the same for one person. */
const alike =
  /\bthey(?= (?:(?:ever|still|really|just|also|never) )?(?:did|had|would|could|can|will|should|might|must|said|told|made|gave|left|went|came|took|got|did|knew|thought|meant|wanted|asked|saw|heard|felt|found)\b|’d\b|’ll\b)/gi;

const asCased = (was: string, now: string): string =>
  /^\p{Lu}/u.test(was) ? now.charAt(0).toUpperCase() + now.slice(1) : now;

/** A written question about "them", said of her or him; as it stands where that would break its grammar. */
export const inToldPronoun = (ask: string, message: string): string => {
  const told = toldPronoun(message);
  if (!told) return ask;
  const turned = ask
    .replace(asked, (_, verb: string) => {
      return `${asCased(verb, singular[verb.toLowerCase()] ?? verb)} ${told.they}`;
    })
    .replace(alike, (they) => asCased(they, told.they))
    .replace(/\bthem\b/gi, (them) => asCased(them, told.them))
    .replace(/\btheir\b/gi, (their) => asCased(their, told.their));
  return /\b(?:they|theirs|themselves)\b/i.test(turned) ? ask : turned;
};
