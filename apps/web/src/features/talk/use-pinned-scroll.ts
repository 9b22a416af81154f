import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** This near to the end counts as there. */
const slackPx = 48;

const scroller = (): Element => document.scrollingElement ?? document.documentElement;

/** Room for the bar above the words, and the fade below it. */
const underBarPx = 24;

/** The words that people to reach stand below, while nothing stands below those. */
const wordsAboveHelp = (): Element | null => {
  const panel = document.querySelector("[data-thread] > [data-help-now]");
  return panel && !panel.nextElementSibling ? panel.previousElementSibling : null;
};

/** Where the newest is in sight. Help never pushes the words it came with off the screen. */
const endPx = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = scroller();
  const end = scrollHeight - clientHeight;
  const words = wordsAboveHelp();
  if (!words) return end;
  const bar = document.querySelector("[data-room-top]")?.getBoundingClientRect().height ?? 0;
  const top = scrollTop + words.getBoundingClientRect().top - bar - underBarPx;
  return Math.max(0, Math.min(end, top));
};

const leftBelowPx = (): number => endPx() - scroller().scrollTop;

/** Where the page was last put: it stands there still, unless somebody moved it. */
let placedPx = -1;
const goToEnd = () => {
  scroller().scrollTo({ top: endPx(), behavior: "instant" });
  placedPx = scroller().scrollTop;
};
const isWherePlaced = (): boolean => Math.abs(scroller().scrollTop - placedPx) < 2;

/**
 * Follows the newest words for as long as the person is there, and lets go when they scroll up.
 * Where nothing more will be said, it follows nothing: what comes then is read from its beginning.
 */
export const usePinnedScroll = (following: boolean) => {
  const pinned = useRef(following);
  const [atEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    if (!following) return;
    pinned.current = true;
    goToEnd();
    const follow = () => {
      // Whoever has gone on to what stands below the newest words is not pulled back to them.
      if (pinned.current) {
        if (leftBelowPx() > 0 || isWherePlaced()) goToEnd();
      } else setAtEnd(leftBelowPx() < slackPx);
    };
    const sizes = new ResizeObserver(follow);
    // The whole page: the dock below the thread grows and shrinks too.
    sizes.observe(document.body);
    window.addEventListener("resize", follow);
    return () => {
      sizes.disconnect();
      window.removeEventListener("resize", follow);
    };
  }, [following]);

  useEffect(() => {
    let lastTop = scroller().scrollTop;
    const onScroll = () => {
      const top = scroller().scrollTop;
      // Words that come push the end away too; only moving up is a wish to stay.
      if (leftBelowPx() < slackPx) pinned.current = true;
      else if (top < lastTop) pinned.current = false;
      lastTop = top;
      setAtEnd(pinned.current);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  const toEnd = useCallback(() => {
    pinned.current = true;
    setAtEnd(true);
    goToEnd();
  }, []);

  return { atEnd, toEnd };
};
