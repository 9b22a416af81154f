/** Where a country's numbers are drawn until React is there. */
export const drawnPlace = "crisis-drawn";

const emergencyClass = "crisis-emergency";

/** As an element of another name, with all it holds. */
const renamed = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
};

/** In the list a country stands a level deeper than at the top of the page. */
const raise = (part: Element): void => {
  const isEmergency = part.classList.contains("crisis-first");
  for (const heading of part.querySelectorAll("h4"))
    heading.replaceWith(renamed(heading, isEmergency ? "h2" : "h3"));
};

/**
 * The numbers of a country, copied from the list into the top of the page. Everything of them is in the
 * page already, so nothing has to come first. `country-section.tsx` draws the same, and a test holds
 * the two beside each other.
 */
export const drawCountry = (page: ParentNode, country: string | undefined): void => {
  const entry = page.querySelector(`[data-country="${country}"]`);
  const place = page.querySelector(`.${drawnPlace}`);
  if (!entry || !place) return;
  const unknown = place.parentElement;
  for (const part of entry.querySelectorAll(":scope > details > :not(summary)")) {
    const copy = part.cloneNode(true) as Element; // a copy of an element is one
    raise(copy);
    place.append(copy);
  }
  const call = place.querySelector(".crisis-first > a");
  const icon = unknown?.querySelector(`:scope > .crisis-first .${emergencyClass} svg`);
  if (call && icon) {
    call.className = emergencyClass;
    call.prepend(icon.cloneNode(true));
  }
  const row = unknown?.querySelector(":scope > .crisis-place")?.cloneNode(true) as
    | Element
    | undefined; // a copy of an element is one
  const said = row?.querySelector("span");
  if (!row || !said) return;
  said.textContent = `Numbers for ${entry.querySelector("summary h3")?.textContent}.`;
  place.append(row);
};
