import { contactCopyLetter } from "@app/content/letters/contact-letters";
import type { RiskLevel } from "@app/contract/reply-events";
import type { Post } from "../post/post.ts";

type Said = Omit<Parameters<typeof contactCopyLetter>[0], "at"> & { level: RiskLevel };

/** Somebody in danger may have written; the letter should not wait for its turn. */
const urgent = (subject: string | null): string =>
  ["May be urgent", ...(subject ? [subject] : [])].join(". ");

/** A copy of what was sent, to the people behind the product. */
export const createTellSupport =
  ({ post, supportEmail, now }: { post: Post; supportEmail: string; now: () => Date }) =>
  (uid: string, { level, subject, ...words }: Said): Promise<void> =>
    post.mail(uid, {
      purpose: "contact_copy",
      to: supportEmail,
      ...contactCopyLetter({
        ...words,
        subject: level === "crisis" ? urgent(subject) : subject,
        at: now(),
      }),
    });
