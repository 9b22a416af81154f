const digitWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A number somebody may want to write down is said slower than the rest. */
const slowFactor = 0.8;

export type SpokenClause = { text: string; speedFactor: number };

/** Digits with what people put between them; a full stop or bracket at the end belongs to the sentence. */
const digitRun =
  /(?<![\p{L}\d.,])\+?\(?\d[\d ()-]*\d(?![\p{L}\d]|[.,]\d)|(?<![\p{L}\d.,])\d+(?![\p{L}\d]|[.,]\d)/gu;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Several groups, or a plus in front: nobody writes an amount like that. */
const looksLikePhone = (run: string): boolean => {
  const digits = digitsOf(run);
  const isGrouped = /\d[ -]+\(?\d/.test(run.trim());
  return digits.length >= 5 && (run.startsWith("+") || isGrouped || /^0\d{4,}$/.test(digits));
};

/** A short one may be an amount as well; before a number to ring stands a word that says so. */
const ringing =
  /\b(?:ring|rings?|call|calls|dial|text|phone|number|line|on|at)\b\W+(?:\w+\W+){0,2}$/i;
const shortDigits = 4;

const digitByDigit = (run: string): string => {
  const groups = run.replace(/[()]/g, " ").trim().split(/[ -]+/);
  const said = groups.map((group) =>
    [...group].map((char) => (char === "+" ? "plus" : (digitWords[Number(char)] ?? ""))).join(" "),
  );
  return said.join(", ");
};

const sayAddress = (address: string): string => {
  const host =
    address
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .split(/[/?#]/)[0] ?? "";
  return host.replace(/\.$/, "").replaceAll(".", " dot ");
};

/** What stands on a page for the eye only: stars, bullets, marks of headings, pictures. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^[ \t]*(?:#{1,6}|[-*•])[ \t]+/gm, "")
    .replace(/[*_`~#|<>]+/g, " ")
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, " ");

/**
 * The same words for the ear. `numbers` are the telephone numbers that are known as such, digits only; one
 * of them, or what looks like one, is read digit by digit, and the clause it stands in more slowly.
 */
export const spokenText = (written: string, numbers: ReadonlySet<string>): SpokenClause => {
  let isSlow = false;
  const text = withoutMarks(written)
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/g, sayAddress)
    .replace(/\b([a-z0-9-]{3,})\.(com|org|net|uk|ie|eu)\b/gi, "$1 dot $2")
    .replace(/\b24\/7\b/g, "day and night")
    .replace(digitRun, (run, at: number, whole: string) => {
      const digits = digitsOf(run);
      const isKnown =
        numbers.has(digits) &&
        (digits.length > shortDigits || ringing.test(whole.slice(Math.max(0, at - 40), at)));
      if (!isKnown && !looksLikePhone(run)) return run;
      isSlow = true;
      return digitByDigit(run);
    })
    .replace(/\s*\/\s*/g, " or ")
    .replace(/&/g, " and ")
    .replace(/[“”"«»]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return { text, speedFactor: isSlow ? slowFactor : 1 };
};
