/** A way to write the same so that a machine reads something else. */
export type Evasion = (text: string) => string;

const mapLetters =
  (change: (letter: string, at: number) => string): Evasion =>
  (text) =>
    [...text].map((char, at) => (/[a-z]/i.test(char) ? change(char, at) : char)).join("");

const pick =
  (table: Readonly<Record<string, string>>): Evasion =>
  (text) =>
    [...text].map((char) => table[char] ?? table[char.toLowerCase()] ?? char).join("");

const leet = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };
const signs = { a: "@", s: "$", i: "!", e: "3", o: "0" };
const cyrillic = {
  a: "а",
  c: "с",
  e: "е",
  o: "о",
  p: "р",
  x: "х",
  y: "у",
  i: "і",
  s: "ѕ",
  k: "к",
  h: "һ",
};
const greek = { a: "α", o: "ο", i: "ι", k: "κ", u: "υ", v: "ν", y: "γ", p: "ρ", e: "ε" };

const shifted =
  (small: number, capital: number): Evasion =>
  (text) =>
    [...text]
      .map((char) => {
        const code = char.codePointAt(0) ?? 0;
        if (char >= "a" && char <= "z") return String.fromCodePoint(small + code - 97);
        if (char >= "A" && char <= "Z") return String.fromCodePoint(capital + code - 65);
        return char;
      })
      .join("");

const everyWord =
  (change: Evasion): Evasion =>
  (text) =>
    text.split(" ").map(change).join("  ");

/** Applied to words that are refused, whole. */
export const wordEvasions: Readonly<Record<string, Evasion>> = {
  "as it is": (text) => text,
  leet: pick(leet),
  signs: (text) =>
    text.replace(
      /(?<=\w)[asieo](?=\w)/gi,
      (char) => signs[char.toLowerCase() as keyof typeof signs] ?? char,
    ), // the class holds its keys
  "spelled out": everyWord((word) => (word.length > 2 ? [...word].join(" ") : word)),
  dotted: everyWord((word) => (word.length > 2 ? [...word].join(".") : word)),
  hyphens: everyWord((word) => (word.length > 3 ? `${word.slice(0, 2)}-${word.slice(2)}` : word)),
  "zero width": mapLetters((letter) => `${letter}\u200b`),
  "soft hyphens": mapLetters((letter, at) => (at % 2 ? `${letter}\u00ad` : letter)),
  Cyrillic: pick(cyrillic),
  Greek: pick(greek),
  "letters repeated": mapLetters((letter, at) =>
    /[aeiou]/i.test(letter) && at % 2 === 0 ? letter.repeat(4) : letter,
  ),
  "mixed case": mapLetters((letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())),
  "full width": shifted(0xff41, 0xff21),
  "bold script": shifted(0x1d4ea, 0x1d4d0),
  accents: mapLetters((letter) => `${letter}\u0301`),
  "circled letters": shifted(0x24d0, 0x24b6),
};

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const digitsOf =
  (zero: number): Evasion =>
  (text) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Applied to a number that could be rung. */
export const phoneEvasions: Readonly<Record<string, Evasion>> = {
  "as it is": (text) => text,
  "written together": (text) => text.replace(/\D/g, ""),
  "a space each": (text) => [...text.replace(/\D/g, "")].join(" "),
  "a dot each": (text) => [...text.replace(/\D/g, "")].join("."),
  slashes: (text) => text.replace(/[ -]/g, "/"),
  brackets: (text) => `(${text.slice(0, 3)}) ${text.slice(3)}`,
  "in words": (text) => [...text.replace(/\D/g, "")].map((digit) => words[Number(digit)]).join(" "),
  "words and digits": (text) =>
    [...text.replace(/\D/g, "")]
      .map((digit, at) => (at % 3 ? digit : words[Number(digit)]))
      .join(" "),
  "full width": digitsOf(0xff10),
  "Arabic digits": digitsOf(0x0660),
  "Devanagari digits": digitsOf(0x0966),
  "zero width": (text) => text.replace(/\d/g, "$&\u200b"),
  "letters for noughts": (text) => text.replace(/0/g, "O"),
  "the wrong way round": (text) => [...text].reverse().join(""),
  underscores: (text) => text.replace(/\D/g, "_"),
  keycaps: (text) => text.replace(/\d/g, "$&\ufe0f\u20e3"),
  stars: (text) => [...text.replace(/\D/g, "")].join("*"),
};

/** Applied to an e-mail address. */
export const mailEvasions: Readonly<Record<string, Evasion>> = {
  "as it is": (text) => text,
  "in words": (text) => text.replace("@", " at ").replace(/\./g, " dot "),
  brackets: (text) => text.replace("@", " (at) ").replace(/\./g, " (dot) "),
  "square brackets": (text) => text.replace("@", "[at]").replace(/\.(?=\w+$)/, "[dot]"),
  "room around": (text) => text.replace("@", " @ ").replace(/\.(?=\w+$)/, " . "),
  capitals: (text) => text.toUpperCase(),
  "full width": (text) =>
    text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)),
  "zero width": (text) => [...text].join("\u200b"),
  "spelled out": (text) => [...text].join(" "),
  "shouted words": (text) => text.replace("@", " AT ").replace(/\.(?=\w+$)/, " DOT "),
  Cyrillic: pick(cyrillic),
  "noughts in com": (text) => text.replace("@", " at ").replace(/\.com$/, " d0t c0m"),
  "sign alone": (text) => text.replace("@", "@ "),
  angles: (text) => `<${text}>`,
};

/** Applied to a link's address, such as "example.com/path". */
export const linkEvasions: Readonly<Record<string, Evasion>> = {
  "as it is": (text) => text,
  "with its scheme": (text) => `https://${text}`,
  "a broken scheme": (text) => `hxxps://${text}`,
  www: (text) => `www.${text}`,
  "in words": (text) => text.replace(/\./g, " dot "),
  brackets: (text) => text.replace(/\./g, "(.)"),
  "bracketed words": (text) => text.replace(/\./g, " [dot] "),
  "room before": (text) => text.replace(/\./g, " ."),
  "room around": (text) => text.replace(/\./g, " . "),
  capitals: (text) => text.toUpperCase(),
  "full width": (text) =>
    text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)),
  "zero width": (text) => [...text].join("\u200b"),
  Cyrillic: pick(cyrillic),
  "spelled out": (text) => [...text].join(" "),
};

/** Applied to a full name. */
export const nameEvasions: Readonly<Record<string, Evasion>> = {
  "as it is": (text) => text,
  small: (text) => text.toLowerCase(),
  capitals: (text) => text.toUpperCase(),
  leet: pick({ a: "4", e: "3", i: "1", o: "0" }),
  "full width": shifted(0xff41, 0xff21),
  "bold script": shifted(0x1d4ea, 0x1d4d0),
  "zero width": (text) => [...text].join("\u200b"),
  Cyrillic: pick(cyrillic),
  accents: mapLetters((letter) => `${letter}\u0301`),
  "an underscore": (text) => text.replace(" ", "_"),
  "a hyphen": (text) => text.replace(" ", "-"),
  "a middle letter": (text) => text.replace(" ", " J. "),
  "spelled out": (text) =>
    text
      .split(" ")
      .map((word) => [...word].join(" "))
      .join("  "),
};

/** Applied to a handle with its service, such as "insta: night_owl22". */
export const handleEvasions: Readonly<Record<string, Evasion>> = {
  "as it is": (text) => text,
  capitals: (text) => text.toUpperCase(),
  "full width": (text) =>
    text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)),
  "zero width": (text) => [...text].join("\u200b"),
  Cyrillic: pick(cyrillic),
  "bold script": shifted(0x1d4ea, 0x1d4d0),
};
