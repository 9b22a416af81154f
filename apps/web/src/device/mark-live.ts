/** Says on the page that everything on it answers; whoever drives a browser waits for it. */
export const markLive = (): void => {
  document.documentElement.dataset["live"] = "";
};
