import type { Api } from "@app/contract/api";
import type { StaffRole } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import type { Handlers } from "../../http/call-context.ts";
import type { DeskService } from "./desk-service.ts";
import type { DeskPeopleService } from "./people-service.ts";

type Calls = Handlers<Api["desk"]>;

export type DeskHandlerParts = {
  desk: DeskService;
  people: DeskPeopleService;
  staffRole: (uid: string) => Promise<StaffRole | null>;
  /** Lists that other features keep. */
  contactMessages: Calls["contactMessages"];
  feedback: Calls["feedback"];
};

export const deskHandlers = (parts: DeskHandlerParts): Calls => {
  const { desk, people, staffRole } = parts;
  return {
    me: async (_input, { person }) => {
      const role = await staffRole(person.uid);
      if (!role) throw new AppError("forbidden");
      return desk.me(person.uid, role);
    },
    counts: ({ days }) => desk.counts(days),
    contactMessages: parts.contactMessages,
    finishContact: (input, { person }) => desk.finishContact(person.uid, input),
    feedback: parts.feedback,
    finishFeedback: (input, { person }) => desk.finishFeedback(person.uid, input),

    findPerson: async ({ who }, { person }) => ({ person: await people.find(person.uid, who) }),
    setPlan: async ({ uid, plan }, { person }) => ({
      person: await people.setPlan(person.uid, uid, plan),
    }),
    setCredits: async ({ uid, voice_credits }, { person }) => ({
      person: await people.setCredits(person.uid, uid, voice_credits),
    }),
    setRole: async ({ uid, role }, { person }) => ({
      person: await people.setRole(person.uid, uid, role),
    }),
    endSignIns: async ({ uid }, { person }) => ({
      person: await people.endSignIns(person.uid, uid),
    }),
    deletePerson: ({ uid }, { person }) => people.remove(person.uid, uid),
    staff: async () => ({ staff: await people.staff() }),

    errorGroups: ({ limit, before }) => desk.errorGroups(limit, before),
    clearErrors: ({ id }, { person }) => desk.clearErrors(person.uid, id),
    outbox: (input) => desk.outbox(input),
    readLetter: (input, { person }) => desk.readLetter(person.uid, input),
    retryLetter: (input, { person }) => desk.retryLetter(person.uid, input),
    removeLetter: (input, { person }) => desk.removeLetter(person.uid, input),
    setMaintenance: ({ on }, { person }) => desk.setMaintenance(person.uid, on),
    configuration: () => desk.configuration(),
    log: ({ limit, before }) => desk.log(limit, before),
  };
};
