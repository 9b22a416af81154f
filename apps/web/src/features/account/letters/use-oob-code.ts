import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The code a letter's link carries: undefined until the address was read, null when it has none.
 * It is taken out of the address, so that it stays in no history and leaves with no link.
 */
export const useOobCode = (): string | null | undefined => {
  const { search, pathname } = useLocation();
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    const found = new URLSearchParams(search).get("oobCode");
    setCode((before) => found ?? before ?? null);
    if (found) window.history.replaceState(window.history.state, "", pathname);
  }, [search, pathname]);
  return code;
};
