import { api } from "../../api.ts";
import { keepCookies } from "../../first-visit/cookie-choice.ts";
import { companyHere, setCompany } from "../../state/company.ts";
import { storage } from "../../storage.ts";
import { setTheme } from "../../theme/theme-choice.ts";

/** What the account holds counts on every device: a browser takes it over when somebody signs in. */
export const adoptSettings = async (): Promise<void> => {
  // Another person is here than before, so another visit is noted.
  storage.visited.remove();
  try {
    const [settings, { has_pet }] = await Promise.all([api.settings.read({}), api.pets.read({})]);
    const { theme, country, analytics_cookies: analytics, marketing_cookies: marketing } = settings;
    if (theme) setTheme(theme);
    if (country) storage.country.set(country);
    if (analytics !== null && marketing !== null) keepCookies({ analytics, marketing });
    if (has_pet && !companyHere()) setCompany("awake");
    else if (!has_pet && companyHere()) await api.pets.change({ has_pet: true });
  } catch {
    // Nobody is kept at the door for a colour.
  }
};
