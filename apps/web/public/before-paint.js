// Runs before anything is painted, so that nobody sees what they should not.
try {
  // Dusk is how the page arrives; only somebody who chose dawn needs a change.
  if (localStorage.getItem("darkMode") === "false") document.body.classList.remove("dark");
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
