import { brand } from "@app/contract/brand";
import { composeLetter } from "./compose-letter.ts";
import { type LetterWords, link, wordsPart } from "./letter.ts";
import { sayMinutes, sayMoment } from "./said-times.ts";

export const resetPasswordLetter = (values: { link: string; validMinutes: number }): LetterWords =>
  composeLetter({
    subject: "Choose a new password",
    heading: "Choose a new password",
    parts: [
      wordsPart(`Somebody, most likely you, asked for a new password at ${brand.name}.`),
      link("Choose a new password", values.link),
      wordsPart(`The link works once, and for ${sayMinutes(values.validMinutes)}.`),
      wordsPart(
        "The password only signs you in. What you saved in your vault keeps the passphrase it has.",
      ),
      wordsPart("If it was not you, leave the link alone. Your password stays as it is."),
    ],
    reason: "You get this letter because your account has this address.",
  });

/** To an address without an account: whoever asked is told nothing, the owner of the mailbox is. */
export const noAccountLetter = (values: { registerLink: string }): LetterWords =>
  composeLetter({
    subject: "There is no account with this address",
    heading: "There is no account with this address",
    parts: [
      wordsPart(
        `Somebody, perhaps you, asked for a new password at ${brand.name}. There is no account with this address, so there is nothing to change. Perhaps you used another address, or talked without an account.`,
      ),
      wordsPart("If you would like one, you can make it here."),
      link("Make an account", values.registerLink),
      wordsPart("If it was not you, you need not do anything."),
    ],
    reason: "You get this letter because somebody gave your address. Only you learn the answer.",
  });

export const passwordChangedLetter = (values: { at: Date; resetLink: string }): LetterWords =>
  composeLetter({
    subject: "Your password was changed",
    heading: "Your password was changed",
    parts: [
      wordsPart(`The password of your account at ${brand.name} is a new one.`),
      { kind: "facts", facts: [["When", sayMoment(values.at)]] },
      wordsPart("If it was you, there is nothing to do."),
      wordsPart("If it was not you, choose another one now."),
      link("Choose a new password", values.resetLink),
    ],
    reason: "You get this letter because your account has this address.",
  });
