import { api } from "../../api.ts";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";

/** Loaded when it is needed: most who look at the companion have no account to tell. */
export const tellAccount = async (hasPet: boolean): Promise<void> => {
  try {
    if (await identity.token()) await api.pets.change({ has_pet: hasPet });
  } catch (error) {
    if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "company" });
    throw error;
  }
};
