// Runs before anything is painted, so that nobody sees what they should not.
try {
  // Dusk is how the page arrives; only somebody who chose dawn, or their system's own light, needs a change.
  const { classList } = document.body;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () =>
    localStorage.getItem("followsSystem") && classList.toggle("dark", system.matches);
  if (localStorage.getItem("darkMode") === "false") classList.remove("dark");
  follow();
  system.addEventListener("change", follow);
  const goTo = (address) => {
    document.documentElement.style.display = "none";
    location.replace(address);
    return true;
  };
  // Whoever left by the quick exit is not brought back by the browser's back button.
  const stayAway = (back) => {
    const left = sessionStorage.getItem("left");
    if (left && back) return goTo(left);
    sessionStorage.removeItem("left");
  };
  addEventListener("pageshow", (event) => event.persisted && stayAway(true));
  // A machine that reads for a search engine is asked nothing, and measured by nobody. Cubot makes telephones.
  if (/(?<!cu)bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)) {
    localStorage.setItem("splashShown", true);
    localStorage.setItem("termsAccepted", true);
    localStorage.setItem("cookies", "analytics=N marketing=N");
  }
  // A visit that begins at a screen of its middle starts at the entrance, once. A link that names something
  // is somebody's aim, and a tab opened from one of our own pages goes on with that visit.
  const { origin, pathname, search } = location;
  const startVisit = () => {
    const fromReset = sessionStorage.getItem("fromResetPassword");
    sessionStorage.removeItem("fromResetPassword");
    if (sessionStorage.getItem("isLoggedIn") || fromReset || /[?&]oobCode=/.test(search)) return;
    sessionStorage.setItem("isLoggedIn", true);
    if (search || document.referrer.startsWith(`${origin}/`)) return;
    if (!/^\/(welcome|new-session|talk|journey|analysis)?$/.test(pathname)) return;
    if (localStorage.getItem("onboarding") === "true") return goTo("/getting-started");
    return pathname !== "/" && goTo("/");
  };
  // The welcome is shown once, at the entrance, and ends at the first key or touch.
  const welcome = () => {
    if (pathname !== "/" || localStorage.getItem("splashShown")) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    localStorage.setItem("splashShown", true);
    classList.add("splashing");
    const end = () => {
      if (!classList.contains("splashing")) return;
      classList.remove("splashing");
      dispatchEvent(new Event("splashend"));
    };
    for (const touch of ["keydown", "pointerdown"]) addEventListener(touch, end, { once: true });
    setTimeout(end, 6500);
  };
  const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  if (!stayAway(isBack) && !startVisit()) welcome();
} catch {
  // Storage is closed to this page: dusk stays, and nothing was left behind.
}
