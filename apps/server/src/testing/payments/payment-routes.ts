import { randomUUID } from "node:crypto";
import type { HeldCheckout, HeldRecords, HeldSubscription } from "./held-payments.ts";

type Json = Record<string, unknown>;

export const prices = {
  price_paid: { amount: 900, product: "prod_paid" },
  price_pro: { amount: 1900, product: "prod_pro" },
} as const;
export const currency = "eur";
export const monthSeconds = 30 * 24 * 3_600;

export const newPaymentId = (kind: string): string => `${kind}_${randomUUID().replaceAll("-", "")}`;

const metadataIn = (params: URLSearchParams, start: string): Record<string, string> =>
  Object.fromEntries(
    [...params]
      .filter(([name]) => name.startsWith(`${start}[`))
      .map(([name, value]) => [name.slice(start.length + 1, -1), value]),
  );

export const missingAnswer = (what: string): Json => ({
  error: {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}`,
  },
});

export type PaymentAnswer = { status?: number; json?: object; html?: string; location?: string };
type Handle = (params: URLSearchParams, ...ids: string[]) => PaymentAnswer;

const list = (data: object[], url: string): PaymentAnswer => ({
  json: { object: "list", data, has_more: false, url },
});

type Route = readonly [method: string, path: RegExp, handle: Handle];

const cancel = (subscription: HeldSubscription): void => {
  subscription.status = "canceled";
};

/** What each address answers. `url` is where the pages to pay at stand. */
export const paymentRoutes = (
  { customers, subscriptions, charges, checkouts }: HeldRecords,
  url: () => string,
  pay: (checkoutId: string) => void,
): readonly Route[] => {
  return [
    [
      "GET",
      /^\/v1\/prices\/(\w+)$/,
      (_params, id = "") => {
        const price = prices[id as keyof typeof prices]; // unknown ones are undefined
        return price
          ? {
              json: {
                id,
                object: "price",
                unit_amount: price.amount,
                currency,
                product: price.product,
                recurring: { interval: "month", interval_count: 1 },
              },
            }
          : { status: 404, json: missingAnswer("price") };
      },
    ],
    [
      "POST",
      /^\/v1\/customers$/,
      (params) => {
        const customer = {
          id: newPaymentId("cus"),
          metadata: metadataIn(params, "metadata"),
          email: params.get("email"),
        };
        customers.set(customer.id, customer);
        return { json: { ...customer, object: "customer" } };
      },
    ],
    [
      "GET",
      /^\/v1\/customers\/(\w+)$/,
      (_params, id = "") => {
        const customer = customers.get(id);
        return customer
          ? { json: { ...customer, object: "customer" } }
          : { status: 404, json: missingAnswer("customer") };
      },
    ],
    [
      "DELETE",
      /^\/v1\/customers\/(\w+)$/,
      (_params, id = "") => {
        if (!customers.delete(id)) return { status: 404, json: missingAnswer("customer") };
        for (const held of subscriptions.values()) if (held.customer === id) cancel(held);
        return { json: { id, object: "customer", deleted: true } };
      },
    ],
    [
      "GET",
      /^\/v1\/checkout\/sessions$/,
      (params) =>
        list(
          [...checkouts.values()].filter(
            ({ customer, status }) =>
              customer === params.get("customer") && status === params.get("status"),
          ),
          "/v1/checkout/sessions",
        ),
    ],
    [
      "POST",
      /^\/v1\/checkout\/sessions$/,
      (params) => {
        const id = newPaymentId("cs");
        const checkout: HeldCheckout = {
          id,
          object: "checkout.session",
          customer: params.get("customer") ?? "",
          client_reference_id: params.get("client_reference_id") ?? "",
          status: "open",
          url: `${url()}/pay/${id}`,
          success_url: params.get("success_url") ?? "",
          cancel_url: params.get("cancel_url") ?? "",
          price: params.get("line_items[0][price]") ?? "",
          subscriptionMetadata: metadataIn(params, "subscription_data[metadata]"),
        };
        if (!customers.has(checkout.customer))
          return { status: 404, json: missingAnswer("customer") };
        checkouts.set(id, checkout);
        return { json: checkout };
      },
    ],
    [
      "POST",
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_params, id = "") => {
        const checkout = checkouts.get(id);
        if (checkout?.status !== "open")
          return { status: 400, json: missingAnswer("open session") };
        checkout.status = "expired";
        return { json: checkout };
      },
    ],
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      (params) => ({
        json: {
          id: newPaymentId("bps"),
          object: "billing_portal.session",
          url: `${url()}/portal?back=${encodeURIComponent(params.get("return_url") ?? "")}`,
        },
      }),
    ],
    [
      "GET",
      /^\/v1\/subscriptions$/,
      (params) =>
        list(
          [...subscriptions.values()].filter(({ customer }) => customer === params.get("customer")),
          "/v1/subscriptions",
        ),
    ],
    [
      "GET",
      /^\/v1\/subscriptions\/(\w+)$/,
      (_params, id = "") => {
        const held = subscriptions.get(id);
        return held ? { json: held } : { status: 404, json: missingAnswer("subscription") };
      },
    ],
    [
      "POST",
      /^\/v1\/subscriptions\/(\w+)$/,
      (params, id = "") => {
        const held = subscriptions.get(id);
        if (!held || held.status === "canceled")
          return { status: 404, json: missingAnswer("subscription") };
        const ends = params.get("cancel_at_period_end");
        const [item] = held.items.data;
        if (ends !== null) {
          held.cancel_at_period_end = ends === "true";
          held.cancel_at = ends === "true" ? (item?.current_period_end ?? null) : null;
        }
        if (params.get("cancel_at") === "") held.cancel_at = null;
        return { json: held };
      },
    ],
    [
      "DELETE",
      /^\/v1\/subscriptions\/(\w+)$/,
      (_params, id = "") => {
        const held = subscriptions.get(id);
        if (!held || held.status === "canceled")
          return { status: 404, json: missingAnswer("subscription") };
        cancel(held);
        return { json: held };
      },
    ],
    [
      "GET",
      /^\/v1\/charges$/,
      (params) =>
        list(
          [...charges.values()].filter(
            ({ customer, created }) =>
              customer === params.get("customer") &&
              created >= Number(params.get("created[gte]") ?? 0),
          ),
          "/v1/charges",
        ),
    ],
    [
      "POST",
      /^\/v1\/refunds$/,
      (params) => {
        const charge = charges.get(params.get("charge") ?? "");
        if (!charge) return { status: 404, json: missingAnswer("charge") };
        if (charge.refunded)
          return {
            status: 400,
            json: { error: { type: "invalid_request_error", code: "charge_already_refunded" } },
          };
        charge.amount_refunded = charge.amount;
        charge.refunded = true;
        return {
          json: { id: newPaymentId("re"), object: "refund", amount: charge.amount, currency },
        };
      },
    ],
    [
      "GET",
      /^\/pay\/(\w+)$/,
      (_params, id = "") => ({
        html: `<h1>The page to pay at</h1><form method="post" action="/pay/${id}"><button>Pay</button></form>
          <a href="${checkouts.get(id)?.cancel_url ?? ""}">Back without paying</a>`,
      }),
    ],
    [
      "POST",
      /^\/pay\/(\w+)$/,
      (_params, id = "") => {
        pay(id);
        return { status: 303, location: checkouts.get(id)?.success_url ?? "" };
      },
    ],
    [
      "GET",
      /^\/portal$/,
      (params) => ({
        html: `<h1>Invoices and ways to pay</h1><a href="${params.get("back") ?? ""}">Back</a>`,
      }),
    ],
  ];
};
