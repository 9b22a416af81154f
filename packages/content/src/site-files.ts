/** What machines ask for by name. */
export const sitemapFile = "/sitemap.xml";
/** The frame of every page with nothing in it: the router fills it, or says why it cannot. */
export const shellFile = "/__spa-fallback.html";
export const robotsFile = "/robots.txt";
