import type { StaffRole } from "@app/contract/call";
import type { DeskPerson, StaffMember } from "@app/contract/calls/desk-fields";
import { type Plan, roleOf } from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import { creditsNow } from "@app/contract/voice-credits";
import type { DeskLogStore } from "./log-store.ts";
import type { DeskPeopleStore } from "./people-store.ts";
import type { StaffStore } from "./staff-store.ts";

export type DeskPeopleParts = {
  people: DeskPeopleStore;
  staff: StaffStore;
  log: DeskLogStore;
  /** What others do, handed over so that it is done at one place. */
  setPlan: (uid: string, plan: Plan | null) => Promise<unknown>;
  endSignIns: (uid: string) => Promise<unknown>;
  deletePerson: (uid: string) => Promise<unknown>;
  now: () => Date;
};

type Found = NonNullable<Awaited<ReturnType<DeskPeopleStore["find"]>>>;

const creditsOf = ({ user }: Found, now: Date): number => {
  const yesNo = (value: boolean) => (value ? "Y" : "N");
  const { anonymous, isPaid, isPro, voiceCredits, lastCreditReset } = user;
  const has = roleOf({ anonymous, is_paid: yesNo(isPaid), is_pro: yesNo(isPro) });
  return creditsNow(has, { voice_credits: voiceCredits, last_credit_reset: lastCreditReset }, now)
    .voice_credits;
};

const personOf = (found: Found, now: Date): DeskPerson => {
  const { user, role, signIns, saved } = found;
  return {
    uid: user.uid,
    email: user.email,
    email_verified: user.emailVerified,
    anonymous: user.anonymous,
    created_at: user.createdAt.toISOString(),
    last_logged_in: user.lastLoggedIn?.toISOString() ?? null,
    role,
    plan: user.isPro ? "pro" : user.isPaid ? "paid" : null,
    // The number the person sees too: what is due counts before anybody fetched it.
    voice_credits: creditsOf(found, now),
    sessions: user.totalSessions,
    saved_conversations: saved,
    sign_ins: signIns,
  };
};

/** `by` is who acts, and `who` an exact address or number, everywhere. */
export const createDeskPeopleService = (parts: DeskPeopleParts) => {
  const { people, staff, log, now } = parts;

  const read = async (who: string): Promise<DeskPerson> => {
    const found = await people.find(who.trim(), now());
    if (!found) throw new AppError("person_not_found");
    return personOf(found, now());
  };
  const readAccount = async (who: string): Promise<DeskPerson> => {
    const person = await read(who);
    if (person.anonymous) throw new AppError("not_an_account");
    return person;
  };

  const giveRole = async (uid: string, role: StaffRole | null): Promise<void> => {
    if (role === "admin") await staff.makeAdmin(uid, now());
    else if (!(await staff.setLower(uid, role, now()))) throw new AppError("last_admin");
  };

  return {
    find: async (by: string, who: string): Promise<DeskPerson> => {
      const person = await read(who);
      await log.noting({ by, act: "person_looked_up", about: person.uid }, async () => undefined);
      return person;
    },

    setPlan: async (by: string, who: string, plan: Plan | null): Promise<DeskPerson> => {
      const { uid, plan: before } = await readAccount(who);
      const detail = { before: before ?? "none", after: plan ?? "none" };
      await log.noting({ by, act: "plan_changed", about: uid, detail }, () =>
        parts.setPlan(uid, plan),
      );
      return read(uid);
    },

    setCredits: async (by: string, who: string, credits: number): Promise<DeskPerson> => {
      const { uid, voice_credits } = await readAccount(who);
      const detail = { before: voice_credits, after: credits };
      await log.noting({ by, act: "credits_changed", about: uid, detail }, () =>
        people.setCredits(uid, credits, now()),
      );
      return read(uid);
    },

    setRole: async (by: string, who: string, role: StaffRole | null): Promise<DeskPerson> => {
      const { uid, role: before } = await readAccount(who);
      const detail = { before: before ?? "none", after: role ?? "none" };
      await log.noting({ by, act: "role_changed", about: uid, detail }, () => giveRole(uid, role));
      return read(uid);
    },

    endSignIns: async (by: string, who: string): Promise<DeskPerson> => {
      const { uid, sign_ins } = await read(who);
      await log.noting({ by, act: "sign_ins_ended", about: uid, detail: { sign_ins } }, () =>
        parts.endSignIns(uid),
      );
      return read(uid);
    },

    remove: async (by: string, who: string) => {
      const { uid, role } = await read(who);
      // Before it is noted; going itself looks once more.
      if (role && (await staff.isLastAdmin(uid))) throw new AppError("last_admin");
      await log.noting({ by, act: "person_deleted", about: uid }, () => parts.deletePerson(uid));
      return { deleted: true as const };
    },

    staff: async (): Promise<StaffMember[]> =>
      (await staff.list()).map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
  };
};

export type DeskPeopleService = ReturnType<typeof createDeskPeopleService>;
