import { contactCopyLetter, contactReceivedLetter } from "@app/content/letters/contact-letters";
import { paths } from "@app/contract/paths";
import type { RiskCategory } from "@app/contract/reply-events";
import type { FastifyRequest } from "fastify";
import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import { createContactService } from "./features/contact/service.ts";
import { createContactStore } from "./features/contact/store.ts";
import type { CountStore } from "./features/desk/count-store.ts";
import { createDeskService } from "./features/desk/desk-service.ts";
import type { DeskHandlerParts } from "./features/desk/handlers.ts";
import { createDeskLogStore } from "./features/desk/log-store.ts";
import { createMaintenance } from "./features/desk/maintenance.ts";
import { createDeskPeopleService, type DeskPeopleParts } from "./features/desk/people-service.ts";
import { createDeskPeopleStore } from "./features/desk/people-store.ts";
import { deleteOldAtDesk } from "./features/desk/retention.ts";
import { createStaffStore } from "./features/desk/staff-store.ts";
import { createSwitchStore } from "./features/desk/switch-store.ts";
import { createErrorGroupStore } from "./features/error-log/group-store.ts";
import { createFeedbackService } from "./features/feedback/service.ts";
import { createFeedbackStore } from "./features/feedback/store.ts";
import { createFormGuard } from "./forms/form-guard.ts";
import { createFormPasses } from "./forms/form-passes.ts";
import type { MaintenanceGate } from "./http/maintenance-gate.ts";
import type { Authenticate } from "./http/person.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { ScreenFor } from "./http/screen-for.ts";
import type { MessageKeys } from "./keys.ts";
import type { OutboxStore } from "./post/outbox-store.ts";
import type { Post } from "./post/post.ts";

/** Somebody in danger may have written; the letter should not wait for its turn. */
const urgent = (subject: string | null): string =>
  ["May be urgent", ...(subject ? [subject] : [])].join(". ");

type DeskOutside = Pick<DeskPeopleParts, "setPlan" | "endSignIns" | "deletePerson"> & {
  env: Env;
  db: Db;
  keys: MessageKeys;
  secret: string;
  publicUrl: string;
  screenFor: ScreenFor;
  rateLimit: RateLimit;
  post: Post;
  outbox: OutboxStore;
  counts: CountStore;
  authenticate: Authenticate;
  /** Who a cookie belongs to; null where it is nobody's. */
  uidOfCookie: (cookie: string) => Promise<string | null>;
  countryOf: (uid: string) => Promise<string | null>;
  countHelpShown: (category: RiskCategory, now: Date) => Promise<unknown>;
  now: () => Date;
};

/** The operator's desk and what fills it: the part of the composition root that staff works with. */
export const createDeskDependencies = (outside: DeskOutside) => {
  const { env, db, keys, post, outbox, counts, now } = outside;
  const staff = createStaffStore(db);
  const log = createDeskLogStore(db, now);
  const maintenance = createMaintenance(createSwitchStore(db), now);
  const contactStore = createContactStore(db);
  const feedbackStore = createFeedbackStore(db);
  const passes = createFormPasses(db, outside.secret, now);
  const guard = createFormGuard({
    screenFor: outside.screenFor,
    passes,
    rateLimit: outside.rateLimit,
    countryOf: outside.countryOf,
    countHelpShown: outside.countHelpShown,
    now,
  });

  const { supportEmail } = env;
  const copyFor = (uid: string, words: Parameters<typeof contactCopyLetter>[0]) =>
    post.mail(uid, { purpose: "contact_copy", to: supportEmail, ...contactCopyLetter(words) });

  const contact = createContactService({
    store: contactStore,
    guard,
    keys,
    tellSupport: (uid, { email, level, subject, ...words }) =>
      copyFor(uid, {
        ...words,
        address: email,
        subject: level === "crisis" ? urgent(subject) : subject,
        at: now(),
      }),
    tellSender: (uid, to) =>
      post.mail(uid, {
        purpose: "contact_received",
        to,
        ...contactReceivedLetter({ crisisLink: outside.publicUrl + paths.crisis }),
      }),
    now,
  });
  const feedback = createFeedbackService({
    store: feedbackStore,
    guard,
    keys,
    count: counts.addTotal,
    tellSupport: (uid, { name, satisfaction, feedback: message, level }) => {
      const subject = `Feedback, ${satisfaction} of 5`;
      return copyFor(uid, {
        name,
        address: null,
        subject: level === "crisis" ? urgent(subject) : subject,
        message,
        at: now(),
      });
    },
    now,
  });
  const desk = createDeskService({
    log,
    counts,
    maintenance,
    outbox,
    errors: createErrorGroupStore(db),
    finishContact: contact.finish,
    finishFeedback: feedback.finish,
    configuration: env.inForce,
    now,
  });
  const people = createDeskPeopleService({
    people: createDeskPeopleStore(db),
    staff,
    log,
    setPlan: outside.setPlan,
    endSignIns: outside.endSignIns,
    deletePerson: outside.deletePerson,
    now,
  });

  const isStaff = async (uid: string | null | undefined): Promise<boolean> =>
    uid ? (await staff.role(uid)) !== null : false;
  const gate: MaintenanceGate = {
    isOn: maintenance.isOn,
    isStaffCall: async ({ headers }: FastifyRequest) =>
      isStaff((await outside.authenticate(headers.authorization))?.uid),
    isStaffVisit: async ({ headers }: FastifyRequest) =>
      isStaff(headers.cookie ? await outside.uidOfCookie(headers.cookie) : null),
  };
  const handlerParts: DeskHandlerParts = {
    desk,
    people,
    staffRole: staff.role,
    contactMessages: contact.page,
    feedback: feedback.page,
  };
  return {
    staffRole: staff.role,
    log,
    maintenance,
    gate,
    contact,
    feedback,
    desk,
    people,
    handlerParts,
    deleteOld: async () => {
      await passes.forgetOld();
      await deleteOldAtDesk(db, [contactStore, feedbackStore], now());
    },
  };
};
