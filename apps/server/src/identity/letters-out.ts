import { type SignInMethod, signInChangedLetter } from "@app/content/letters/account-letters";
import {
  addressChangedLetter,
  alreadyRegisteredLetter,
  confirmNewAddressLetter,
  verifyAddressLetter,
} from "@app/content/letters/address-letters";
import { codeText } from "@app/content/letters/code-text";
import type { LetterPurpose, LetterWords } from "@app/content/letters/letter";
import {
  noAccountLetter,
  passwordChangedLetter,
  resetPasswordLetter,
} from "@app/content/letters/password-letters";
import { paths } from "@app/contract/paths";
import type { Post } from "../post/post.ts";
import { isMadeUpAddress } from "./made-up-address.ts";

export const linkLifetimeMinutes = 60;
export const codeLifetimeMinutes = 5;

type Receiver = { id: string; email: string };

export type LettersOut = ReturnType<typeof createLettersOut>;

/** What the identity provider says by post. The code in a link travels as oobCode. */
export const createLettersOut = ({
  post,
  publicUrl,
  supportEmail,
  now,
}: {
  post: Post;
  publicUrl: string;
  supportEmail: string;
  now: () => Date;
}) => {
  const page = (path: string): string => publicUrl + path;
  const withCode = (path: string, code: string): string =>
    `${page(path)}?oobCode=${encodeURIComponent(code)}`;

  const send = async (uid: string, to: string, purpose: LetterPurpose, words: LetterWords) => {
    // Somebody without an e-mail address has one that means nothing.
    if (!isMadeUpAddress(to)) await post.mail(uid, { purpose, to, ...words });
  };
  const resetLink = page(paths.forgotPassword);

  return {
    verifyAddress: ({ id, email }: Receiver, code: string) =>
      send(
        id,
        email,
        "verify_address",
        verifyAddressLetter({
          link: withCode(paths.verifyEmail, code),
          validMinutes: linkLifetimeMinutes,
        }),
      ),
    confirmNewAddress: ({ id }: Receiver, newAddress: string, code: string) =>
      send(
        id,
        newAddress,
        "confirm_new_address",
        confirmNewAddressLetter({
          link: withCode(paths.confirm, code),
          validMinutes: linkLifetimeMinutes,
        }),
      ),
    addressChanged: (uid: string, oldAddress: string, newAddress: string) =>
      send(uid, oldAddress, "address_changed", addressChangedLetter({ newAddress, supportEmail })),
    alreadyRegistered: ({ id, email }: Receiver) =>
      send(
        id,
        email,
        "already_registered",
        alreadyRegisteredLetter({ signInLink: page(paths.login), resetLink }),
      ),
    resetPassword: ({ id, email }: Receiver, code: string) =>
      send(
        id,
        email,
        "reset_password",
        resetPasswordLetter({
          link: withCode(paths.resetPassword, code),
          validMinutes: linkLifetimeMinutes,
        }),
      ),
    noAccount: (email: string) =>
      send("", email, "no_account", noAccountLetter({ registerLink: page(paths.register) })),
    passwordChanged: ({ id, email }: Receiver) =>
      send(id, email, "password_changed", passwordChangedLetter({ at: now(), resetLink })),
    signInChanged: ({ id, email }: Receiver, change: "added" | "removed", method: SignInMethod) =>
      send(
        id,
        email,
        "sign_in_changed",
        signInChangedLetter({ change, method, at: now(), accountLink: page(paths.account) }),
      ),
    phoneCode: (phoneNumber: string, code: string) =>
      post.text(
        "",
        phoneNumber,
        "phone_code",
        codeText({ code, validMinutes: codeLifetimeMinutes, host: new URL(publicUrl).hostname }),
      ),
  };
};
