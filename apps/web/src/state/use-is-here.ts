import { startTransition, useEffect, useState } from "react";

/** Once one page was taken over, every further one is drawn by the browser alone. */
let isTakenOver = false;

/**
 * Whether the page is in a browser and past its first drawing, which has to be what was built. Only then may
 * it show what the address or the browser's history holds beyond its path: the build knew neither. What is drawn
 * anew for it lets everything else go first, a finger on the page above all.
 */
export const useIsHere = (): boolean => {
  const [isHere, setIsHere] = useState(isTakenOver);
  useEffect(() => {
    isTakenOver = true;
    startTransition(() => setIsHere(true));
  }, []);
  return isHere;
};
