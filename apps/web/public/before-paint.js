// Runs before anything is painted, so that nobody sees what they should not.

// Zod is told not to try what the page's policy forbids: Firefox writes every try to the console.
globalThis.__zod_globalConfig = { jitless: true };
try {
  const { body, documentElement, referrer } = document;
  const { classList } = body;
  const { origin, pathname, search } = location;
  const kept = localStorage;
  const visit = sessionStorage;
  // Dusk is how the page arrives; only somebody who chose dawn, or their system's own light, needs a change.
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => kept.followsSystem && classList.toggle("dark", system.matches);
  if (kept.darkMode === "false") classList.remove("dark");
  follow();
  system.addEventListener("change", follow);
  const goTo = (address) => {
    documentElement.style.display = "none";
    location.replace(address);
    return true;
  };
  // Whoever left by the quick exit is not brought back by the browser's back button.
  const stayAway = (back) => {
    const { left } = visit;
    if (left && back) return goTo(left);
    delete visit.left;
  };
  addEventListener("pageshow", (event) => event.persisted && stayAway(true));
  // A visit that begins at a screen of its middle starts at the entrance, once. A link that names something
  // is somebody's aim, and a tab opened from one of our own pages goes on with that visit.
  const startVisit = () => {
    const { fromResetPassword, isLoggedIn } = visit;
    delete visit.fromResetPassword;
    if (isLoggedIn || fromResetPassword || /\boobCode=/.test(search)) return;
    visit.isLoggedIn = true;
    if (search || referrer.startsWith(`${origin}/`)) return;
    if (!/^\/(welcome|new-session|talk|journey|analysis)?$/.test(pathname)) return;
    if (kept.onboarding === "true") return goTo("/getting-started");
    return pathname !== "/" && goTo("/");
  };
  // The welcome is shown once, at the entrance, and ends at the first key or touch. Machines that read for a
  // search engine do not see it; Cubot makes telephones.
  const welcome = () => {
    if (
      pathname !== "/" ||
      kept.splashShown ||
      /(?<!cu)bot|crawl|spider|slurp|preview/i.test(navigator.userAgent) ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    )
      return;
    kept.splashShown = true;
    classList.add("splashing");
    const end = () => {
      if (!classList.contains("splashing")) return;
      classList.remove("splashing");
      dispatchEvent(new Event("splashend"));
    };
    addEventListener("keydown", end);
    addEventListener("pointerdown", end);
    setTimeout(end, 6500);
  };
  const [navigation] = performance.getEntriesByType("navigation");
  if (!stayAway(navigation?.type === "back_forward") && !startVisit()) welcome();
} catch {
  // Storage is closed to this page: dusk stays, and nothing was left behind.
}
