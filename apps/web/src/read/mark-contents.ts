/** Marks in the contents of an article which part is being read: the last whose beginning came into the upper part of the window. */
export const markContents = (page: Document): void => {
  const links = page.querySelectorAll<HTMLAnchorElement>("[data-contents] a");
  if (links.length === 0) return;
  const seen = new IntersectionObserver(
    (changes) => {
      const entered = changes.find(({ isIntersecting }) => isIntersecting);
      if (!entered) return;
      for (const link of links)
        link.ariaCurrent = link.hash === `#${entered.target.id}` ? "location" : null;
    },
    { rootMargin: "-10% 0px -70% 0px" },
  );
  for (const { hash } of links) {
    const part = page.getElementById(decodeURIComponent(hash.slice(1)));
    if (part) seen.observe(part);
  }
};
