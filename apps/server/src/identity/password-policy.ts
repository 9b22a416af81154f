import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";

type PasswordRefusal = "password_too_short" | "password_too_long" | "password_too_common";

/** `about` is what others know of the person: their e-mail address. */
export type JudgePassword = (
  password: string,
  about: readonly string[],
) => Promise<PasswordRefusal | null>;

/** Fewer guesses than 10^8 are made in a night against a stolen table, whatever the hash. */
const enoughLog10 = 8;
/** Measuring grows with the length, and nothing this long is weak for another reason. */
const measuredChars = 72;

/** The dictionaries are read when the first password is made: most servers start without one being made soon. */
const loadMeter = async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: measuredChars,
  });
};

let meter: ReturnType<typeof loadMeter> | undefined;

/** Judges by lists of leaked and common passwords that are part of the program: no password is shown to anybody. */
export const createJudgePassword = (): JudgePassword => {
  return async (password, about) => {
    const { passwordMinChars, passwordMaxChars } = limits.person;
    if (password.length < passwordMinChars) return "password_too_short";
    if (password.length > passwordMaxChars) return "password_too_long";
    meter ??= loadMeter();
    const known = [brand.name, ...about].flatMap((text) => [
      text,
      text.split("@")[0] ?? "",
      ...text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2),
    ]);
    const { guessesLog10 } = (await meter).check(password.slice(0, measuredChars), known);
    return guessesLog10 < enoughLog10 ? "password_too_common" : null;
  };
};
