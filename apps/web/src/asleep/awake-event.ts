/** Told to the window once React has taken over the page, and everything on it answers. */
export const awakeEvent = "awake";
