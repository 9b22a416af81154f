/** The place of a part on its page, for the contents beside it and for links from elsewhere. */
export const partId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
