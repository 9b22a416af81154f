import { useEffect, useState } from "react";
import { identity } from "../../identity/identity.ts";

/** Whether whoever reads this has an account; null while nobody knows. */
export const useAccountHere = (): boolean | null => {
  const [hasAccount, setHasAccount] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    const look = async () => {
      // Without a connection one reads as anybody does.
      const token = await identity.token().catch(() => null);
      if (here) setHasAccount(token !== null && identity.isAnonymous() === false);
    };
    void look();
    return () => {
      here = false;
    };
  }, []);
  return hasAccount;
};
