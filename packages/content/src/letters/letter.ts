/** Why a letter is written: the operator sees this, never the words. */
export type LetterPurpose =
  | "verify_address"
  | "already_registered"
  | "confirm_new_address"
  | "address_changed"
  | "reset_password"
  | "no_account"
  | "password_changed"
  | "sign_in_changed"
  | "account_deleted"
  | "withdrawal_confirmed"
  | "cancellation_confirmed"
  | "contact_copy"
  | "contact_received"
  | "appointment_reminder";

/** The words of one letter: the same facts twice, plain and as a page. */
export type LetterWords = { subject: string; text: string; html: string };

export type LetterPart =
  | { kind: "words"; words: string }
  /** The one thing to do. Its address is always shown in full, too. */
  | { kind: "link"; label: string; url: string }
  | { kind: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody else's words, with their line breaks. */
  | { kind: "quote"; words: string };

export const wordsPart = (text: string): LetterPart => ({ kind: "words", words: text });

export const link = (label: string, url: string): LetterPart => ({ kind: "link", label, url });

export type LetterDraft = {
  /** Mail shows it on locked screens, so it tells nobody what the product is for. */
  subject: string;
  heading: string;
  parts: readonly LetterPart[];
  /** Why this letter came, in one sentence. */
  reason: string;
};
