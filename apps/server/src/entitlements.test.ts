import { apiCalls } from "@app/contract/api";
import { type Call, needOf, takesBody } from "@app/contract/call";
import {
  entitlements,
  type Need,
  needs,
  type Role,
  refusalForRole,
  roles,
} from "@app/contract/entitlements";
import type { ErrorCode } from "@app/contract/error-catalogue";
import type { ErrorBody } from "@app/contract/errors";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "./db/schema/people.ts";
import { createTestApp, type TestApp, type TestPerson } from "./testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const people = new Map<Role, TestPerson>();

const personOf = async (role: Role): Promise<TestPerson> => {
  const person =
    people.get(role) ?? (await (role === "anonymous" ? server.anonymous() : server.account()));
  people.set(role, person);
  // Some calls end a plan: the next one gets it back.
  if (role === "paid" || role === "pro")
    await server.dependencies.membership.setPlan(person.uid, role, "given");
  return person;
};

const send = (call: Call, person: TestPerson, input: Record<string, unknown>) => {
  const hasBody = takesBody(call);
  return server.inject(call.path.replace(/:\w+/g, "some-id"), {
    method: call.method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(hasBody ? { "content-type": "application/json" } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(input) } : {}),
  });
};

const codeOf = async (response: Response): Promise<ErrorCode | null> =>
  response.status < 400 ? null : ((await response.json()) as ErrorBody).code; // the API's one form

type Case = { name: string; call: Call; input: Record<string, unknown> };

/** Every call that is mounted, and where a need depends on the input, every value that has one and one that has none. */
const cases: Case[] = Object.entries(apiCalls).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Call>).flatMap(([name, call]) => {
    const one = { name: `${feature}.${name}`, call, input: {} };
    const { needs: declared } = call;
    if (typeof declared !== "object") return [one];
    return [
      one,
      ...Object.keys(declared.of).map((value) => ({
        ...one,
        name: `${one.name} ${value}`,
        input: { [declared.input]: value },
      })),
    ];
  }),
);

/** What the contract alone says: who comes in at all, and then what the role may do. */
const expectedRefusal = ({ call, input }: Case, role: Role): ErrorCode | null => {
  if (call.access === "public" || call.access === "person") {
    const need = needOf(call, input);
    return need ? refusalForRole(role, need) : null;
  }
  if (role === "anonymous") return "account_required";
  if (call.access === "staff") return "forbidden";
  const need = needOf(call, input);
  return need ? refusalForRole(role, need) : null;
};

const refusals: readonly (ErrorCode | null)[] = ["account_required", "not_in_plan", "forbidden"];

/** Refused by their own service for reasons that no role changes. */
const ownRefusals: Readonly<Record<string, ErrorCode>> = {
  "account.migrationLink": "forbidden",
};

describe("who may do what", () => {
  it("walks more than a few calls", () => {
    expect(cases.length).toBeGreaterThan(50);
  });

  it.each(roles.flatMap((role) => cases.map((one) => [role, one.name, one] as const)))(
    "%s: %s",
    async (role, name, one) => {
      let response = await send(one.call, await personOf(role), one.input);
      // Some calls end a sign-in or a person: the next one is another person's.
      if (response.status === 401) {
        people.delete(role);
        response = await send(one.call, await personOf(role), one.input);
      }
      expect(response.status).not.toBe(401);
      const code = await codeOf(response);
      const expected = expectedRefusal(one, role);
      if (expected) expect(code).toBe(expected);
      else if (code !== ownRefusals[name]) expect(refusals).not.toContain(code);
    },
  );

  it("is asked by some call for each line of the table", () => {
    const calls: Call[] = Object.values(apiCalls).flatMap(
      (group) => Object.values(group) as Call[],
    ); // each is a Call
    const asked = new Set(
      calls.flatMap(({ needs: declared }): Need[] =>
        declared === undefined
          ? []
          : typeof declared === "string"
            ? [declared]
            : Object.values(declared.of),
      ),
    );
    expect([...asked].sort()).toEqual(Object.keys(needs).sort());
    const counted = new Set(calls.flatMap(({ countsAgainst }) => countsAgainst ?? []));
    expect([...counted].sort()).toEqual(["analysesPerMonth", "messagesPerDay", "voice"]);
    for (const call of Object.values(apiCalls.vault)) expect(call.needs).toBe("saveToVault");
  });

  it("counts from the next call on, on this server and on another", async () => {
    const person = await server.account();
    const deepDive = () => person.client.sessions.create({ session_type: "deepDive" });
    await expect(deepDive()).rejects.toMatchObject({ code: "not_in_plan" });
    // As another server would have written it.
    const { db } = server.database;
    await db.update(users).set({ isPaid: true }).where(eq(users.uid, person.uid));
    await deepDive();
    await db.update(users).set({ isPaid: false }).where(eq(users.uid, person.uid));
    await expect(deepDive()).rejects.toMatchObject({ code: "not_in_plan" });
  });
});

describe("the messages of a day", () => {
  const useUp = async ({ uid }: TestPerson) => {
    const messagesDay = new Date(server.clock.now).toISOString().slice(0, 10);
    await server.database.db
      .update(users)
      .set({ messagesToday: 100_000, messagesDay })
      .where(eq(users.uid, uid));
  };
  const drain = async (events: AsyncIterable<unknown>) => {
    for await (const _event of events);
  };
  const speak: Record<string, (person: TestPerson, content: string) => Promise<void>> = {
    respond: async ({ client }, content) => {
      const { session } = await client.sessions.create({});
      await drain(client.sessions.respond({ id: session.id, content }));
    },
    respondStateless: async ({ client }, content) =>
      drain(client.sessions.respondStateless({ id: "gone", history: [{ role: "user", content }] })),
  };

  it("are counted by every call that says so", () => {
    const counting = Object.entries(apiCalls.sessions).filter(
      ([, call]) => "countsAgainst" in call && call.countsAgainst === "messagesPerDay",
    );
    expect(counting.map(([name]) => name).sort()).toEqual(Object.keys(speak).sort());
  });

  it.each(roles.flatMap((role) => Object.keys(speak).map((name) => [role, name] as const)))(
    "%s: %s stops where the table says, and never in a crisis",
    async (role, name) => {
      const person = await personOf(role);
      await useUp(person);
      const say = speak[name];
      if (!say) throw new Error("no such call");
      const ordinary = say(person, "The bus was late again this morning.");
      if (entitlements[role].messagesPerDay === null) await ordinary;
      else await expect(ordinary).rejects.toMatchObject({ code: "message_limit" });
      await say(person, "I want to kill myself tonight.");
    },
  );
});
