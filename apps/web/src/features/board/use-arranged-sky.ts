import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { arrangeSky, type Box, emptySky, type SkyArrangement, type Spot } from "./arrange-sky.ts";
import type { ThoughtHere } from "./board-state.ts";
import { agedBy, type Depth, depthOf } from "./thought-age.ts";

/** More than this is no sky but a page of text. */
export const mostInSky = 24;
/** More than hang are measured, so that a short one can take the place a long one does not fit. */
const mostMeasured = 36;

export type SkyPlace = {
  thought: ThoughtHere;
  depth: Depth;
  aged: number;
  /** Null while it is only measured; nobody sees it then. */
  spot: Spot | null;
};

const isSame = (one: SkyArrangement, other: SkyArrangement): boolean =>
  one.spots.size === other.spots.size &&
  one.out.size === other.out.size &&
  [...one.out].every((id) => other.out.has(id)) &&
  [...one.spots].every(([id, { x, y }]) => {
    const spot = other.spots.get(id);
    return spot?.x === x && spot.y === y;
  });

/** A note above the dock takes a little of the height for a moment, and nothing should move for that. */
const isAlmost = (before: Box, now: Box): boolean =>
  before.width === now.width && Math.abs(before.height - now.height) < before.height / 4;

/** The room there is for thoughts. */
const useRoom = (place: RefObject<HTMLElement | null>): Box | null => {
  const [room, setRoom] = useState<Box | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const now = { width: element.clientWidth, height: element.clientHeight };
      setRoom((before) => (before && isAlmost(before, now) ? before : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
};

/**
 * Hangs thoughts so that no two touch. What is new is drawn unseen first, since only the browser knows
 * how large words are; what hangs is moved only when the room itself changes.
 */
export const useArrangedSky = (
  place: RefObject<HTMLElement | null>,
  thoughts: readonly ThoughtHere[],
  nowMs: number,
): readonly SkyPlace[] => {
  const room = useRoom(place);
  const boxes = useRef(new Map<string, Box>());
  const arrangedFor = useRef<Box | null>(null);
  const [arranged, setArranged] = useState(emptySky);
  const [, setLettersCame] = useState(false);

  const candidates = thoughts.slice(0, mostMeasured).map((thought) => {
    const aged = agedBy(thought.created_at, nowMs);
    const depth = depthOf(thought, aged, thought.mine);
    return { thought, aged, depth, key: `${thought.id} ${depth} ${thought.mine}` };
  });

  // Letters that come late are wider or narrower than those that stood in for them.
  useEffect(() => {
    if (document.fonts.status === "loaded") return;
    void document.fonts.ready.then(() => {
      boxes.current.clear();
      arrangedFor.current = { width: 0, height: 0 };
      setLettersCame(true);
    });
  }, []);

  useLayoutEffect(() => {
    if (!room || !place.current) return;
    const drawn = new Map(
      [...place.current.querySelectorAll<HTMLElement>("[data-thought]")].map((element) => [
        element.dataset["thought"],
        element,
      ]),
    );
    for (const { thought, key } of candidates) {
      const element = drawn.get(thought.id);
      if (element && !boxes.current.has(key))
        boxes.current.set(key, { width: element.offsetWidth, height: element.offsetHeight });
    }
    const inAnotherRoom = arrangedFor.current !== null && arrangedFor.current !== room;
    arrangedFor.current = room;
    const next = arrangeSky({
      sky: room,
      thoughts: candidates.flatMap(({ thought, key }) => {
        const box = boxes.current.get(key);
        return box ? [{ id: thought.id, box, central: thought.mine }] : [];
      }),
      before: inAnotherRoom ? emptySky : arranged,
      most: mostInSky,
    });
    if (!isSame(next, arranged)) setArranged(next);
    const keys = new Set(candidates.map(({ key }) => key));
    for (const key of boxes.current.keys()) if (!keys.has(key)) boxes.current.delete(key);
  });

  return candidates.flatMap(({ thought, depth, aged, key }) => {
    const spot = arranged.spots.get(thought.id) ?? null;
    return spot || !boxes.current.has(key) ? [{ thought, depth, aged, spot }] : [];
  });
};
