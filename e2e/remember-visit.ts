/** Runs in the page: what the browser of somebody who has been here before remembers. */
export const rememberVisit = (): void => {
  try {
    for (const flag of ["splashShown", "termsAccepted"]) localStorage.setItem(flag, "true");
    if (!localStorage.getItem("cookies"))
      localStorage.setItem("cookies", "analytics=N marketing=N");
    sessionStorage.setItem("isLoggedIn", "true");
  } catch {
    // An empty page has no storage, and needs none.
  }
};
