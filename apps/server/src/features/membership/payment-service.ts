import type { Price } from "@app/contract/calls/membership";
import type { Plan } from "@app/contract/entitlements";

/** One subscription as the payment service holds it now. */
export type Subscription = {
  id: string;
  customerId: string;
  /** Its own word: active, trialing, past_due, canceled and others. */
  status: string;
  /** null: for something this product does not know. */
  plan: Plan | null;
  startedAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
  endsWithPeriod: boolean;
};

export type Refund = { amount: number; currency: string };

/** A signed message of the payment service, as far as it concerns a membership. */
export type PaymentMessage = {
  id: string;
  type: string;
  at: Date;
  /** null: nothing this product has to do with. */
  about: { uid: string | null; customerId: string | null } | null;
  /** When the payment was made that was now paid back in full; null for any other message. */
  refundedPaymentAt: Date | null;
  isFailedPayment: boolean;
  isPayment: boolean;
};

/** The little that is asked of whoever takes the payments. */
export type PaymentService = {
  prices(): Promise<Record<Plan, Price | null>>;
  createCustomer(uid: string, email: string | null): Promise<string>;
  /** Whose customer this is; null for one that is not ours, or is gone. */
  uidOfCustomer(customerId: string): Promise<string | null>;
  /** The address of a page to pay at. Pages opened earlier are closed, so that nobody pays twice. */
  checkout(order: { uid: string; customerId: string; plan: Plan; backTo: string }): Promise<string>;
  /** The address of the person's pages there. */
  portal(customerId: string, backTo: string): Promise<string>;
  /** All of a customer's subscriptions as they are now, ended ones too. */
  subscriptions(customerId: string): Promise<Subscription[]>;
  setEndsWithPeriod(subscriptionId: string, endsWithPeriod: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  /** Pays back what was paid since; what was paid back already is not paid back twice. */
  refundSince(customerId: string, since: Date): Promise<Refund[]>;
  /** Ends all subscriptions of the customer and removes what is held of the person there. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Throws when the signature is wrong or too old. */
  readMessage(body: Buffer, signature: string): Promise<PaymentMessage>;
};
