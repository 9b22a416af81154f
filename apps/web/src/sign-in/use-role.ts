import { type Role, roleOf } from "@app/contract/entitlements";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { identity } from "../identity/identity.ts";

/** What somebody with an account may do goes by this; null until it is known, and for everybody else. */
export const useRole = (): Role | null => {
  const [role, setRole] = useState<Role | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      await identity.token();
      if (identity.isAnonymous() !== false) return;
      const profile = await api.users.me({});
      if (!gone) setRole(roleOf(profile));
    };
    // Without it a ring or a choice is not drawn, and nothing else is missing.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return role;
};
