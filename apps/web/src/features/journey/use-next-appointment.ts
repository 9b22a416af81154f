import type { Appointment } from "@app/contract/calls/appointments";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";
import type { Undoable } from "../../state/undoable.ts";

type NextState = {
  status: "looking" | "ready" | "failed";
  next: Appointment | null;
  problem: Problem | null;
};

export type NextAppointment = NextState & {
  again: () => void;
  callOff: (appointment: Appointment, undoable: Pick<Undoable, "offer">) => void;
};

const look = async (): Promise<Appointment | null> =>
  (await identity.token()) ? (await api.appointments.next({})).appointment : null;

/** The time that was set aside next. */
export const useNextAppointment = (): NextAppointment => {
  const [state, setState] = useState<NextState>({ status: "looking", next: null, problem: null });
  const [attempt, setAttempt] = useState(0);
  const show = (next: Appointment | null) => setState({ status: "ready", next, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what looks again
  useEffect(() => {
    let here = true;
    setState({ status: "looking", next: null, problem: null });
    look().then(
      (next) => here && show(next),
      (error: unknown) =>
        here && setState({ status: "failed", next: null, problem: problemOf(error) }),
    );
    return () => {
      here = false;
    };
  }, [attempt]);
  return {
    ...state,
    again: () => setAttempt((count) => count + 1),
    callOff: (appointment, undoable) => {
      show(null);
      undoable.offer({
        text: "Called off.",
        undo: () => show(appointment),
        commit: () =>
          void api.appointments
            .change({ id: appointment.id, active: false })
            .then(look)
            .then(show, () => show(appointment)),
      });
    },
  };
};
