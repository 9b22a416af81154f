import { markedAt, plainEnds, saidAt, saidDot } from "./domains.ts";
import { findAll, type ScrubSpan } from "./scrub-span.ts";

/** No mailbox and no part of a host may be longer. */
const local = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}`;
const saidLocal = `(?:${local}${saidDot}){0,2}${local}`;
const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;
const ends = `(?:${plainEnds}|c0m|me|it|at|us|in|be|to|is|no|so)`;
const after = String.raw`(?![\p{L}\d])`;
const before = String.raw`(?<![\p{L}\d])`;
/** People leave a mailbox out of a sentence by its provider alone. */
const providers =
  "g ?mail|googlemail|hot ?mail|outlook|yahoo|ymail|i ?cloud|proton ?mail|proton|gmx|aol|web\\.de|live|msn|mail|fastmail|tutanota|zoho|yandex|qq";
const anyDot = String.raw`(?:\s{0,3}\.\s{0,3}|${saidDot})`;

const emails: readonly RegExp[] = [
  // as it is written everywhere, with room around the signs
  new RegExp(
    `${local}\\s{0,2}@\\s{0,2}${label}(?:${anyDot}${label}){0,4}${anyDot}${ends}${after}`,
    "giu",
  ),
  new RegExp(`${local}@${label}(?:\\.${label}){1,4}`, "giu"),
  // the sign as a word or in brackets
  new RegExp(
    `${before}${saidLocal}${markedAt}${label}(?:${anyDot}${label}){0,4}${anyDot}${ends}${after}`,
    "giu",
  ),
  new RegExp(`${before}${saidLocal}${saidAt}(?:${providers})${anyDot}${ends}${after}`, "giu"),
  new RegExp(
    `${before}${saidLocal}${saidAt}${label}(?:(?:${saidDot}|\\.)${label}){0,2}(?:${saidDot}|\\.)(?:${plainEnds}|c0m)${after}`,
    "giu",
  ),
  // without its end: everybody knows how it goes on
  new RegExp(`${before}${local}(?:\\s{0,2}@\\s{0,2}|${markedAt})(?:${providers})${after}`, "giu"),
  new RegExp(
    `${before}(?=[\\p{L}._%+-]{0,63}[\\d._])${local}${saidAt}(?:${providers})${after}`,
    "giu",
  ),
  /&#(?:64|x40);/giu,
];

/** Of a longer address the end is found: without a bound, letters with dots between them would cost the square of their number. */
const mostLabels = 8;
const path = String.raw`(?:[/?#:]\S*)?`;
const links: readonly RegExp[] = [
  /(?<![\p{L}\d])(?:h[tx]{2}ps?|ftp)\s?:\s?[/\\]{1,2}\s?\S+/giu,
  /(?<![\p{L}\d])www\s?[.,]\s?[\p{L}\d-]+\S*/giu,
  new RegExp(
    `${before}(?:www${anyDot})?${label}(?:\\.${label}){0,${mostLabels}}\\.(?:${plainEnds})${after}${path}`,
    "giu",
  ),
  new RegExp(`${before}(?:${label}\\.){1,${mostLabels}}[a-z]{2,6}/[\\p{L}\\d]\\S*`, "giu"),
  new RegExp(
    `${before}(?:(?:www|w w w)${saidDot})?${label}${saidDot}(?:${plainEnds}|c0m|me)${after}(?:\\s?(?:slash|/)\\s?\\S+)?`,
    "giu",
  ),
  new RegExp(
    `${before}${label}\\s+\\.\\s?(?:com|net|org|io|gg|co\\.uk|shop|info|xyz|app)${after}${path}`,
    "giu",
  ),
  new RegExp(`${before}${label}\\s?[,·•]\\s?(?:com|c0m)${after}${path}`, "giu"),
  new RegExp(`${before}(?:www\\s)${label}\\s(?:${plainEnds})${after}`, "giu"),
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/\S*)?(?![\d.])/gu,
];

export const findEmails = (text: string): ScrubSpan[] =>
  emails.flatMap((pattern) => findAll("email", text, pattern));

export const findLinks = (text: string): ScrubSpan[] =>
  links.flatMap((pattern) => findAll("link", text, pattern));
