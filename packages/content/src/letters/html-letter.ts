import { brand } from "@app/contract/brand";
import type { LetterDraft, LetterPart } from "./letter.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Colours = Record<"ground" | "ink" | "quiet" | "link" | "edge" | "ember" | "onEmber", string>;

/** Dawn and dusk, as in the product. Style sheets of mail cannot share a file with it. */
export const letterColours: Readonly<Record<"light" | "dark", Colours>> = {
  light: {
    ground: "#faf4ea",
    ink: "#33203d",
    quiet: "#6b586f",
    link: "#6450ab",
    edge: "#8c7a92",
    ember: "#a94a12",
    onEmber: "#fff8ee",
  },
  dark: {
    ground: "#12142a",
    ink: "#f5ede2",
    quiet: "#b3adc4",
    link: "#c3b8f8",
    edge: "#6e6f97",
    ember: "#ffa866",
    onEmber: "#2b1509",
  },
};

const inColours = ({ ground, ink, quiet, link, edge, ember, onEmber }: Colours): string => `
body { background: ${ground}; color: ${ink}; }
a { color: ${link}; }
dt, footer { color: ${quiet}; }
blockquote, footer { border-color: ${edge}; }
a.do { background: ${ember}; color: ${onEmber}; }`;

/** Programs that know no style sheet show plain, readable text; nothing is fetched from anywhere. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 32px 20px;
  font: 17px/1.6 "Avenir Next", "Segoe UI", system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
h1 { margin: 0 0 24px; font: 400 26px/1.2 "Iowan Old Style", "Palatino Linotype", Georgia, serif; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
a.do { display: inline-block; padding: 10px 22px; border-radius: 999px; text-decoration: none; }
dl { margin: 0 0 16px; }
dt, a.url { font-size: 15px; }
dd { margin: 0 0 8px; overflow-wrap: anywhere; }
blockquote { margin: 0 0 16px; padding: 0 0 0 16px; border-left: 2px solid;
  white-space: pre-wrap; overflow-wrap: anywhere; }
footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid; font-size: 15px; }
${inColours(letterColours.light)}
@media (prefers-color-scheme: dark) {${inColours(letterColours.dark)}
}`;

/** One filled thing to press, as on every screen; further links are words. */
const htmlOf = (part: LetterPart, isMain: boolean): string => {
  switch (part.kind) {
    case "words":
      return `<p>${escapeHtml(part.words)}</p>`;
    case "link": {
      const url = escapeHtml(part.url);
      const label = escapeHtml(part.label);
      const whole = `<a class="url" href="${url}">${url}</a>`;
      return isMain
        ? `<p><a class="do" href="${url}">${label}</a></p>\n<p>${whole}</p>`
        : `<p>${label}:<br>${whole}</p>`;
    }
    case "facts": {
      const facts = part.facts.map(
        ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
      );
      return `<dl>${facts.join("")}</dl>`;
    }
    case "quote":
      return `<blockquote>${escapeHtml(part.words)}</blockquote>`;
  }
};

/** The letter as a page: no table, no picture, nothing that tells us whether it was opened. */
export const htmlLetter = ({ subject, heading, parts, reason }: LetterDraft): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${parts.map((part) => htmlOf(part, part === parts.find(({ kind }) => kind === "link"))).join("\n")}
<footer>
<p>${brand.name}</p>
<p>${escapeHtml(reason)}</p>
</footer>
</main>
</body>
</html>
`;
