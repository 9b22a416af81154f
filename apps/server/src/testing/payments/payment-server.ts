import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HeldCharge, HeldRecords, HeldSubscription } from "./held-payments.ts";
import {
  currency,
  missingAnswer,
  monthSeconds,
  newPaymentId,
  type PaymentAnswer,
  paymentRoutes,
  prices,
} from "./payment-routes.ts";

/** A double of the few addresses of Stripe's API that the product uses, and of its two pages. */

type Json = Record<string, unknown>;

type PaymentRequest = { method: string; path: string; headers: IncomingMessage["headers"] };

export type PaymentServer = HeldRecords & {
  url: string;
  requests: PaymentRequest[];
  /** While true, every call of the API fails. */
  isDown: boolean;
  /** What the page to pay at does when somebody pays. */
  pay(checkoutId: string, at?: Date): HeldSubscription;
  /** A message with this object, as it is sent to a webhook. */
  event(type: string, object: object, at?: Date): Json & { id: string };
  close(): Promise<void>;
};

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** Signs by hand, where the official library is not at hand. */
export const signMessage = (payload: string, secret: string, at = new Date()): string => {
  const t = seconds(at);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${payload}`).digest("hex")}`;
};

const readBody = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = "";
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
};

export const startPaymentServer = async (): Promise<PaymentServer> => {
  const requests: PaymentRequest[] = [];
  const customers: PaymentServer["customers"] = new Map();
  const subscriptions: PaymentServer["subscriptions"] = new Map();
  const charges: PaymentServer["charges"] = new Map();
  const checkouts: PaymentServer["checkouts"] = new Map();
  const state = { isDown: false, url: "" };

  const pay: PaymentServer["pay"] = (checkoutId, at = new Date()) => {
    const checkout = checkouts.get(checkoutId);
    if (checkout?.status !== "open") throw new Error("this page to pay at is closed");
    checkout.status = "complete";
    const price = checkout.price as keyof typeof prices; // the product's own configuration
    const subscription: HeldSubscription = {
      id: newPaymentId("sub"),
      object: "subscription",
      customer: checkout.customer,
      status: "active",
      metadata: checkout.subscriptionMetadata,
      start_date: seconds(at),
      cancel_at: null,
      cancel_at_period_end: false,
      items: {
        object: "list",
        data: [
          {
            price: { id: price, product: prices[price].product },
            current_period_start: seconds(at),
            current_period_end: seconds(at) + monthSeconds,
          },
        ],
      },
    };
    subscriptions.set(subscription.id, subscription);
    const charge: HeldCharge = {
      id: newPaymentId("ch"),
      object: "charge",
      customer: checkout.customer,
      created: seconds(at),
      amount: prices[price].amount,
      amount_refunded: 0,
      currency,
      paid: true,
      refunded: false,
    };
    charges.set(charge.id, charge);
    return subscription;
  };

  const held = { customers, subscriptions, charges, checkouts };
  const routes = paymentRoutes(held, () => state.url, pay);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const method = request.method ?? "GET";
    requests.push({ method, path: pathname, headers: request.headers });
    const body = method === "POST" ? await readBody(request) : new URLSearchParams();
    const params = new URLSearchParams([...searchParams, ...body]);
    const isApi = pathname.startsWith("/v1/");
    let given: PaymentAnswer = { status: 404, json: missingAnswer("address") };
    if (state.isDown && isApi) given = { status: 500, json: { error: { type: "api_error" } } };
    else
      for (const [wanted, pattern, route] of routes) {
        const match = wanted === method ? pattern.exec(pathname) : null;
        if (match) given = route(params, ...match.slice(1));
      }
    response.writeHead(given.status ?? 200, {
      "content-type": given.html ? "text/html; charset=utf-8" : "application/json",
      "request-id": newPaymentId("req"),
      ...(given.location ? { location: given.location } : {}),
    });
    response.end(given.html ?? JSON.stringify(given.json ?? {}));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.url = `http://localhost:${(server.address() as AddressInfo).port}`; // it listens on TCP

  return {
    get url() {
      return state.url;
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(value) {
      state.isDown = value;
    },
    requests,
    ...held,
    pay,
    event: (type, object, at = new Date()) => ({
      id: newPaymentId("evt"),
      object: "event",
      type,
      created: seconds(at),
      data: { object: structuredClone(object) },
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
