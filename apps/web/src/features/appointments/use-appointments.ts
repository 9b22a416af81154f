import type { Appointment } from "@app/contract/calls/appointments";
import type { FormSafety } from "@app/contract/form-fields";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { isOrdinary, problemOf, sentenceOf } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { useHelp } from "../../forms/use-help.ts";
import { countryForCall } from "../../helplines/country-here.ts";
import { identity } from "../../identity/identity.ts";
import { createKeptList, type KeptListState } from "../../state/kept-list.ts";
import { newId } from "../../state/new-id.ts";
import type { Undoable } from "../../state/undoable.ts";
import { useStore } from "../../state/use-store.ts";
import type { PlannedTime } from "./appointment-form.tsx";

type Change = Partial<PlannedTime> & { active?: boolean };

export type Appointments = KeptListState<Appointment> & {
  load: () => Promise<void>;
  more: () => Promise<void>;
  /** Answers whether it is set. */
  plan: (planned: PlannedTime) => Promise<boolean>;
  change: (id: string, change: Change) => Promise<boolean>;
  remove: (id: string) => void;
  download: (id: string) => Promise<void>;
  /** Which one is being changed; "new" for one that is being set. */
  busyId: string | null;
  /** What could not be done, and with which one. */
  refused: { id: string; text: string } | null;
  /** Help that came with what one is for. */
  safety: FormSafety;
};

const report = (error: unknown): void => {
  if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "appointments" });
};

const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const useAppointments = (undoable: Pick<Undoable, "offer">): Appointments => {
  const [list] = useState(() =>
    createKeptList<Appointment>({
      undoable,
      report,
      read: async (before) => {
        if (!(await identity.token())) return { items: [], before: null };
        const page = await api.appointments.list(before === null ? {} : { before });
        return { items: page.appointments, before: page.next_before };
      },
      remove: (id) => api.appointments.remove({ id }),
    }),
  );
  const state = useStore(list);
  const { safety, withHelp } = useHelp();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refused, setRefused] = useState<Appointments["refused"]>(null);
  useEffect(() => void list.load(), [list]);

  const attempt = async (id: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusyId(id);
    setRefused(null);
    try {
      await work();
      return true;
    } catch (error) {
      report(error);
      setRefused({ id, text: sentenceOf(problemOf(error)) });
      return false;
    } finally {
      setBusyId(null);
    }
  };

  return {
    ...state,
    load: list.load,
    more: list.more,
    busyId,
    refused,
    safety,
    plan: (planned) =>
      attempt("new", async () => {
        await identity.ensureSignedIn();
        const sent = { ...planned, client_request_id: newId(), ...countryForCall() };
        const { appointment } = await withHelp(() => api.appointments.add(sent));
        await list.add(async () => [appointment]);
      }),
    change: (id, change) =>
      attempt(id, async () => {
        const sent = { id, ...change, ...countryForCall() };
        const { appointment } = await withHelp(() => api.appointments.change(sent));
        await list.change(id, appointment, async () => appointment);
      }),
    remove: (id) => list.remove(id, "Removed from your appointments."),
    download: async (id) => {
      await attempt(id, async () => {
        const file = await api.appointments.file({ id });
        saveFile(await file.blob(), "time.ics");
      });
    },
  };
};
