import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Where a membership comes from: bought, chosen where nothing is sold, or given by the operator. */
export type MembershipSource = "bought" | "chosen" | "given";

/** What a person has beyond a plain account, or had: an ended one stays, so that a late message finds it. is_paid and is_pro in the profile follow from it in the same transaction. */
export const memberships = pgTable("memberships", {
  uid: text("uid").primaryKey(),
  plan: text("plan").$type<"paid" | "pro">().notNull(),
  source: text("source").$type<MembershipSource>().notNull(),
  /** The payment service's word for it; null where nothing was paid, "ended" where such a plan is over. */
  status: text("status"),
  customerId: text("customer_id"),
  subscriptionId: text("subscription_id"),
  periodEndsAt: moment("period_ends_at"),
  endsWithPeriod: boolean("ends_with_period").notNull().default(false),
  /** A failed payment takes nothing away before this. */
  graceUntil: moment("grace_until"),
  /** Grows with every change: what was asked for before the last one changes nothing. */
  saidAt: moment("said_at").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** Messages of the payment service that were dealt with, so that a repeated one is not dealt with again. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    uid: text("uid").notNull(),
    id: text("id").notNull(),
    type: text("type").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
