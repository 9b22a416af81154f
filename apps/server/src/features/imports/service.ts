import { randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { userCheckIns } from "../../db/schema/check-ins.ts";
import {
  savedSummaries,
  userActions,
  userAnalysis,
  userAppointments,
  userMemory,
} from "../../db/schema/kept.ts";
import { programProgress } from "../../db/schema/programs.ts";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { ImportRows, ImportStore } from "./store.ts";

type Brought = Input<Api["imports"]["bringBack"]>;

export type ImportServiceParts = {
  store: ImportStore;
  keys: MessageKeys;
  /** The instant at which a clock on the wall shows this. */
  instantOf: (
    when: Pick<Brought["appointments"][number], "local" | "timeZone" | "repeats">,
  ) => Date;
  now: () => Date;
};

const { perKindMax } = limits.imports;
/** Those of the last month that are over are kept beside the ones to come. */
const appointmentsMax = 2 * limits.appointments.activeMax;

export const createImportService = ({ store, keys, instantOf, now }: ImportServiceParts) => {
  /** A file may have been edited: tomorrow must not stay first in a list for ever. */
  const past = (moment: string): Date => new Date(Math.min(Date.parse(moment), now().getTime()));

  const actionsOf = (uid: string, { actions }: Brought) =>
    actions.map(({ id, text, done, session_id, created_at }) => ({
      uid,
      id,
      sessionId: session_id,
      requestId: id,
      position: 0,
      body: keys.seal(text, places.action(uid, id)),
      done,
      createdAt: past(created_at),
    }));

  const summariesOf = (uid: string, { summaries }: Brought) =>
    summaries.map(({ id, threadId, timestamp, title, message }) => ({
      uid,
      id,
      threadId,
      timestamp: past(timestamp),
      title: keys.seal(title, places.summaryTitle(uid, id)),
      message: keys.seal(message, places.summaryMessage(uid, id)),
    }));

  const memoryOf = (uid: string, { memory }: Brought) =>
    memory.map(({ id, message, source, created_at }) => ({
      uid,
      id,
      body: keys.seal(message, places.memory(uid, id)),
      sourceSessionId: source?.session_id ?? null,
      sourceTitle: source?.title ? keys.seal(source.title, places.memorySource(uid, id)) : null,
      sourceDate: source ? past(source.date) : null,
      createdAt: past(created_at),
    }));

  const appointmentsOf = (uid: string, { appointments }: Brought) =>
    appointments.map(({ id, local, timeZone, repeats, about, active, createdAt }) => ({
      uid,
      id,
      dateTime: instantOf({ local, timeZone, repeats }),
      local,
      timeZone,
      repeats,
      about: about === "" ? null : keys.seal(about, places.appointment(uid, id)),
      active,
      createdAt: past(createdAt),
    }));

  const checkInsOf = (uid: string, { check_ins }: Brought) =>
    check_ins.map(({ id, at, ...body }) => ({
      uid,
      id,
      takenAt: past(at),
      body: keys.seal(JSON.stringify(body), places.checkIn(uid, id)),
    }));

  const reportsOf = (uid: string, { reports }: Brought) =>
    reports.map(({ id, createdAt, updatedAt, content }) => ({
      uid,
      id,
      body: keys.seal(JSON.stringify({ userId: uid, content }), places.analysis(uid, id)),
      createdAt: past(createdAt),
      updatedAt: past(updatedAt),
    }));

  /** Which program a row is about is sealed in it, so the ones that are here are opened to see. */
  const newPrograms = async (rows: ImportRows, uid: string, { programs }: Brought) => {
    const followed = new Set(
      (await rows.progress()).map(({ id, body }) => {
        const kept: { programId: string } = JSON.parse(
          keys.open(body, places.programProgress(uid, id)),
        );
        return kept.programId;
      }),
    );
    return programs
      .filter(({ program_id }) => !followed.has(program_id))
      .map((program) => {
        const id = randomUUID();
        const body = {
          programId: program.program_id,
          currentStep: program.current_step,
          doneSteps: program.done_steps,
          paused: program.paused,
          startedAt: program.started_at,
        };
        return {
          uid,
          id,
          body: keys.seal(JSON.stringify(body), places.programProgress(uid, id)),
          updatedAt: past(program.updated_at),
        };
      });
  };

  const bringOne = async (rows: ImportRows, uid: string, brought: Brought): Promise<void> => {
    const person = await rows.person();
    const named = person?.username !== null || person.usernameSealed !== null;
    if (brought.username && !named)
      await rows.rename(keys.seal(brought.username, places.username(uid)));
    if (brought.has_pet) await rows.takeCompany();
    if (brought.completed_programs.length > 0) await rows.complete(brought.completed_programs);
    if (!brought.settings) return;
    const { voice_speed, patience_ms, daily_minutes, analytics_cookies, marketing_cookies } =
      brought.settings;
    const { country, language, theme, voice, reminders } = brought.settings;
    await rows.fillSettings({
      country,
      language,
      theme,
      voice,
      reminders,
      voiceSpeed: voice_speed,
      patienceMs: patience_ms,
      dailyMinutes: daily_minutes,
      analyticsCookies: analytics_cookies,
      marketingCookies: marketing_cookies,
      updatedAt: now(),
    });
  };

  const bringLists = async (rows: ImportRows, uid: string, brought: Brought): Promise<number> => {
    // Off means gone, also for what comes from a file.
    const remembers = (await rows.person())?.memoryEnabled ?? false;
    const counts = [
      await rows.add(userActions, actionsOf(uid, brought), perKindMax),
      await rows.add(savedSummaries, summariesOf(uid, brought), perKindMax),
      await rows.add(userMemory, memoryOf(uid, brought), remembers ? limits.memory.maxItems : 0),
      await rows.add(userAppointments, appointmentsOf(uid, brought), appointmentsMax),
      await rows.add(userCheckIns, checkInsOf(uid, brought), perKindMax),
      await rows.add(programProgress, await newPrograms(rows, uid, brought), perKindMax),
      await rows.add(userAnalysis, reportsOf(uid, brought), perKindMax),
    ];
    return counts.reduce((sum, count) => sum + count, 0);
  };

  return {
    bringBack: async (uid: string, brought: Brought) => {
      const { actions, summaries, memory, appointments, check_ins, programs, reports } = brought;
      const all = [actions, summaries, memory, appointments, check_ins, programs, reports];
      const added = await store.inTurn(uid, async (rows) => {
        await bringOne(rows, uid, brought);
        return bringLists(rows, uid, brought);
      });
      // A token outlives a deleted person by minutes.
      if (added === undefined) throw new AppError("authentication_required");
      return { added, left_out: all.flat().length - added };
    },
  };
};

export type ImportService = ReturnType<typeof createImportService>;
