import { useCallback, useEffect, useState } from "react";

/**
 * What somebody has chosen, shown at once: the address that keeps it follows a moment later, and until then
 * a choice that waited for it would seem not to have been made.
 */
export const useChosen = <T>(kept: T, keep: (next: T) => void): [T, (next: T) => void] => {
  const [chosen, setChosen] = useState(kept);
  // Going back in the browser changes what is kept.
  useEffect(() => setChosen(kept), [kept]);
  const choose = useCallback(
    (next: T) => {
      setChosen(next);
      keep(next);
    },
    [keep],
  );
  return [chosen, choose];
};
