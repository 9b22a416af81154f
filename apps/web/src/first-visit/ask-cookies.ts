import { drawnLayers } from "virtual:drawn-layers";
import { storage } from "../storage.ts";
import {
  type CookieChoice,
  essentialOnly,
  keepCookies,
  readCookies,
  saidBefore,
  startingCookies,
} from "./cookie-choice.ts";
import { openQuestionDialog } from "./open-question.ts";

/** Somebody's choice goes with them to their other devices; the browser's own copy is what counts here. */
const tellAccount = async ({ analytics, marketing }: CookieChoice): Promise<void> => {
  if (!storage.signedIn.get()) return;
  const { api } = await import("../api.ts");
  await api.settings.change({ analytics_cookies: analytics, marketing_cookies: marketing });
};

const choose = (chosen: CookieChoice): void => {
  keepCookies(chosen);
  void tellAccount(chosen).catch(() => undefined);
};

/** Asks, keeps what was chosen, and tells that there was an answer. */
export const askCookies = (onChosen: () => void): HTMLDialogElement => {
  const choice = { ...(readCookies() ?? startingCookies(saidBefore())) };
  const dialog = openQuestionDialog("cookies", drawnLayers.cookies, (answer) => {
    choose(answer === "essential" ? essentialOnly : choice);
    onChosen();
  });
  const button = dialog.querySelector("[data-answer=chosen]");
  const sayWhatItDoes = () => {
    if (button)
      button.textContent =
        choice.analytics && choice.marketing ? "Accept All & Close" : "Accept & Close";
  };
  for (const name of ["analytics", "marketing"] as const) {
    const input = dialog.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!input) continue;
    input.checked = choice[name];
    input.ariaChecked = String(choice[name]);
    input.addEventListener("change", () => {
      choice[name] = input.checked;
      input.ariaChecked = String(input.checked);
      sayWhatItDoes();
    });
  }
  sayWhatItDoes();
  return dialog;
};
