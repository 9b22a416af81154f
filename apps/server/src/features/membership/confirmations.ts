import {
  cancellationConfirmedLetter,
  withdrawalConfirmedLetter,
} from "@app/content/letters/membership-letters";
import type { Plan } from "@app/contract/entitlements";
import type { Post } from "../../post/post.ts";
import type { Refund } from "./payment-service.ts";

type EndedPlan = { uid: string; email: string; plan: Plan; at: Date };

/** What the law wants confirmed in writing. */
export const createConfirmations = (post: Pick<Post, "mail">, membershipLink: string) => ({
  withdrawn: (ended: EndedPlan & { refunded: readonly Refund[] }): Promise<void> =>
    post.mail(ended.uid, {
      purpose: "withdrawal_confirmed",
      to: ended.email,
      ...withdrawalConfirmedLetter({ ...ended, membershipLink }),
    }),
  cancelled: (ended: EndedPlan & { staysUntil: Date | null }): Promise<void> =>
    post.mail(ended.uid, {
      purpose: "cancellation_confirmed",
      to: ended.email,
      ...cancellationConfirmedLetter({ ...ended, membershipLink }),
    }),
});

export type Confirmations = ReturnType<typeof createConfirmations>;
