import { pathsBelow } from "@app/contract/journey-kit";
import { articleOf } from "./articles.ts";
import { listedPages } from "./pages.ts";
import { sitemapFile } from "./site-files.ts";

/** Every page the world may find, with the day an article was last read through. */
export const sitemapOf = (origin: string): string => {
  const found = [...listedPages.map(({ path }) => path), ...pathsBelow];
  const rows = found.map((path) => {
    const read = articleOf(path)?.read;
    return `  <url><loc>${origin}${path}</loc>${read ? `<lastmod>${read}</lastmod>` : ""}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    "</urlset>",
    "",
  ].join("\n");
};

/** Pages that are not to be found say so themselves; a machine that may not look could not read that. */
export const robotsOf = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /audio/\n\nSitemap: ${origin}${sitemapFile}\n`;
