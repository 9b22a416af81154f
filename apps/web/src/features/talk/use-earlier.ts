import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Conversation } from "./conversation.ts";
import type { Item } from "./talk-items.ts";

const loadAheadPx = 240;

/** Gets earlier messages when the top comes near, and keeps what is being read where it is. */
export const useEarlier = (
  conversation: Conversation,
  items: readonly Item[],
  thread: RefObject<HTMLElement | null>,
  earlier: RefObject<HTMLButtonElement | null>,
  hasEarlier: boolean,
) => {
  const before = useRef<{ firstKey: string | undefined; heightPx: number }>({
    firstKey: undefined,
    heightPx: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that left the button in sight is followed by the next one
  useEffect(() => {
    const button = earlier.current;
    if (!hasEarlier || !button) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void conversation.loadOlder();
      },
      { rootMargin: `${loadAheadPx}px 0px 0px` },
    );
    near.observe(button);
    return () => near.disconnect();
  }, [conversation, earlier, hasEarlier, items[0]?.key]);

  useLayoutEffect(() => {
    const heightPx = thread.current?.scrollHeight ?? 0;
    const firstKey = items[0]?.key;
    const { firstKey: oldKey, heightPx: oldHeightPx } = before.current;
    if (oldKey !== undefined && firstKey !== oldKey && items.some(({ key }) => key === oldKey))
      window.scrollBy({ top: heightPx - oldHeightPx, behavior: "instant" });
    before.current = { firstKey, heightPx };
  });
};
