import { type RefObject, useEffect, useState } from "react";

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Where somebody writes, the way to help, and what the keyboard is on must never be covered. */
const inTheWayOf = (place: Element): boolean => {
  const box = place.getBoundingClientRect();
  const focused = document.activeElement;
  const mustBeSeen = [...document.querySelectorAll(".composer, textarea, .crisis-link")];
  if (
    focused &&
    focused !== document.body &&
    !place.contains(focused) &&
    focused.tagName !== "MAIN"
  )
    mustBeSeen.push(focused);
  return mustBeSeen.some((element) => overlaps(box, element.getBoundingClientRect()));
};

/** Whether something in a corner of the window has to make room just now. */
export const useSteppingAside = (place: RefObject<HTMLElement | null>): boolean => {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (place.current) setAside(inTheWayOf(place.current));
      });
    };
    look();
    const events = ["scroll", "resize", "focusin"] as const;
    for (const name of events) window.addEventListener(name, look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) window.removeEventListener(name, look);
    };
  }, [place]);
  return aside;
};
