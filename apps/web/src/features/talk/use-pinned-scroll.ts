import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** This near to the end counts as there. */
const slackPx = 48;

const scroller = (): Element => document.scrollingElement ?? document.documentElement;

const leftBelowPx = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = scroller();
  return scrollHeight - clientHeight - scrollTop;
};

const goToEnd = () => scroller().scrollTo({ top: scroller().scrollHeight, behavior: "instant" });

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
      if (pinned.current) goToEnd();
      else setAtEnd(leftBelowPx() < slackPx);
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
