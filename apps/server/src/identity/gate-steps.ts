import type { SignInMethod } from "@app/content/letters/account-letters";
import { doors, emailOf, type Visit, type Who } from "./doors.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { LettersOut } from "./letters-out.ts";
import { linkFactsIn } from "./link-tokens.ts";
import { hashPassword } from "./password-hash.ts";
import type { JudgePassword } from "./password-policy.ts";
import { refusalCodeOf, refusalResponse, wentThrough } from "./refusals.ts";
import type { ResetLinks } from "./reset-links.ts";
import type { WaysIn } from "./ways-in.ts";

export type GateStepParts = {
  provider: Pick<IdentityProvider, "signInOf" | "isOwnPassword" | "becomeAccount">;
  letters: LettersOut;
  sendsMail: boolean;
  judgePassword: JudgePassword;
  waysIn: WaysIn;
  resetLinks: ResetLinks;
};

/** Paths that need to know who asks, beside those that need an account. */
const asksWho = new Set([
  "/sign-out",
  "/verify-email",
  "/phone-number/verify",
  "/passkey/verify-registration",
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export type GateSteps = ReturnType<typeof createGateSteps>;

/** What our rules add before the provider acts, and what follows from it afterwards. */
export const createGateSteps = (parts: GateStepParts) => {
  const { provider, letters, sendsMail, judgePassword, waysIn, resetLinks } = parts;

  const refusePassword = async (password: unknown, about: string[]): Promise<Response | null> => {
    const refusal = await judgePassword(text(password), about);
    return refusal && refusalResponse(400, refusal);
  };

  const before = async (visit: Visit, who: Who | null): Promise<Response | null> => {
    const { path, body, headers } = visit;
    if (doors[path]?.needsAccount) {
      if (!who) return refusalResponse(401, "unauthorized");
      if (who.anonymous) return refusalResponse(403, "account_needed");
    }
    switch (path) {
      case "/sign-in/social":
        // A token handed over by a page proves nothing about who carries it: the way is the redirect.
        return "idToken" in body ? refusalResponse(400, "invalid_request") : null;
      case "/sign-up/email":
        return refusePassword(body["password"], [emailOf(body["email"])]);
      case "/reset-password":
        return refusePassword(body["newPassword"], []);
      case "/change-password":
        return refusePassword(body["newPassword"], who ? [who.email] : []);
      case "/change-email":
        return who &&
          (await waysIn.hasPassword(who.uid)) &&
          !(await provider.isOwnPassword(headers, text(body["currentPassword"])))
          ? refusalResponse(400, "invalid_password")
          : null;
      case "/verify-email": {
        const facts = linkFactsIn(visit.query.get("token") ?? "");
        // Whoever mistyped their new address must not let its owner in.
        return facts?.newAddress && (!who || who.anonymous)
          ? refusalResponse(401, "sign_in_first")
          : null;
      }
      case "/update-user":
        if (Object.keys(body).join() !== "phoneNumber" || body["phoneNumber"] !== null)
          return refusalResponse(400, "field_not_allowed");
        return who && (await waysIn.count(who.uid)) < 2
          ? refusalResponse(400, "failed_to_unlink_last_account")
          : null;
      case "/passkey/delete-passkey":
        return who && (await waysIn.count(who.uid)) < 2
          ? refusalResponse(400, "failed_to_unlink_last_account")
          : null;
      default:
        return null;
    }
  };

  /** One's own account has one way in more or less: its owner hears of it. */
  const changed = async (who: Who, change: "added" | "removed", method: SignInMethod) => {
    if (change === "added" && who.anonymous) await provider.becomeAccount(who.uid);
    await letters.signInChanged({ id: who.uid, email: who.email }, change, method);
  };

  const signedUp = async (visit: Visit, response: Response): Promise<Response> => {
    if (response.ok) return sendsMail ? Response.json({ status: true, token: null }) : response;
    const code = await refusalCodeOf(response);
    if (!code || !/^(user_already_exists|failed_to_create_user)/.test(code)) return response;
    // As long as a registration that goes through.
    await hashPassword(text(visit.body["password"]));
    return refusalResponse(422, "account_not_made");
  };

  /** The provider calls whatever it cannot read of a passkey a fault of its own. */
  const registered = async (response: Response): Promise<Response> =>
    response.status === 500 && (await refusalCodeOf(response)) === "failed_to_verify_registration"
      ? refusalResponse(400, "failed_to_verify_registration")
      : response;

  const after = async (visit: Visit, who: Who | null, given: Response): Promise<Response> => {
    const response =
      visit.path === "/passkey/verify-registration" ? await registered(given) : given;
    if (visit.path === "/sign-up/email") return signedUp(visit, response);
    if (!wentThrough(response)) return response;
    switch (visit.path) {
      case "/request-password-reset": {
        const email = emailOf(visit.body["email"]);
        if (sendsMail && !(await waysIn.hasAddress(email))) await letters.noAccount(email);
        return Response.json({ status: true });
      }
      case "/verify-email": {
        const facts = linkFactsIn(visit.query.get("token") ?? "");
        if (who && facts?.newAddress) {
          // Whoever reads the old mailbox must not get in by what lies there.
          await resetLinks.endAll(who.uid);
          await letters.addressChanged(who.uid, facts.email, facts.newAddress);
        }
        return response;
      }
      case "/change-password":
        if (who) {
          await resetLinks.endAll(who.uid);
          await letters.passwordChanged({ id: who.uid, email: who.email });
        }
        return response;
      case "/phone-number/verify":
        if (who && visit.body["updatePhoneNumber"] === true)
          await changed(who, "added", { kind: "phone_number" });
        return response;
      case "/update-user":
        if (who) await changed(who, "removed", { kind: "phone_number" });
        return response;
      case "/passkey/verify-registration":
        if (who) await changed(who, "added", { kind: "passkey" });
        return response;
      case "/passkey/delete-passkey":
        if (who) await changed(who, "removed", { kind: "passkey" });
        return response;
      case "/two-factor/verify-totp":
        if (who && !who.secondStep) await changed(who, "added", { kind: "second_factor" });
        return response;
      case "/two-factor/disable":
        if (who) await changed(who, "removed", { kind: "second_factor" });
        return response;
      default:
        return response;
    }
  };

  return {
    who: async (visit: Visit): Promise<Who | null> =>
      doors[visit.path]?.needsAccount || asksWho.has(visit.path)
        ? provider.signInOf(visit.headers)
        : null,
    before,
    after,
  };
};
