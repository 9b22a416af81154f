import { accountDeletedLetter } from "@app/content/letters/account-letters";
import type { Post } from "../../post/post.ts";

export type FarewellParts = {
  post: Post;
  supportEmail: string;
  findUser: (
    uid: string,
  ) => Promise<{ anonymous: boolean; email: string | null; emailVerified: boolean } | undefined>;
  onFailure: () => void;
  now: () => Date;
};

/**
 * Asked before an account goes, while its address is known; what it answers writes the last letter,
 * once the account is gone. A letter that cannot leave would only keep the address here, so there is none.
 */
export const createFarewell =
  ({ post, supportEmail, findUser, onFailure, now }: FarewellParts) =>
  async (uid: string): Promise<() => Promise<void>> => {
    const user = post.sends.mail ? await findUser(uid) : undefined;
    if (!user?.email || user.anonymous || !user.emailVerified) return async () => undefined;
    const to = user.email;
    return () =>
      post
        .mail("", {
          purpose: "account_deleted",
          to,
          ...accountDeletedLetter({ at: now(), supportEmail }),
        })
        .catch(onFailure);
  };

export type Farewell = ReturnType<typeof createFarewell>;
