import type { Text, Token } from "./text.ts";
import { commonWords as everyday, firstNames } from "./word-lists.ts";

/** Somebody who was spoken of. */
export type PersonSpokenOf = {
  /** As the companion says it: "your sister", or a name. */
  label: string;
  /** The plain noun or the name, in small letters. */
  key: string;
  pronoun: "she" | "he" | "they";
  /** Where they were first named. */
  at: number;
};

const byPronoun: Readonly<Record<PersonSpokenOf["pronoun"], string>> = {
  she: `mum mom mam mother stepmum stepmom sister stepsister wife girlfriend daughter stepdaughter grandma grandmother gran nan nana
    granny aunt auntie niece mother-in-law sister-in-law ex-wife ex-girlfriend granddaughter fiancée mummy mama`,
  he: `dad father stepdad papa brother stepbrother husband boyfriend son stepson grandad grandpa grandfather uncle nephew
    father-in-law brother-in-law ex-husband ex-boyfriend grandson fiancé daddy`,
  they: `partner ex boss manager supervisor colleague coworker co-worker friend roommate flatmate housemate neighbour neighbor teacher
    tutor professor landlord therapist doctor cousin baby child kid toddler teenager crush coach parents kids children friends family
    siblings colleagues coworkers in-laws flatmates sons daughters twins brothers sisters team neighbours spouse bestie mate dog cat
    puppy kitten horse rabbit accountant lawyer student client clients students line-manager mentor grandchild grandchildren nurse`,
};
const pronouns: ReadonlyMap<string, PersonSpokenOf["pronoun"]> = new Map(
  (Object.entries(byPronoun) as [PersonSpokenOf["pronoun"], string][]) // Object.entries widens the keys
    .flatMap(([pronoun, words]) => words.split(/\s+/).map((word) => [word, pronoun] as const)),
);
/** Every word for a person that is known here, the longest first. */
export const kinWords: readonly string[] = [...pronouns.keys()].sort((a, b) => b.length - a.length);
/** Said without "my", these are still one's own. */
const bare = new Set("mum mom mam dad grandma grandpa nan gran granny nana papa mama".split(" "));
const between = new Set(
  "older younger little big elder eldest youngest late own new old only lovely poor twin adult teenage best dear sweet former middle first second".split(
    " ",
  ),
);
const keptBetween = new Set("older younger little big elder eldest youngest best twin".split(" "));
const commonWords: ReadonlySet<string> = new Set(everyday);
/** "My teacher Mrs Doyle" goes on after it. */
const titles = new Set("i mr mrs ms miss dr sir prof".split(" "));
const possessives = new Set(["my", "our"]);
const otherOwners = new Set("his her their your the a an".split(" "));
/** Names that are also words: believed only where "called" or a role stands before them. */
const alsoWords = new Set(
  "will mark may grace hope faith joy rose june april dawn bill bob frank art rob sue pat drew chase max sky summer autumn angel destiny christian dean miles grant jack nick ray rich robin ruby sandy penny heather ivy lily violet daisy poppy hazel olive holly amber eve iris pearl melody victor norm guy gene dale glen cliff reed brook wade lance pierce ash stone ben don ken van jay lee".split(
    " ",
  ),
);

const pronounNear = (tokens: readonly Token[], from: number): PersonSpokenOf["pronoun"] => {
  for (const { word } of tokens.slice(from, from + 40)) {
    if (/^(?:she|her|she's|hers|herself)$/.test(word)) return "she";
    if (/^(?:he|him|his|he's|himself)$/.test(word)) return "he";
  }
  return "they";
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The people somebody speaks of, in the order they appear. */
export const peopleIn = ({ plain, tokens }: Text): PersonSpokenOf[] => {
  const found = new Map<string, PersonSpokenOf>();
  const add = (person: PersonSpokenOf) => {
    if (!found.has(person.key)) found.set(person.key, person);
  };
  for (const [index, token] of tokens.entries()) {
    const own = token.word.replace(/'s$/, "");
    const pronoun = pronouns.get(own);
    if (pronoun) {
      let back = index - 1;
      while (back >= 0 && index - back <= 3 && between.has(tokens[back]?.word ?? "")) back -= 1;
      const owner = tokens[back]?.word ?? "";
      const isOwn =
        possessives.has(owner) || (bare.has(own) && back === index - 1 && !otherOwners.has(owner));
      if (!isOwn) continue;
      const extra = tokens
        .slice(back + 1, index)
        .map(({ word }) => word)
        .filter((word) => keptBetween.has(word));
      const next = tokens[index + 1];
      // "my friend Jonas wants": what is written large behind a role is a name, and known ones are also when written small
      const name = next?.word.replace(/'s$/, "") ?? "";
      const isNamed =
        next !== undefined &&
        token.mark.replace(",", "") === "" &&
        next.sentence === token.sentence &&
        (next.isCapital
          ? firstNames.has(name) ||
            (token.mark === "" && !commonWords.has(name) && !titles.has(name))
          : token.mark === "" &&
            firstNames.has(name) &&
            !alsoWords.has(name) &&
            !commonWords.has(name));
      const label = isNamed
        ? capital(plain.slice(next.from, next.to).replace(/['’]s$/, ""))
        : ["your", ...extra, own].join(" ");
      add({
        label,
        key: own,
        pronoun: pronoun === "they" ? pronounNear(tokens, index) : pronoun,
        at: token.from,
      });
      continue;
    }
    const before = tokens[index - 1]?.word ?? "";
    // "I am Desmond": nobody else is spoken of
    const isSelf = before === "i'm" || (before === "am" && tokens[index - 2]?.word === "i");
    const isCalled = before === "called" || before === "named";
    if (
      token.isCapital &&
      !isSelf &&
      firstNames.has(own) &&
      (isCalled || !alsoWords.has(own)) &&
      !pronouns.has(before)
    )
      add({
        label: plain.slice(token.from, token.to).replace(/['’]s$/, ""),
        key: own,
        pronoun: pronounNear(tokens, index),
        at: token.from,
      });
  }
  return [...found.values()];
};
