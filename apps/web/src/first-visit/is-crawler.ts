/** Machines that read for a search engine. before-paint.js has the same pattern; Cubot makes telephones. */
const crawler = /(?<!cu)bot|crawl|spider|slurp|preview/i;

export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent);
