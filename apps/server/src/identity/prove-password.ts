import { AppError } from "@app/contract/errors";
import type { Person } from "../http/person.ts";
import { RateLimited } from "../http/rate-limit.ts";
import { verifyPassword } from "./password-hash.ts";
import type { Throttle } from "./throttle.ts";
import type { WaysIn } from "./ways-in.ts";

export type ProvePassword = (person: Person, password: string | undefined) => Promise<void>;

/**
 * The own password asked for once more, where there is one. Guesses are counted with those at the identity provider's
 * doors, so that nobody gets more of them by asking here.
 */
export const createProvePassword =
  (waysIn: Pick<WaysIn, "passwordHash">, throttle: Throttle): ProvePassword =>
  async ({ uid, signInId }, password) => {
    const hash = await waysIn.passwordHash(uid);
    if (hash === null) return;
    if (!password) throw new AppError("password_required");
    const key = { name: "password_sign_in", of: signInId ?? uid } as const;
    const waitMs = await throttle.take([key]);
    if (waitMs > 0) throw new RateLimited(Math.ceil(waitMs / 1_000));
    if (!(await verifyPassword({ hash, password }))) throw new AppError("password_wrong");
    await throttle.giveBack([key]);
  };
