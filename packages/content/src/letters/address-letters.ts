import { brand } from "@app/contract/brand";
import { composeLetter } from "./compose-letter.ts";
import { type LetterWords, link, wordsPart } from "./letter.ts";
import { sayMinutes } from "./said-times.ts";

type LinkValues = { link: string; validMinutes: number };

const lasts = (validMinutes: number) =>
  wordsPart(`The link works for ${sayMinutes(validMinutes)}.`);

/** To a new account's address. */
export const verifyAddressLetter = (values: LinkValues): LetterWords =>
  composeLetter({
    subject: "Confirm your address",
    heading: "Confirm your address",
    parts: [
      wordsPart(
        `Somebody, most likely you, made an account at ${brand.name} with this address. Confirm that it is yours.`,
      ),
      link("Confirm this address", values.link),
      lasts(values.validMinutes),
      wordsPart("If it was not you, leave the link alone. The address then stays unconfirmed."),
    ],
    reason: "You get this letter because an account was made with your address.",
  });

/** To the owner of an address that somebody wants to register a second time; the page told them nothing. */
export const alreadyRegisteredLetter = (values: {
  signInLink: string;
  resetLink: string;
}): LetterWords =>
  composeLetter({
    subject: "You already have an account",
    heading: "You already have an account",
    parts: [
      wordsPart(
        `Somebody, most likely you, wanted to make an account at ${brand.name} with this address. There is one already, and it has not changed. Only you learn this.`,
      ),
      link("Sign in", values.signInLink),
      wordsPart("If you no longer know the password, you can choose a new one."),
      link("Choose a new password", values.resetLink),
      wordsPart("If it was not you, you need not do anything."),
    ],
    reason: "You get this letter because your address was used to register.",
  });

/** To the address an account is to have from now on. */
export const confirmNewAddressLetter = (values: LinkValues): LetterWords =>
  composeLetter({
    subject: "Confirm your new address",
    heading: "Confirm your new address",
    parts: [
      wordsPart(
        `Somebody, most likely you, wants to use this address for their account at ${brand.name}. Confirm that it is yours. Until then the account keeps its old one.`,
      ),
      link("Use this address", values.link),
      lasts(values.validMinutes),
      wordsPart("If it was not you, leave the link alone. Nothing changes then."),
    ],
    reason: "You get this letter because somebody gave your address as their new one.",
  });

/** To the address an account had. */
export const addressChangedLetter = (values: {
  newAddress: string;
  supportEmail: string;
}): LetterWords =>
  composeLetter({
    subject: "Your address was changed",
    heading: "Your address was changed",
    parts: [
      wordsPart(`Your account at ${brand.name} has a new address. Letters go there from now on.`),
      { kind: "facts", facts: [["New address", values.newAddress]] },
      wordsPart(`If it was not you, write to us soon: ${values.supportEmail}`),
    ],
    reason: "You get this letter because your account had this address until now.",
  });
