/** The server can read a title, so the page sends this one unless the person wants another. */
export const neutralTitle = "Saved conversation";
