import type { Api } from "@app/contract/api";
import type { SentInput } from "@app/contract/call";
import type { Client } from "@app/contract/client";
import { limits } from "@app/contract/limits";
import { problemOf } from "../../../errors/problem.ts";

type Part = SentInput<Api["imports"]["bringBack"]>;
export type BroughtBack = { added: number; skipped: number; failed: number };

/** A report is long: a few fit into one request. */
const reportsAtOnce = 2;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const portions = (items: readonly unknown[], atOnce: number): unknown[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  );

/** The lists of an export that an account gets back, by the names the call has for them. */
export const listsIn = (account: Record<string, unknown>) => {
  const { actions, summaries, memory, appointments, check_ins, programs, reports } = account;
  return {
    actions: listOf(actions),
    summaries: listOf(summaries),
    memory: listOf(fieldsOf(memory)["items"]),
    appointments: listOf(appointments),
    check_ins: listOf(check_ins),
    programs: listOf(fieldsOf(programs)["programs"]),
    reports: listOf(reports),
  };
};

const onesIn = (account: Record<string, unknown>) => {
  const { username } = fieldsOf(account["profile"]);
  const completed = listOf(fieldsOf(account["programs"])["completed"]);
  return [
    ...(username ? [{ username }] : []),
    ...(fieldsOf(account["pet"])["has_pet"] === true ? [{ has_pet: true }] : []),
    ...(account["settings"] ? [{ settings: account["settings"] }] : []),
    ...(completed.length > 0 ? [{ completed_programs: completed }] : []),
  ];
};

/**
 * What an export holds readable goes back under the ids it had. A file may have been edited: the server
 * looks at every part, and one that is no longer sound keeps no other from coming back.
 */
export const bringBack = async (
  account: Record<string, unknown>,
  { imports }: Pick<Client<Api>, "imports">,
  checkInsInVault: ReadonlySet<string>,
): Promise<BroughtBack> => {
  const result: BroughtBack = { added: 0, skipped: 0, failed: 0 };
  const send = async (part: unknown): Promise<boolean> => {
    try {
      const { added, left_out } = await imports.bringBack(part as Part); // the server checks what a file says
      result.added += added;
      result.skipped += left_out;
      return true;
    } catch (error) {
      if (problemOf(error).code === "invalid_input") return false;
      throw error;
    }
  };
  for (const one of onesIn(account)) if (!(await send(one))) result.failed++;
  for (const [name, items] of Object.entries(listsIn(account))) {
    // A check-in that has moved into the vault since is there, and comes back by it.
    const isMoved = (item: unknown) =>
      name === "check_ins" && checkInsInVault.has(String(fieldsOf(item)["id"]));
    const here = items.filter((item) => !isMoved(item));
    result.skipped += items.length - here.length;
    const atOnce = name === "reports" ? reportsAtOnce : limits.imports.perRequestMax;
    for (const portion of portions(here, atOnce)) {
      if (await send({ [name]: portion })) continue;
      for (const item of portion) if (!(await send({ [name]: [item] }))) result.failed++;
    }
  }
  return result;
};
