import type { Stripe } from "stripe";
import type { PaymentMessage } from "./payment-service.ts";

export const idOf = (held: string | { id: string } | null | undefined): string | null =>
  typeof held === "string" ? held : (held?.id ?? null);

export const momentOf = (seconds: number): Date => new Date(seconds * 1_000);

const aboutOf = (event: Stripe.Event): PaymentMessage["about"] => {
  switch (event.type) {
    case "checkout.session.completed": {
      const { client_reference_id, customer } = event.data.object;
      return { uid: client_reference_id, customerId: idOf(customer) };
    }
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const { metadata, customer } = event.data.object;
      return { uid: metadata["uid"] ?? null, customerId: idOf(customer) };
    }
    case "invoice.paid":
    case "invoice.payment_failed": {
      const { parent, customer } = event.data.object;
      const uid = parent?.subscription_details?.metadata?.["uid"] ?? null;
      return { uid, customerId: idOf(customer) };
    }
    case "charge.refunded":
      return { uid: null, customerId: idOf(event.data.object.customer) };
    default:
      return null;
  }
};

/** What a message is about, in this product's words. Its state is not taken from it: messages overtake one another. */
export const messageOf = (event: Stripe.Event): PaymentMessage => ({
  id: event.id,
  type: event.type,
  at: momentOf(event.created),
  about: aboutOf(event),
  refundedPaymentAt:
    event.type === "charge.refunded" && event.data.object.refunded
      ? momentOf(event.data.object.created)
      : null,
  isFailedPayment: event.type === "invoice.payment_failed",
  isPayment: event.type === "invoice.paid",
});
