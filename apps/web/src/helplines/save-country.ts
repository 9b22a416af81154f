import { api } from "../api.ts";

/** On the server, for whoever is signed in: a file of its own, because most pages never need it. */
export const saveCountry = async (country: string | null): Promise<void> => {
  await api.settings.change({ country });
};
