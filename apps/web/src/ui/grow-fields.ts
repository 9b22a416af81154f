/** Those that are as high as their words, by `field-sizing` in their own style sheets. */
const growing =
  ".composer textarea, textarea[data-grows], textarea.plain-field, textarea.writing-area";

const fit = (field: HTMLTextAreaElement): void => {
  field.style.height = "auto";
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
};

/** For browsers whose fields do not grow by themselves, Firefox among them: words would be read through a slit. */
export const growFields = (document: Document): void => {
  if (CSS.supports("field-sizing", "content")) return;
  const seen = new WeakSet<Element>();
  let asked = false;
  const fitAll = (): void => {
    asked = false;
    for (const field of document.querySelectorAll<HTMLTextAreaElement>(growing)) {
      seen.add(field);
      fit(field);
    }
  };
  const ask = (): void => {
    if (!asked) requestAnimationFrame(fitAll);
    asked = true;
  };
  // A page empties a field after a key or a press, and tells nobody.
  for (const type of ["input", "keydown", "click", "focusin"]) document.addEventListener(type, ask);
  const watch = new MutationObserver(() => {
    if ([...document.querySelectorAll(growing)].some((field) => !seen.has(field))) ask();
  });
  watch.observe(document, { childList: true, subtree: true });
  ask();
};
