import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createFollowPayments } from "./follow-payments.ts";
import { countingOf } from "./membership-state.ts";
import type { PaymentMessage, Subscription } from "./payment-service.ts";
import { createMembershipStore } from "./store.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const startedAt = new Date();
const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: "sub_one",
  customerId: "cus_one",
  status: "active",
  plan: "paid",
  startedAt,
  periodStartsAt: startedAt,
  periodEndsAt: new Date(startedAt.getTime() + 30 * 24 * 60 * 60_000),
  endsWithPeriod: false,
  ...changes,
});

const message = (id: string): PaymentMessage => ({
  id,
  type: "customer.subscription.updated",
  at: startedAt,
  about: null,
  refundedPaymentAt: null,
  isFailedPayment: false,
  isPayment: false,
});

test("an answer that was overtaken on its way is thrown away and asked for again", async () => {
  const person = await server.account();
  const store = createMembershipStore(server.database.db);
  const answers: Subscription[][] = [];
  let isFirst = true;
  const following = createFollowPayments({
    store,
    now: () => new Date(),
    logger: server.app.log,
    payments: {
      subscriptions: async () => {
        const truth = [subscription({ status: isFirst ? "active" : "canceled" })];
        answers.push(truth);
        if (isFirst) {
          isFirst = false;
          // While the old answer is still on its way, the end is heard and written.
          await following.catchUp(person.uid, "cus_one", message("evt_end"));
        }
        return truth;
      },
      uidOfCustomer: async () => null,
      cancelNow: async () => undefined,
      refundSince: async () => [],
      forgetCustomer: async () => undefined,
    },
  });
  await following.catchUp(person.uid, "cus_one", message("evt_begin"));
  expect(answers.map(([held]) => held?.status)).toEqual(["active", "canceled", "canceled"]);
  expect((await store.find(person.uid))?.status).toBe("canceled");
  expect(await person.client.membership.read({})).toMatchObject({ role: "member", plan: null });
});

test("of several subscriptions the better one that lives counts, however they are listed", () => {
  const old = subscription({ id: "sub_old", status: "canceled", plan: "pro" });
  const paid = subscription({ id: "sub_paid", startedAt: new Date(startedAt.getTime() + 1_000) });
  const pro = subscription({ id: "sub_pro", plan: "pro", status: "past_due" });
  const foreign = subscription({ id: "sub_foreign", plan: null });
  expect(countingOf([old, paid, pro, foreign])?.id).toBe("sub_pro");
  expect(countingOf([foreign, pro, paid, old])?.id).toBe("sub_pro");
  expect(countingOf([foreign, old, paid])?.id).toBe("sub_paid");
  expect(countingOf([foreign, old])?.id).toBe("sub_old");
  expect(countingOf([foreign])).toBeUndefined();
});
