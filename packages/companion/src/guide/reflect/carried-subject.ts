import { isBase, isPast, isThird } from "./verbs.ts";
import { bareWord, splitWords } from "./words.ts";

const pronoun = /^(he|she|they)(?:'s|'re|'d|'ve|'ll)?\b/i;
const someone =
  /^((?:(?:my|our|his|her|their|the) (?:[a-z-]+ )?)?(?:mum|mom|mam|mother|dad|father|sister|brother|wife|husband|missus|girlfriend|boyfriend|partner|daughter|son|nan|gran|grandma|grandad|aunt|auntie|uncle|cousin|niece|nephew|boss|manager|supervisor|friend|mate|neighbour|teacher|tutor|doctor|nurse|landlord|landlady|ex|flatmate|housemate|roommate|granddaughter|grandson))(?: |'s (?:an?|the|in|on|at|fine|ill|okay|great|lovely|good|not|been|got|always|never|still|just|really|so|very|gone|left|shot|done|taken|had|made|lost|come|[a-z]+ing)\b)/i;
const describes =
  /^(?:he|she|they|(?:my|our|his|her|their|the) (?:[a-z-]+ )?[a-z-]+|wife|husband|boss|mum|dad|son|daughter|sister|brother|partner)(?:'s|'re| is| are| was| were) (?!(?:going|coming|getting)\b)/i;

/** What is felt is told of oneself, whoever was spoken of before. */
const ofOneself =
  /^(?:felt|feel|feels|cried|wanted|thought|realised|realized|woke|slept|wish|miss|missed|hate|hated|love|loved|used|lost|tried|keep|told|needed|had|got|did|made|found|saw|heard)$/;

type Told = { text: string; isQuestion: boolean };

const subjectOf = ({ text }: Told): string | null => {
  const named = someone.exec(text)?.[1];
  const they = pronoun.exec(text)?.[1]?.toLowerCase();
  // "wife's gone": whose wife it is goes without saying
  return they ?? (named?.includes(" ") ? named : named ? `my ${named.toLowerCase()}` : null);
};

/**
 * "Her mom's fine. Took up curling": where somebody was just described, or the verb can only be theirs,
 * a clause without a subject goes on about them.
 */
export const withCarriedSubject = <T extends Told>(clauses: readonly T[]): T[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1];
    const list = splitWords(clause.text);
    const verb = bareWord(list[0]);
    if (!before || before.isQuestion || clause.isQuestion || list.length < 3) return clause;
    const isTheirs =
      (isThird(verb) && !isBase(verb) && verb !== "thanks") ||
      /^(?:doesn't|hasn't|isn't)$/.test(verb) ||
      (isPast(verb) && /^(?:me|us)$/.test(bareWord(list[1])));
    // "she called Sunday. Asked for mom": whoever got in touch goes on speaking
    const speaksOn =
      /^(?:said|asked|offered)$/.test(verb) &&
      /\b(?:called|rang|phoned|texted|messaged|emailed|wrote|came|popped|turned up|stopped me)\b/i.test(
        before.text,
      );
    const mayBeTheirs =
      (isPast(verb) || /^(?:didn't|couldn't|wouldn't|won't|hadn't|never|just|even)$/.test(verb)) &&
      describes.test(before.text) &&
      !ofOneself.test(verb) &&
      !/\b(?:i|i'm|me|my|myself|we|our|us|him|her|them)\b/i.test(clause.text);
    if (!isTheirs && !speaksOn && !mayBeTheirs) return clause;
    const who = subjectOf(before);
    return who
      ? { ...clause, text: `${who} ${clause.text.charAt(0).toLowerCase()}${clause.text.slice(1)}` }
      : clause;
  });
