import { api } from "../api.ts";
import { identity } from "../identity/identity.ts";
import { storage } from "../storage.ts";

/** Whether the person who is here has seen the first steps elsewhere; nobody has, where nobody is signed in. */
export const hasCompletedOnboarding = async (): Promise<boolean> => {
  if (!(await identity.token())) return false;
  return (await api.users.me({})).onboarding_completed;
};

/** The browser stops showing the first steps at once; the account hears of it where there is one. */
export const completeOnboarding = async (): Promise<void> => {
  storage.onboarding.remove();
  if (await identity.token()) await api.users.change({ onboarding_completed: true });
};
