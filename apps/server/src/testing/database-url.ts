export const templateName = "template_migrated";

/** The same server, another database. */
export const databaseUrl = (url: string, name: string): string =>
  url.replace(/\/postgres\?/, `/${name}?`);
