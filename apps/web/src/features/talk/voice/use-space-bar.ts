import { useEffect } from "react";

/** Where the space bar has a meaning of its own. */
const takesSpace = "input, textarea, select, button, a, summary, [contenteditable]";

const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(takesSpace) === null;

/** The space bar as a button to hold, wherever nothing else wants it. */
export const useSpaceBar = (active: boolean, onHold: (held: boolean) => void): void => {
  useEffect(() => {
    if (!active) return;
    const down = (event: KeyboardEvent) => {
      if (event.code !== "Space" || !isFree(event.target)) return;
      event.preventDefault();
      if (!event.repeat) onHold(true);
    };
    const up = (event: KeyboardEvent) => {
      if (event.code === "Space") onHold(false);
    };
    const away = () => onHold(false);
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", away);
    return () => {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", away);
    };
  }, [active, onHold]);
};
