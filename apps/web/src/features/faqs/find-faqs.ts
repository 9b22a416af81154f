import { searchable } from "@app/content/helpline-words";

type Searched = { question: string; answer: readonly string[] };
type SearchedGroup<Question extends Searched> = { heading: string; faqs: readonly Question[] };

/** The groups with the questions that have all the words, in the question or in the answer. */
export const findFaqs = <Question extends Searched, Group extends SearchedGroup<Question>>(
  groups: readonly (Group & SearchedGroup<Question>)[],
  sought: string,
): (Group & SearchedGroup<Question>)[] => {
  const words = searchable(sought).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      faqs: group.faqs.filter(({ question, answer }) => {
        const says = searchable(`${group.heading} ${question} ${answer.join(" ")}`);
        return words.every((word) => says.includes(word));
      }),
    }))
    .filter(({ faqs }) => faqs.length > 0);
};
