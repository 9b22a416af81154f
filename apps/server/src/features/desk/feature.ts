import { timings } from "@app/contract/timings";
import type { FastifyRequest } from "fastify";
import type { Shared } from "../../feature.ts";
import type { MaintenanceGate } from "../../http/maintenance-gate.ts";
import type { Authenticate } from "../../http/person.ts";
import { hourMs, type Job } from "../../jobs/job.ts";
import { createDeskService, type DeskServiceParts } from "./desk-service.ts";
import { type DeskHandlerParts, deskHandlers } from "./handlers.ts";
import { createDeskLogStore } from "./log-store.ts";
import { createMaintenance } from "./maintenance.ts";
import { createDeskPeopleService, type DeskPeopleParts } from "./people-service.ts";
import { createDeskPeopleStore } from "./people-store.ts";
import { deleteOldAtDesk, type Removing } from "./retention.ts";
import { createStaffStore, refuseLastAdmin } from "./staff-store.ts";
import { createSwitchStore } from "./switch-store.ts";

/** A list that another feature keeps, and staff works through. */
type Worklist<Page, Finish> = Removing & { page: Page; finish: Finish };

type Given = Pick<DeskPeopleParts, "setPlan" | "endSignIns" | "deletePerson"> &
  Pick<DeskServiceParts, "counts" | "outbox" | "errors"> & {
    contact: Worklist<DeskHandlerParts["contactMessages"], DeskServiceParts["finishContact"]>;
    feedback: Worklist<DeskHandlerParts["feedback"], DeskServiceParts["finishFeedback"]>;
    forgetOldPasses: () => Promise<unknown>;
    authenticate: Authenticate;
    /** Who a cookie belongs to; null where it is nobody's. */
    uidOfCookie: (cookie: string) => Promise<string | null>;
  };

export const createDeskFeature = ({ env, db, now }: Shared, given: Given) => {
  const { contact, feedback } = given;
  const staff = createStaffStore(db);
  const log = createDeskLogStore(db, now);
  const maintenance = createMaintenance(createSwitchStore(db), now);
  const desk = createDeskService({
    log,
    counts: given.counts,
    maintenance,
    outbox: given.outbox,
    errors: given.errors,
    finishContact: contact.finish,
    finishFeedback: feedback.finish,
    configuration: env.inForce,
    now,
  });
  const people = createDeskPeopleService({
    people: createDeskPeopleStore(db),
    staff,
    log,
    setPlan: given.setPlan,
    endSignIns: given.endSignIns,
    deletePerson: given.deletePerson,
    now,
  });

  const isStaff = async (uid: string | null | undefined): Promise<boolean> =>
    uid ? (await staff.role(uid)) !== null : false;
  const gate: MaintenanceGate = {
    isOn: maintenance.isOn,
    isStaffCall: async ({ headers }: FastifyRequest) =>
      isStaff((await given.authenticate(headers.authorization))?.uid),
    isStaffVisit: async ({ headers }: FastifyRequest) =>
      isStaff(headers.cookie ? await given.uidOfCookie(headers.cookie) : null),
  };
  const handlers = deskHandlers({
    desk,
    people,
    staffRole: staff.role,
    contactMessages: contact.page,
    feedback: feedback.page,
  });
  const deleteOld = async (): Promise<void> => {
    await given.forgetOldPasses();
    await deleteOldAtDesk(db, [contact, feedback], now());
  };
  const jobs: readonly Job[] = [
    {
      name: "maintenance looked at",
      everyMs: timings.maintenance.lookMs,
      run: maintenance.look,
      onFailure: {
        level: "warn",
        words: "the maintenance switch could not be read; it stays as it was",
      },
    },
    {
      name: "desk tidied",
      everyMs: hourMs,
      run: deleteOld,
      onFailure: {
        level: "error",
        words: "old messages and errors could not be deleted; trying again later",
      },
    },
  ];
  return {
    handlers: { desk: handlers },
    jobs,
    desk,
    people,
    staffRole: staff.role,
    refuseLastAdmin,
    log,
    maintenance,
    gate,
    deleteOld,
  };
};
