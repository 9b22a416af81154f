/** What a page will want soon, but not for its first picture. */
const wantedSoon = /<link rel="(?:module)?preload"[^>]*\/>/g;

/** Browsers ask in the order of the page, over few lines at once: styles come before what is only wanted soon. */
export const stylesFirst = (html: string): string => {
  const soon = html.match(wantedSoon) ?? [];
  return html.replace(wantedSoon, "").replace("</head>", () => `${soon.join("")}</head>`);
};
