import { useEffect } from "react";

/**
 * Where the keyboard covers the page instead of shrinking it, the dock has to be told how much is
 * covered; elsewhere this stays nothing.
 */
export const useKeyboardInset = () => {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    const measure = () => {
      // Zoomed in, the visible part is small for another reason.
      const coveredPx =
        visualViewport.scale > 1.01
          ? 0
          : Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop);
      root.style.setProperty("--covered", `${Math.round(coveredPx)}px`);
    };
    visualViewport.addEventListener("resize", measure);
    visualViewport.addEventListener("scroll", measure);
    return () => {
      visualViewport.removeEventListener("resize", measure);
      visualViewport.removeEventListener("scroll", measure);
      root.style.removeProperty("--covered");
    };
  }, []);
};
