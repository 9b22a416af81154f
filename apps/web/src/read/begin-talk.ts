import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { bringThought } from "../talking/first-thought.ts";
import { tooLong } from "../ui/too-long.ts";

/** The line to write in at the end of an article: Enter and the button lead into a conversation, with the words. */
export const watchTalk = (page: Document): void => {
  const form = page.querySelector<HTMLFormElement>("form.composer");
  const field = form?.querySelector("textarea");
  const said = form?.querySelector(".composer-over");
  if (!form || !field || !said) return;
  const check = (): string => {
    const over = tooLong(field.value, limits.message.maxChars);
    if (said.textContent !== over) said.textContent = over;
    field.ariaInvalid = over ? "true" : null;
    if (over) field.setAttribute("aria-describedby", said.id);
    else field.removeAttribute("aria-describedby");
    return over;
  };
  field.addEventListener("input", check);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (check()) return;
    const words = field.value.trim();
    if (words) bringThought(words);
    // Whoever comes back finds the line as it was at first.
    form.reset();
    window.location.assign(paths.talkSession);
  });
};
