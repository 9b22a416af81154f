import { helpAddress } from "virtual:help-address";
import type { mountHelp } from "../features/help/load-help.ts";

const failedWords = "Help did not come. Try again";

const open = async (button: Element): Promise<void> => {
  if (button.ariaBusy === "true") return;
  // A browser keeps what did not come as not coming: asked again, it needs another address.
  const hasFailed = button.ariaLabel === failedWords;
  button.ariaBusy = "true";
  try {
    const help = (await import(
      /* @vite-ignore */ hasFailed ? `${helpAddress}?again=${Date.now()}` : helpAddress
    )) as { mountHelp: typeof mountHelp }; // what the address names
    await help.mountHelp(button);
  } catch {
    if (!hasFailed) button.append(` ${failedWords}`);
    button.ariaLabel = failedWords;
    button.ariaBusy = "false";
  }
};

/** Brings the menu of help with the press that asks for it. */
export const watchHelp = (page: Document): void =>
  page.addEventListener("click", ({ target }) => {
    // A menu that came has a button of its own.
    const button = target instanceof Element && target.closest("[data-help-door]");
    if (button && !button.hasAttribute("popovertarget")) void open(button);
  });
