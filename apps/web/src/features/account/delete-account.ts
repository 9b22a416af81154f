import type { LeavingReason } from "@app/contract/calls/account";
import type { Profile } from "@app/contract/calls/users";
import { roleOf } from "@app/contract/entitlements";
import { api } from "../../api.ts";
import { forgetBrowser } from "./forget-person.ts";
import { endSignInCookie } from "./sign-out.ts";

type DeleteChoice = {
  /** Where the account has one. */
  password?: string | undefined;
  reason?: LeavingReason | undefined;
};

/** Everything of the person goes; when this fails, nothing has gone. */
export const deleteAccount = async (
  profile: Profile,
  { password, reason }: DeleteChoice,
): Promise<void> => {
  await api.account.remove({ confirm: "Y", password });
  // The sign-in behind the cookie is gone already: this only takes the cookie away.
  await endSignInCookie().catch(() => undefined);
  await forgetBrowser();
  if (profile.anonymous) return;
  const role = roleOf(profile);
  // Nobody waits for the answer: the account is gone whether or not this arrives.
  void api.account
    .deleted({
      user_id: profile.uid,
      email: profile.email,
      reason,
      has_membership: role === "paid" || role === "pro",
    })
    .catch(() => undefined);
};
