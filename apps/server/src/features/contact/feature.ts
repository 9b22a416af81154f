import { contactReceivedLetter } from "@app/content/letters/contact-letters";
import { paths } from "@app/contract/paths";
import type { Shared } from "../../feature.ts";
import type { Forms } from "../../forms/create-forms.ts";
import { contactHandlers } from "./handlers.ts";
import { createContactService } from "./service.ts";
import { createContactStore } from "./store.ts";

export const createContactFeature = (
  { db, keys, publicUrl, post, now }: Shared,
  { guard, tellSupport }: Forms,
) => {
  const store = createContactStore(db);
  const service = createContactService({
    store,
    guard,
    keys,
    tellSupport: (uid, { email, ...words }) => tellSupport(uid, { ...words, address: email }),
    tellSender: (uid, to) =>
      post.mail(uid, {
        purpose: "contact_received",
        to,
        ...contactReceivedLetter({ crisisLink: publicUrl + paths.crisis }),
      }),
    now,
  });
  return {
    handlers: { contact: contactHandlers(service) },
    page: service.page,
    finish: service.finish,
    removeOld: store.removeOld,
  };
};
