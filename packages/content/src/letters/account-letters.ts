import { brand } from "@app/contract/brand";
import { composeLetter } from "./compose-letter.ts";
import { type LetterWords, link, wordsPart } from "./letter.ts";
import { sayMoment } from "./said-times.ts";

export type SignInMethod =
  | { kind: "passkey" | "second_factor" | "phone_number" | "password" | "backup_codes" }
  /** Another company's sign-in, by the name people know. */
  | { kind: "provider"; name: string };

const methodWords = {
  passkey: "A passkey",
  second_factor: "A second factor",
  phone_number: "A phone number",
  password: "A password",
  backup_codes: "A set of backup codes",
} as const;

const sayMethod = (method: SignInMethod): string =>
  method.kind === "provider" ? `The sign-in with ${method.name}` : methodWords[method.kind];

/** A way to sign in, or a second factor, came or went. */
export const signInChangedLetter = (values: {
  change: "added" | "removed";
  method: SignInMethod;
  at: Date;
  accountLink: string;
}): LetterWords => {
  const said = `${sayMethod(values.method)} was ${values.change}`;
  return composeLetter({
    subject: said,
    heading: said,
    parts: [
      wordsPart(`${said} in your account at ${brand.name}.`),
      { kind: "facts", facts: [["When", sayMoment(values.at)]] },
      wordsPart("If it was you, there is nothing to do."),
      wordsPart(
        "If it was not you, look at your ways to sign in, remove what is not yours, sign out everywhere and change your password.",
      ),
      link("Look at your account", values.accountLink),
    ],
    reason: "You get this letter because your account has this address.",
  });
};

export const accountDeletedLetter = (values: { at: Date; supportEmail: string }): LetterWords =>
  composeLetter({
    subject: "Your account is deleted",
    heading: "Your account is deleted",
    parts: [
      wordsPart(
        `Your account at ${brand.name} is deleted, and with it all that was kept under it. It cannot be brought back.`,
      ),
      { kind: "facts", facts: [["When", sayMoment(values.at)]] },
      wordsPart(`If it was not you, write to us: ${values.supportEmail}`),
      wordsPart("You can come back any time, with an account or without one."),
    ],
    reason: "You get this letter because the account had this address. It is the last one.",
  });
