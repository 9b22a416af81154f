import { limits } from "@app/contract/limits";

const { passwordMinChars, passwordMaxChars } = limits.person;

/** Each answers with what is wrong, or with undefined. */
export const addressProblem = (email: string): string | undefined => {
  if (email === "") return "Write your e-mail address here.";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : "That does not look like an e-mail address.";
};

/** How long a password had to be when it was chosen, only its owner has to know. */
export const typedPasswordProblem = (password: string): string | undefined =>
  password === "" ? "Write your password here." : undefined;

export const newPasswordProblem = (password: string): string | undefined => {
  if (password === "") return "Choose a password and write it here.";
  if (password.length < passwordMinChars) return `Use at least ${passwordMinChars} characters.`;
  return password.length > passwordMaxChars
    ? `Use ${passwordMaxChars} characters at most.`
    : undefined;
};

export const newPasswordHint = `At least ${passwordMinChars} characters. A few unrelated words are hard to guess and easy to keep.`;

/** Spaces, brackets and hyphens are how people write numbers down. */
export const plainPhone = (typed: string): string =>
  typed.replace(/[\s().\-/]/g, "").replace(/^00/, "+");

export const phoneProblem = (typed: string): string | undefined => {
  const number = plainPhone(typed);
  if (number === "") return "Write your number here, with its country.";
  return /^\+[1-9]\d{6,14}$/.test(number)
    ? undefined
    : "Write the number with its country, like +44 7700 900123.";
};

export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, "");

export const codeProblem = (typed: string): string | undefined => {
  const code = plainCode(typed);
  if (code === "") return "Write the code here.";
  return /^\d{6}$/.test(code) ? undefined : "The code has six digits.";
};
