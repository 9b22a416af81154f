import type { FirstVisitLayer } from "./layer-now.ts";

/**
 * Shows a drawn dialog that has to be answered; neither Escape nor a press beside it ends it. The
 * answer is told by the name its button carries.
 */
export const openQuestionDialog = (
  layer: NonNullable<FirstVisitLayer>,
  markup: string,
  onAnswer: (answer: string) => void,
): HTMLDialogElement => {
  const place = document.createElement("template");
  place.innerHTML = markup;
  const dialog = place.content.querySelector("dialog");
  if (!dialog) throw new Error(`nothing is drawn for ${layer}`);
  dialog.dataset["layer"] = layer;
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("click", ({ target }) => {
    const answer = target instanceof Element && target.closest("[data-answer]");
    if (answer) onAnswer(answer.getAttribute("data-answer") ?? "");
  });
  // The browser would pick the first link or button, and a question is read from its beginning.
  dialog.autofocus = true;
  document.body.append(dialog);
  dialog.showModal();
  // Older browsers look for it only inside.
  if (document.activeElement !== dialog) dialog.focus();
  return dialog;
};
