import type { CheckInsState } from "../../check-ins/check-ins.ts";
import type { VaultState } from "../../vault/vault-store.ts";
import type { SavedState } from "./saved.ts";
import type { NextAppointment } from "./use-next-appointment.ts";
import type { KnownStanding } from "./use-standing.ts";

export type JourneyParts = {
  lists: readonly { status: "loading" | "failed" | "ready"; items: readonly unknown[] }[];
  vault: Pick<VaultState, "status">;
  saved: Pick<SavedState, "status" | "list">;
  checkIns: Pick<CheckInsState, "status" | "kept">;
  programs: Pick<KnownStanding, "standing" | "problem">;
  appointment: Pick<NextAppointment, "status" | "next">;
};

type Anything = "looking" | "nothing" | "something";

const ofVault = ({ status }: JourneyParts["vault"]): Anything => {
  if (status === "looking") return "looking";
  // A vault may hold what no list of this page shows, and one that did not come may be there.
  return status === "none" || status === "no-account" ? "nothing" : "something";
};

const ofSaved = ({ vault, saved }: JourneyParts): Anything => {
  // Without an account nothing is saved, and nobody asks.
  if (vault.status === "no-account") return "nothing";
  if (saved.status === "looking") return "looking";
  return saved.status === "failed" || saved.list.length > 0 ? "something" : "nothing";
};

const ofCheckIns = ({ status, kept }: JourneyParts["checkIns"]): Anything => {
  if (status === "looking") return "looking";
  return status !== "ready" || kept.length > 0 ? "something" : "nothing";
};

const ofPrograms = ({ standing, problem }: JourneyParts["programs"]): Anything => {
  if (problem) return "something";
  if (!standing) return "looking";
  return standing.programs.length + standing.completed.length > 0 ? "something" : "nothing";
};

const ofAppointment = ({ status, next }: JourneyParts["appointment"]): Anything => {
  if (status === "looking") return "looking";
  return status === "failed" || next ? "something" : "nothing";
};

/** Whether somebody keeps anything here. What is locked, or did not come, is never taken for nothing. */
export const isThereAnything = (parts: JourneyParts): Anything => {
  const { lists, vault, checkIns, programs, appointment } = parts;
  if (lists.some(({ status }) => status === "loading")) return "looking";
  if (lists.some(({ status, items }) => status === "failed" || items.length > 0))
    return "something";
  const others = [
    ofVault(vault),
    ofSaved(parts),
    ofCheckIns(checkIns),
    ofPrograms(programs),
    ofAppointment(appointment),
  ];
  if (others.includes("something")) return "something";
  return others.includes("looking") ? "looking" : "nothing";
};
