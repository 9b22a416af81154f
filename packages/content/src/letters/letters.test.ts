import { readdirSync } from "node:fs";
import { brand } from "@app/contract/brand";
import { describe, expect, it } from "vitest";
import { accountDeletedLetter, signInChangedLetter } from "./account-letters.ts";
import {
  addressChangedLetter,
  alreadyRegisteredLetter,
  confirmNewAddressLetter,
  verifyAddressLetter,
} from "./address-letters.ts";
import { codeText } from "./code-text.ts";
import { contactCopyLetter, contactReceivedLetter } from "./contact-letters.ts";
import { letterColours } from "./html-letter.ts";
import type { LetterWords } from "./letter.ts";
import { cancellationConfirmedLetter, withdrawalConfirmedLetter } from "./membership-letters.ts";
import { noAccountLetter, passwordChangedLetter, resetPasswordLetter } from "./password-letters.ts";
import { appointmentReminderLetter } from "./reminder-letters.ts";
import { sayMinutes, sayMoment } from "./said-times.ts";

const at = new Date("2026-11-15T17:30:00Z");
const home = "https://house.example";
const code = `?oobCode=${"a1".repeat(60)}&next=%2Faccount`;
const supportEmail = "help@house.example";
const newAddress = "new@mail.example";
const timed = { link: `${home}/confirm${code}`, validMinutes: 60 };
const message = `Dear all,\n\n${"word ".repeat(60)}\n${"x".repeat(300)}\nGoodbye`;

type Sample = { letter: LetterWords; facts: string[]; links: string[] };

/** Each letter with the facts and links it must carry. */
const samples: Record<string, Sample> = {
  verifyAddressLetter: {
    letter: verifyAddressLetter(timed),
    facts: ["1 hour", brand.name],
    links: [timed.link],
  },
  alreadyRegisteredLetter: {
    letter: alreadyRegisteredLetter({ signInLink: `${home}/in`, resetLink: `${home}/forgot` }),
    facts: ["There is one already"],
    links: [`${home}/in`, `${home}/forgot`],
  },
  confirmNewAddressLetter: {
    letter: confirmNewAddressLetter({ ...timed, validMinutes: 2880 }),
    facts: ["2 days"],
    links: [timed.link],
  },
  addressChangedLetter: {
    letter: addressChangedLetter({ newAddress, supportEmail }),
    facts: [newAddress, supportEmail],
    links: [],
  },
  resetPasswordLetter: {
    letter: resetPasswordLetter({ ...timed, validMinutes: 15 }),
    facts: ["15 minutes", "keeps the passphrase it has"],
    links: [timed.link],
  },
  noAccountLetter: {
    letter: noAccountLetter({ registerLink: `${home}/register` }),
    facts: ["There is no account with this address"],
    links: [`${home}/register`],
  },
  passwordChangedLetter: {
    letter: passwordChangedLetter({ at, resetLink: `${home}/forgot` }),
    facts: ["15 November 2026 at 17:30 (UTC)"],
    links: [`${home}/forgot`],
  },
  signInChangedLetter: {
    letter: signInChangedLetter({
      change: "removed",
      method: { kind: "provider", name: "A & B" },
      at,
      accountLink: `${home}/account`,
    }),
    facts: ["The sign-in with A & B was removed", "15 November 2026 at 17:30 (UTC)"],
    links: [`${home}/account`],
  },
  accountDeletedLetter: {
    letter: accountDeletedLetter({ at, supportEmail }),
    facts: ["15 November 2026 at 17:30 (UTC)", supportEmail],
    links: [],
  },
  withdrawalConfirmedLetter: {
    letter: withdrawalConfirmedLetter({
      plan: "pro",
      at,
      refunded: [{ amount: 1900, currency: "eur" }],
      membershipLink: `${home}/membership`,
    }),
    facts: ["15 November 2026 at 17:30 (UTC)", "€19", "pro plan"],
    links: [`${home}/membership`],
  },
  cancellationConfirmedLetter: {
    letter: cancellationConfirmedLetter({
      plan: "paid",
      at,
      staysUntil: new Date("2026-12-01T08:00:00Z"),
      membershipLink: `${home}/membership`,
    }),
    facts: ["15 November 2026 at 17:30 (UTC)", "1 December 2026 at 08:00 (UTC)", "paid plan"],
    links: [`${home}/membership`],
  },
  contactCopyLetter: {
    letter: contactCopyLetter({
      name: "Ana",
      address: newAddress,
      subject: "A question",
      message,
      at,
    }),
    facts: ["Ana", newAddress, "A question", "Goodbye", "15 November 2026 at 17:30 (UTC)"],
    links: [],
  },
  contactReceivedLetter: {
    letter: contactReceivedLetter({ crisisLink: `${home}/crisis` }),
    facts: ["do not wait for us"],
    links: [`${home}/crisis`],
  },
  appointmentReminderLetter: {
    letter: appointmentReminderLetter({
      at,
      timeZone: "America/New_York",
      appointmentsLink: `${home}/appointments`,
      settingsLink: `${home}/settings`,
    }),
    facts: ["15 November 2026 at 12:30 (America/New York)"],
    links: [`${home}/appointments`, `${home}/settings`],
  },
};

const unescaped = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const bodyOf = (html: string): string => html.slice(html.indexOf("<body>"));
const shownBy = (html: string): string => unescaped(bodyOf(html).replace(/<[^>]*>/g, " "));
const spaced = (text: string): string => text.replace(/\s+/g, " ");
/** What is read, without the signs that only the plain form sets, and however lines were broken. */
const readIn = (text: string): string => text.replace(/^(> ?|-- $)/gm, "").replace(/[\s:]/g, "");

const all = Object.entries(samples);

describe("the letters", () => {
  it("are all tried here", async () => {
    const folder = new URL("./", import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith("-letters.ts"));
    const modules = await Promise.all(
      files.map(async (file): Promise<object> => import(new URL(file, folder).href)),
    );
    const names = modules.flatMap((module) => Object.keys(module));
    expect(names.filter((name) => name.endsWith("Letter")).sort()).toEqual(
      Object.keys(samples).sort(),
    );
  });

  it.each(all)("%s carries its facts and links in both forms", (_name, sample) => {
    const { letter, facts, links } = sample;
    expect(letter.subject).toMatch(/^[A-Z][^\n]+$/);
    for (const form of [letter.text, shownBy(letter.html)])
      for (const part of [...facts, ...links]) expect(spaced(form)).toContain(part);
  });

  it.each(all)("%s says the same in both forms", (_name, { letter }) => {
    const shown = shownBy(letter.html.replace(/<p><a class="do"[^>]*>([^<]*)<\/a><\/p>/g, "$1"));
    expect(readIn(shown)).toBe(readIn(letter.text));
  });

  it.each(all)("%s has no plain line over 78 characters but a link", (_name, { letter }) => {
    const long = letter.text.split("\n").filter((line) => line.length > 78);
    expect(long.filter((line) => !/^https:\S+$/.test(line))).toEqual([]);
  });

  it.each(all)("%s shows every link as text, whole, where it leads", (_name, { letter }) => {
    for (const [, href = ""] of bodyOf(letter.html).matchAll(/href="([^"]*)"/g))
      expect(shownBy(letter.html)).toContain(unescaped(href));
  });

  it.each(all)("%s fetches nothing and has no table", (_name, { letter }) => {
    expect(letter.html).not.toMatch(
      /<(img|table|link|script|iframe|object|form)|src=|url\(|@import/i,
    );
  });

  it.each(all)("%s keeps to the house's words", (_name, { letter }) => {
    expect(letter.subject + letter.text).not.toMatch(/!|therap|diagnos|we understand/i);
  });

  it.each(["light", "dark"] as const)("can be read in the %s: AA contrast", (look) => {
    const { html } = samples["verifyAddressLetter"]?.letter ?? { html: "" };
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    const { ground, ink, quiet, link, ember, onEmber } = letterColours[look];
    for (const colour of [ink, quiet, link]) expect(contrast(colour, ground)).toBeGreaterThan(4.5);
    expect(contrast(onEmber, ember)).toBeGreaterThan(4.5);
  });
});

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe("what strangers type", () => {
  const rude = `<script>alert("1")</script><img src=x onerror='y'>`;
  const letter = contactCopyLetter({
    name: rude,
    address: `a@b.example"><a href="https://bad.example">`,
    subject: `Hello\r\nBcc: everybody@mail.example\u202e${rude}`,
    message: `${rude}\r\n</blockquote></body>\n\u0007&amp;`,
    at,
  });

  it("becomes text, never markup", () => {
    const tags = [...bodyOf(letter.html).matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag);
    expect(new Set(tags)).toEqual(
      new Set(["html", "body", "main", "h1", "dl", "dt", "dd", "blockquote", "footer", "p"]),
    );
    expect(letter.html.match(/<body>/g)).toHaveLength(1);
    expect(shownBy(letter.html)).toContain(rude);
    expect(shownBy(letter.html)).toContain("</blockquote></body>");
    expect(letter.html).toContain("&amp;amp;");
  });

  it("adds no header, and turns no line round", () => {
    expect(letter.subject).not.toMatch(/[\r\n\u202e]/);
    expect(letter.text).not.toContain("\u0007");
  });
});

describe("a code by text message", () => {
  it("fits into one message and names the page it is for", () => {
    const text = codeText({ code: "123456", validMinutes: 5, host: "house.example" });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^123456 is your /);
    expect(text.split("\n").at(-1)).toBe("@house.example #123456");
  });
});

describe("times in letters", () => {
  it.each([
    [5, "5 minutes"],
    [60, "1 hour"],
    [90, "90 minutes"],
    [1440, "1 day"],
  ])("says %i minutes as %s", (minutes, said) => {
    expect(sayMinutes(minutes)).toBe(said);
  });

  it("falls back to UTC for a zone nobody knows", () => {
    expect(sayMoment(at, "Nowhere/At_All")).toBe("15 November 2026 at 17:30 (UTC)");
  });
});
