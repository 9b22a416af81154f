import { findCountries } from "./find-countries.ts";

const textOf = (element: Element | null): string => element?.textContent ?? "";

/** Every country as it stands in the page, with its lines. */
const countriesIn = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLElement>("[data-country]")].map((element) => ({
    element,
    country: element.dataset["country"] ?? "",
    name: textOf(element.querySelector("summary h3")),
    lines: [...element.querySelectorAll("ul > li")].map((line, index) => ({
      index,
      name: textOf(line.querySelector("h4")),
      says: textOf(line),
    })),
  }));

/** A copy of a country: folded as it is, or open with only the lines that were meant. */
const copyOf = (element: Element, only: readonly number[] | null): Node => {
  const copy = element.cloneNode(true) as Element; // a copy of an element is one
  copy.removeAttribute("id");
  const details = copy.querySelector("details");
  if (details) details.open = only !== null;
  if (only === null) return copy;
  for (const [index, line] of copy.querySelectorAll("ul > li").entries())
    if (!only.includes(index)) line.remove();
  for (const list of copy.querySelectorAll("ul")) if (!list.firstChild) list.remove();
  // What it says of the next ones is said of none.
  const doubt = copy.querySelector("details > p");
  if (doubt && !doubt.nextElementSibling) doubt.remove();
  return copy;
};

const sayCount = (count: number): string => {
  if (count === 0) return "Nothing found. The directories above know more.";
  return `${count} ${count === 1 ? "country" : "countries"}`;
};

/** The search in the list of every country, over what the page says. */
export const searchCountries = (page: Document): void => {
  const field = page.querySelector<HTMLInputElement>("[data-search=countries] input");
  const count = page.querySelector("[data-search=countries] + [role=status]");
  const place = page.querySelector("[data-found]");
  const list = page.querySelector<HTMLElement>("[data-countries]");
  if (!field || !count || !place || !list) return;
  const countries = countriesIn(list);
  const search = (): void => {
    const sought = field.value.trim();
    const found = sought === "" ? [] : findCountries(countries, sought);
    place.replaceChildren(
      ...found.map(({ entry, lines }) =>
        copyOf(entry.element, lines?.map(({ index }) => index) ?? null),
      ),
    );
    list.hidden = sought !== "";
    count.textContent = sought && sayCount(found.length);
  };
  field.addEventListener("input", search);
  if (field.value) search();
};
