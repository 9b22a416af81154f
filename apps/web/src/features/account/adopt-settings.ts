import { api } from "../../api.ts";
import { companyHere, setCompany } from "../../company.ts";
import { storage } from "../../storage.ts";
import { setTheme } from "../../theme-choice.ts";

/** What the account holds counts on every device: a browser takes it over when somebody signs in. */
export const adoptSettings = async (): Promise<void> => {
  // Another person is here than before, so another visit is noted.
  storage.visited.remove();
  try {
    const [{ theme, country }, { has_pet }] = await Promise.all([
      api.settings.read({}),
      api.pets.read({}),
    ]);
    if (theme) setTheme(theme);
    if (country) storage.country.set(country);
    if (has_pet && !companyHere()) setCompany("awake");
    else if (!has_pet && companyHere()) await api.pets.change({ has_pet: true });
  } catch {
    // Nobody is kept at the door for a colour.
  }
};
