/** What machines ask for by name. */
export const sitemapFile = "/sitemap.xml";
export const robotsFile = "/robots.txt";
