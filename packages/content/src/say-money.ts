export type Money = {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
};

/** "€9", "£12.50", "JP¥1,200" */
export const sayMoney = ({ amount, currency }: Money): string => {
  const format = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits).replace(/\.00$/, "");
};
