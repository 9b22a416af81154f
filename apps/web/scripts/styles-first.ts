/** What a page will want soon, but not for its first picture. */
const wantedSoon = /<link rel="(?:module)?preload"[^>]*\/>/g;

/** Nothing that is painted first waits for a script. */
const afterPaint = (link: string): string =>
  link.replace('rel="modulepreload"', '$& fetchpriority="low"');

/** Browsers ask in the order of the page, over few lines at once: styles come before what is only wanted soon. */
export const stylesFirst = (html: string): string => {
  const soon = (html.match(wantedSoon) ?? []).map(afterPaint);
  return html.replace(wantedSoon, "").replace("</head>", () => `${soon.join("")}</head>`);
};
