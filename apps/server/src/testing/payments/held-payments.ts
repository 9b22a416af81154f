/** What the double of the payment service holds, in the shapes of its API. */

export type HeldSubscription = {
  id: string;
  object: "subscription";
  customer: string;
  status: string;
  metadata: Record<string, string>;
  start_date: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: {
    object: "list";
    data: {
      price: { id: string; product: string };
      current_period_start: number;
      current_period_end: number;
    }[];
  };
};

export type HeldCharge = {
  id: string;
  object: "charge";
  customer: string;
  created: number;
  amount: number;
  amount_refunded: number;
  currency: string;
  paid: boolean;
  refunded: boolean;
};

export type HeldCheckout = {
  id: string;
  object: "checkout.session";
  customer: string;
  client_reference_id: string;
  status: "open" | "complete" | "expired";
  url: string;
  success_url: string;
  cancel_url: string;
  price: string;
  subscriptionMetadata: Record<string, string>;
};

type HeldCustomer = { id: string; metadata: Record<string, string>; email: string | null };

export type HeldRecords = {
  customers: Map<string, HeldCustomer>;
  subscriptions: Map<string, HeldSubscription>;
  charges: Map<string, HeldCharge>;
  checkouts: Map<string, HeldCheckout>;
};
