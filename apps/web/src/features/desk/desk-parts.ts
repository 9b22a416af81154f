import { mayAct, type StaffRole } from "@app/contract/call";

/** The parts of the desk in their order, each with the least role it is open to. */
const deskParts = [
  { id: "people", name: "People", minRole: "admin" },
  { id: "messages", name: "Messages", minRole: "moderator" },
  { id: "shared", name: "Board and prompts", minRole: "moderator" },
  { id: "counts", name: "Counts", minRole: "moderator" },
  { id: "errors", name: "Errors", minRole: "admin" },
  { id: "outbox", name: "Outbox", minRole: "admin" },
  { id: "model", name: "Model", minRole: "admin" },
  { id: "maintenance", name: "Open or closed", minRole: "admin" },
  { id: "configuration", name: "Configuration", minRole: "admin" },
  { id: "log", name: "Log", minRole: "admin" },
] as const satisfies readonly { id: string; name: string; minRole: StaffRole }[];

export type DeskPart = (typeof deskParts)[number];
export type DeskPartId = DeskPart["id"];

export const partsFor = (role: StaffRole): readonly DeskPart[] =>
  deskParts.filter(({ minRole }) => mayAct(role, minRole));

/** The part that was asked for, or the first that is open to the role. */
export const partOf = (role: StaffRole, asked: string | null): DeskPartId => {
  const parts = partsFor(role);
  return (parts.find(({ id }) => id === asked) ?? parts[0])?.id ?? "messages";
};
