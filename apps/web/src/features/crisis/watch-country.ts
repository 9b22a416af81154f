import { chooseCountry } from "../../helplines/choose-country.ts";
import { countryHere } from "../../helplines/country-here.ts";
import { drawCountry } from "./draw-country.ts";

/** The choice of another country: its numbers take the place of those that stand there. */
export const watchCountry = (page: Document): void => {
  const select = page.querySelector<HTMLSelectElement>("[data-choice] select");
  if (!select) return;
  const choose = (): void => {
    // Here the browser's memory is enough; what the server did not hear changes nothing on this page.
    chooseCountry(select.value || null).catch(() => undefined);
    drawCountry(page, countryHere());
  };
  select.addEventListener("change", choose);
  // Chosen before this script was there.
  if (select.value !== "" && select.value !== countryHere()) choose();
};
