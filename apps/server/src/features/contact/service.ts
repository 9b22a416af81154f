import { randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { ContactMessage } from "@app/contract/calls/desk-fields";
import type { RiskLevel } from "@app/contract/reply-events";
import { places } from "../../db/sealed-places.ts";
import type { FormGuard, Sender } from "../../forms/form-guard.ts";
import type { MessageKeys } from "../../keys.ts";
import type { ContactRow, ContactStore } from "./store.ts";

export type ContactWords = NonNullable<ContactMessage["words"]>;

export type ContactServiceParts = {
  store: ContactStore;
  guard: FormGuard;
  keys: MessageKeys;
  /** Tells the people behind the product; the row is then the person's, and goes with them. */
  tellSupport: (uid: string, words: ContactWords) => Promise<void>;
  /** Only ever called with the address of the sender's own account: strangers' boxes are not ours to fill. */
  tellSender: (uid: string, address: string) => Promise<void>;
  now: () => Date;
};

const isOwnAddress = ({ person }: Sender, email: string): boolean =>
  person?.email?.toLowerCase() === email.toLowerCase();

const wordsOf = (
  { name, email, subject, message }: Input<Api["contact"]["send"]>,
  level: RiskLevel,
): ContactWords => ({ name: name || null, email, subject: subject || null, message, level });

export const createContactService = (parts: ContactServiceParts) => {
  const { store, guard, keys, now } = parts;

  const open = ({ uid, id, body }: ContactRow): ContactWords | null => {
    try {
      return JSON.parse(keys.open(body, places.contact(uid, id))) as ContactWords; // sealed below
    } catch {
      return null;
    }
  };

  return {
    pass: async () => ({ pass: guard.pass() }),

    send: async (input: Input<Api["contact"]["send"]>, sender: Sender) => {
      const { keep, received, level, safety } = await guard.admit(
        { ...input, name: "contact", words: [input.subject ?? "", input.message] },
        sender,
      );
      if (keep) {
        const uid = sender.person?.uid ?? "";
        const id = randomUUID();
        const words = wordsOf(input, level);
        const body = keys.seal(JSON.stringify(words), places.contact(uid, id));
        await store.add({ uid, id, body, createdAt: now() });
        await parts.tellSupport(uid, words);
        if (isOwnAddress(sender, input.email)) await parts.tellSender(uid, input.email);
      }
      return { received, safety };
    },

    page: async ({ done, limit, before }: Input<Api["desk"]["contactMessages"]>) => {
      const { page, next_before } = await store.page(done, limit, before);
      return {
        messages: page.map(
          (row): ContactMessage => ({
            uid: row.uid,
            id: row.id,
            words: open(row),
            created_at: row.createdAt.toISOString(),
            done_at: row.doneAt?.toISOString() ?? null,
          }),
        ),
        next_before,
      };
    },

    finish: store.finish,
  };
};

export type ContactService = ReturnType<typeof createContactService>;
