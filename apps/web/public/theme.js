// Runs before anything is painted, so that nobody sees the other light first.
// Dusk is how the page arrives; only somebody who chose dawn needs a change.
try {
  if (localStorage.getItem("darkMode") === "false") document.body.classList.remove("dark");
} catch {
  // Storage is closed to this page: dusk stays.
}
