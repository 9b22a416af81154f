import { companyHere } from "../../state/company.ts";
import { companySettings } from "./company-settings.ts";
import { takeAlong } from "./take-along.ts";

const onlyHere =
  "Your account could not be told just now, so this counts for this browser alone. You can try again.";

/** The card on the companion's page: shows how things stand of the three that are drawn, and takes an answer. */
export const watchAlong = (page: Document): void => {
  const cards = [...page.querySelectorAll<HTMLElement>("[data-company]")];
  const show = (): HTMLElement | undefined => {
    const now = companyHere() ?? "none";
    for (const card of cards) card.hidden = card.dataset["company"] !== now;
    return cards.find((card) => !card.hidden);
  };
  const choose = async (wanted: string): Promise<void> => {
    const telling = takeAlong(
      wanted === "awake" || wanted === "asleep" ? wanted : null,
      companySettings,
    );
    const card = show();
    // The button that was pressed is gone.
    card?.querySelector("button")?.focus();
    const told = await telling;
    for (const each of cards) {
      const said = each.querySelector("[role=status]");
      if (said) said.textContent = told || each !== card ? "" : onlyHere;
    }
  };
  show();
  for (const button of page.querySelectorAll<HTMLElement>("[data-company] [data-choose]"))
    button.addEventListener("click", () => void choose(button.dataset["choose"] ?? "none"));
};
