import { type RefObject, useEffect, useRef, useState } from "react";
import type { ThoughtHere } from "./board-state.ts";

type HeldBack = {
  /** Stands above the first thought. */
  top: RefObject<HTMLSpanElement | null>;
  shown: readonly ThoughtHere[];
  held: number;
  showHeld: () => void;
};

/** Somebody who reads further down is not pushed about: what is new waits above until they want it. */
export const useHeldBack = (thoughts: readonly ThoughtHere[]): HeldBack => {
  const top = useRef<HTMLSpanElement>(null);
  const [upTo, setUpTo] = useState<string | null>(null);
  const newest = useRef("");
  newest.current = thoughts[0]?.created_at ?? "";

  useEffect(() => {
    const element = top.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isAbove = entry && !entry.isIntersecting && entry.boundingClientRect.bottom < 0;
      setUpTo(isAbove ? newest.current : null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const shown =
    upTo === null
      ? thoughts
      : thoughts.filter(({ created_at, mine }) => mine || created_at <= upTo);
  return {
    top,
    shown,
    held: thoughts.length - shown.length,
    showHeld: () => {
      setUpTo(null);
      top.current?.scrollIntoView({ block: "center" });
    },
  };
};
