import { findFaqs } from "./find-faqs.ts";

const countWords = (count: number): string => {
  if (count === 0) return "Nothing found. Try another word, or write to us below.";
  return count === 1 ? "1 question" : `${count} questions`;
};

const textOf = (element: Element | null): string => element?.textContent ?? "";

/** The questions as they stand in the page, each with its element. */
const groupsIn = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>("[data-questions]")].map((section) => ({
    section,
    heading: textOf(section.querySelector("h2")),
    faqs: [...section.querySelectorAll("li")].map((item) => ({
      item,
      question: textOf(item.querySelector("summary")),
      answer: [...item.querySelectorAll("details > p:not(:has(a))")].map(textOf),
    })),
  }));

/** A link to one question opens it; browsers alone would only scroll to it. */
const openAddressed = (page: Document): void => {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const details = id && page.getElementById(id)?.querySelector(":scope > details");
  if (details instanceof HTMLDetailsElement) details.open = true;
};

/** The search of the page of questions, over what the page says. */
export const searchQuestions = (page: Document): void => {
  const field = page.querySelector<HTMLInputElement>("[data-search=questions] input");
  const count = page.querySelector("[data-search=questions] > [role=status]");
  if (!field || !count) return;
  const groups = groupsIn(page);
  const search = (): void => {
    const asked = field.value.trim();
    const found = findFaqs(groups, asked);
    const items = new Set(found.flatMap(({ faqs }) => faqs.map(({ item }) => item)));
    for (const { section, faqs } of groups) {
      section.hidden = !found.some((group) => group.section === section);
      for (const { item } of faqs) {
        item.hidden = !items.has(item);
        // A question that was found shows its answer, and folds again afterwards.
        const details = item.querySelector("details");
        if (details) details.open = asked !== "";
      }
    }
    count.textContent = asked && countWords(items.size);
    if (!asked) openAddressed(page);
  };
  field.addEventListener("input", search);
  // What was written before this came, or what a browser put back.
  if (field.value) search();
  openAddressed(page);
  addEventListener("hashchange", () => openAddressed(page));
};
