type Words = { title: string; said: string; label: string; none: string };

/** What stands around the numbers. */
export const countryWords = {
  unknown: {
    title: "In danger",
    said: "We do not know which country you are in.",
    label: "Your country",
    none: "Choose a country",
  },
  known: (name: string): Words => ({
    title: `Numbers for ${name}`,
    said: `Numbers for ${name}.`,
    label: "Another country",
    none: "Let the browser say",
  }),
};

/** As an element of another name, with all it holds. */
const renamed = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
};

/** In the list a country stands a level deeper than at the top of the page. */
const raise = (part: Element): void => {
  const isEmergency = part.matches("div");
  for (const heading of part.querySelectorAll("h4"))
    heading.replaceWith(renamed(heading, isEmergency ? "h2" : "h3"));
};

const copyNumbers = (entry: Element, place: Element, section: Element): void => {
  for (const part of entry.querySelectorAll(":scope > details > :not(summary)")) {
    const copy = part.cloneNode(true) as Element; // a copy of an element is one
    raise(copy);
    place.append(copy);
  }
  const call = place.querySelector(":scope > div > a");
  // The number for nobody in particular looks as theirs should.
  const likeThis = section.querySelector(":scope > div > a:has(svg)");
  const icon = likeThis?.querySelector("svg");
  if (!call || !likeThis || !icon) return;
  call.className = likeThis.className;
  call.prepend(icon.cloneNode(true));
};

/** The list of countries can be chosen from once a script is there, and says how it stands. */
const showChoice = (section: Element, country: string, { label, none }: Words): void => {
  const choice = section.querySelector<HTMLElement>("[data-choice]");
  const select = choice?.querySelector("select");
  const words = choice?.querySelector("label");
  if (!choice || !select || !words) return;
  words.textContent = label;
  const [first] = select.options;
  if (first) first.textContent = none;
  select.value = country;
  choice.hidden = false;
  choice.parentElement?.querySelector(":scope > a")?.remove();
};

/**
 * The numbers of a country, copied from the list into the top of the page. Everything of them is in the
 * page already, so nothing has to come first.
 */
export const drawCountry = (page: ParentNode, country = ""): void => {
  const place = page.querySelector("[data-numbers]");
  const section = place?.parentElement;
  if (!place || !section) return;
  place.replaceChildren();
  const entry = country && page.querySelector(`[data-countries] [data-country="${country}"]`);
  if (entry) copyNumbers(entry, place, section);
  const words = entry
    ? countryWords.known(entry.querySelector("summary h3")?.textContent ?? "")
    : countryWords.unknown;
  section.ariaLabel = words.title;
  const said = section.querySelector("[data-whose]");
  if (said) said.textContent = words.said;
  showChoice(section, country, words);
};
