import { type StaffRole, staffRoles } from "@app/contract/call";
import type { DeskPerson } from "@app/contract/calls/desk-fields";
import type { Plan } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import type { DeskService } from "../features/desk/desk-service.ts";
import { byCommand } from "../features/desk/log-store.ts";
import type { DeskPeopleService } from "../features/desk/people-service.ts";
import { minuteOf, table, usage } from "./words.ts";

export type Desk = { desk: DeskService; people: DeskPeopleService };

/** Something in the words of the command itself; it is told with the way to help. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

type Command = (desk: Desk, args: readonly string[]) => Promise<string>;

const need = (args: readonly string[], index: number, what: string): string => {
  const word = args[index];
  if (!word) throw new CommandError(`${what} is missing.`);
  return word;
};

const oneOf = <T extends string>(words: readonly T[], word: string): T | null => {
  if (word === "none") return null;
  const known = words.find((each) => each === word);
  if (!known) throw new CommandError(`${word} is none of ${[...words, "none"].join(", ")}.`);
  return known;
};

const shown = (person: DeskPerson): string =>
  table([
    ["number", person.uid],
    ["e-mail", person.email ?? (person.anonymous ? "none: no account" : "none")],
    ["role at the desk", person.role ?? "none"],
    ["plan", person.plan ?? "none"],
    ["voice credits", String(person.voice_credits)],
    ["sessions", String(person.sessions)],
    ["saved conversations", String(person.saved_conversations)],
    ["sign-ins", String(person.sign_ins)],
    ["here since", minuteOf(person.created_at)],
    ["last here", minuteOf(person.last_logged_in)],
  ]);

const setRole = async ({ people }: Desk, who: string, role: StaffRole | null): Promise<string> => {
  const { uid, email } = await people.setRole(byCommand, who, role);
  return `${email ?? uid} is ${role ? `${role} now` : "no longer at the desk"}.`;
};

const mostShown = limits.desk.pageMax;

/** The letter with this id, among those that are there; the command need not know whose it is. */
const findLetter = async ({ desk }: Desk, id: string) => {
  let before: string | undefined;
  do {
    const { entries, next_before } = await desk.outbox({ limit: mostShown, before });
    const found = entries.find((entry) => entry.id === id);
    if (found) return { uid: found.uid, id };
    before = next_before ?? undefined;
  } while (before);
  throw new CommandError("There is no such letter.");
};

const outbox: Command = async (all, [what, id]) => {
  const { desk } = all;
  if (what === undefined) {
    const { entries } = await desk.outbox({ limit: mostShown });
    if (entries.length === 0) return "The outbox is empty.";
    return table(
      entries.map(({ id, created_at, state, channel, purpose, to, failure }) => [
        id,
        minuteOf(created_at),
        state,
        channel,
        purpose,
        to ?? "",
        failure ?? "",
      ]),
    );
  }
  const key = await findLetter(all, need([id ?? ""], 0, "The id"));
  if (what === "read") {
    const { entry, text } = await desk.readLetter(byCommand, key);
    const head = [
      ["to", entry.to ?? "unknown"],
      ...(entry.subject ? [["subject", entry.subject]] : []),
    ];
    return `${table(head)}\n\n${text ?? "Its words are gone: it has left."}`;
  }
  if (what === "retry") {
    await desk.retryLetter(byCommand, key);
    return "It is waiting to be sent again.";
  }
  if (what === "remove") {
    await desk.removeLetter(byCommand, key);
    return "It is removed.";
  }
  throw new CommandError(`outbox does not know ${what}.`);
};

const errors: Command = async ({ desk }, [what, id]) => {
  if (what === "clear") {
    const { cleared } = await desk.clearErrors(byCommand, need([id ?? ""], 0, "The id"));
    return `${cleared} cleared.`;
  }
  const { groups } = await desk.errorGroups(mostShown, undefined);
  if (groups.length === 0) return "No page has met an error.";
  return groups
    .map(
      ({ id: group, times, last_at, error_message, top_frame }) =>
        `${group}  ${times} times, last ${minuteOf(last_at)}\n  ${error_message.split("\n")[0]}${top_frame ? `\n  ${top_frame}` : ""}`,
    )
    .join("\n\n");
};

const commands: Readonly<Record<string, Command>> = {
  help: async () => usage.trimEnd(),
  "make-admin": (desk, args) => setRole(desk, need(args, 0, "The e-mail address"), "admin"),
  staff: async ({ people }) => {
    const staff = await people.staff();
    return staff.length === 0
      ? "Nobody works at the desk. make-admin EMAIL makes the first."
      : table(
          staff.map(({ uid, email, role, since }) => [
            role,
            email ?? uid,
            `since ${minuteOf(since)}`,
          ]),
        );
  },
  role: (desk, args) =>
    setRole(desk, need(args, 0, "WHO"), oneOf(staffRoles, need(args, 1, "The role"))),
  person: async ({ people }, args) => shown(await people.find(byCommand, need(args, 0, "WHO"))),
  plan: async ({ people }, args) => {
    const plan = oneOf<Plan>(["paid", "pro"], need(args, 1, "The plan"));
    return shown(await people.setPlan(byCommand, need(args, 0, "WHO"), plan));
  },
  credits: async ({ people }, args) => {
    const credits = Number(need(args, 1, "The number"));
    if (!Number.isInteger(credits) || credits < 0 || credits > limits.voice.proCredits)
      throw new CommandError(`Credits are a whole number up to ${limits.voice.proCredits}.`);
    return shown(await people.setCredits(byCommand, need(args, 0, "WHO"), credits));
  },
  revoke: async ({ people }, args) => {
    await people.endSignIns(byCommand, need(args, 0, "WHO"));
    return "Signed out everywhere.";
  },
  delete: async ({ people }, args) => {
    const who = need(args, 0, "WHO");
    if (!args.includes("--yes"))
      throw new CommandError(
        "Deleting is final: everything of this person goes. Say it again with --yes.",
      );
    await people.remove(byCommand, who);
    return "Deleted, with everything kept of them.";
  },
  maintenance: async ({ desk }, [word]) => {
    if (word !== undefined && word !== "on" && word !== "off")
      throw new CommandError("maintenance takes on or off.");
    const { maintenance, maintenance_since } = word
      ? (await desk.setMaintenance(byCommand, word === "on")).switches
      : await desk.switches();
    return maintenance
      ? `Closed since ${minuteOf(maintenance_since)}. The crisis page and the safety plan stay open, and so does /admin.`
      : "Open.";
  },
  outbox,
  errors,
  log: async ({ desk }) => {
    const { entries } = await desk.log(mostShown, undefined);
    if (entries.length === 0) return "Nothing was done at the desk.";
    return table(
      entries.map(({ at, by, by_email, act, about, detail }) => [
        minuteOf(at),
        by_email ?? by,
        act.replaceAll("_", " "),
        about ?? "",
        detail ? JSON.stringify(detail) : "",
      ]),
    );
  },
};

/** What the command prints; throws what stopped it. */
export const runCommand = (
  desk: () => Promise<Desk>,
  words: readonly string[],
): Promise<string> => {
  const [name = "help", ...args] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`There is no command ${name}.`);
  return command === commands["help"]
    ? Promise.resolve(usage.trimEnd())
    : desk().then((opened) => command(opened, args));
};
