import type { FaqGroup } from "@app/content/faqs";
import { searchable } from "@app/content/helpline-words";

/** The groups with the questions that have all the words, in the question or in the answer. */
export const findFaqs = (groups: readonly FaqGroup[], sought: string): FaqGroup[] => {
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
