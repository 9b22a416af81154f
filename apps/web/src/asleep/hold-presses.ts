type Field = HTMLInputElement | HTMLTextAreaElement;

const isOurs = (element: Element): boolean =>
  // A dialog answers by itself, and so does the way out.
  !element.closest("dialog, [data-leave]");

/** The button that a press, or Enter in a line that is sent by it, is meant for. */
const meant = (event: Event): HTMLButtonElement | null => {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event.type === "click") return target.closest("button");
  const { key, shiftKey, isComposing } = event as KeyboardEvent; // keydown is the only other it listens to
  if (key !== "Enter" || shiftKey || isComposing) return null;
  return target.closest("textarea")?.form?.querySelector("button[type=submit]") ?? null;
};

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

/** React counts what it finds in a field as known, so the words are put in again, past its own setter. */
const tellWords = (field: Field): void => {
  const words = field.value;
  field.value = "";
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, words);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** The same for what was ticked or chosen: taken back, and pressed again. */
const tellTick = (field: HTMLInputElement): void => {
  if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
};

/** Holds what is pressed while nothing answers yet; the answer lets it go, as it would have been. */
export const holdPresses = (): (() => void) => {
  const held = new Map<HTMLButtonElement, string | null>();
  const hold = (event: Event): void => {
    const button = meant(event);
    if (!button || !isOurs(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(button)) held.set(button, button.ariaBusy);
    button.ariaBusy = "true";
  };
  for (const type of ["click", "keydown"]) addEventListener(type, hold, true);

  return () => {
    for (const type of ["click", "keydown"]) removeEventListener(type, hold, true);
    for (const field of document.querySelectorAll<Field>("main input, main textarea"))
      if (isTicked(field)) tellTick(field);
      else if (field.value !== field.defaultValue) tellWords(field);
    for (const [button, busy] of held) button.ariaBusy = busy;
    // The words are drawn first: what is sent must be what stands there.
    queueMicrotask(() => {
      for (const button of held.keys()) button.click();
    });
  };
};
