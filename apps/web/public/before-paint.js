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
  // Whoever left by the quick exit is not brought back by the browser's back button.
  const stayAway = (back) => {
    const left = sessionStorage.getItem("left");
    if (!left) return;
    if (!back) return sessionStorage.removeItem("left");
    document.documentElement.style.display = "none";
    location.replace(left);
  };
  stayAway(performance.getEntriesByType("navigation")[0]?.type === "back_forward");
  addEventListener("pageshow", (event) => event.persisted && stayAway(true));
} catch {
  // Storage is closed to this page: dusk stays, and nothing was left behind.
}
