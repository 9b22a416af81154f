import { brand } from "@app/contract/brand";
import type { Plan } from "@app/contract/entitlements";
import { type Money, sayMoney } from "../say-money.ts";
import { composeLetter } from "./compose-letter.ts";
import { type LetterWords, link, wordsPart } from "./letter.ts";
import { sayMoment } from "./said-times.ts";

const contractOf = (plan: Plan): string => `${brand.name} membership, ${plan} plan`;

const reason = "You get this letter because your account has this address.";

/** The law asks for this in writing: what was withdrawn from, and when. */
export const withdrawalConfirmedLetter = (values: {
  plan: Plan;
  at: Date;
  refunded: readonly Money[];
  membershipLink: string;
}): LetterWords => {
  const back = values.refunded.map(sayMoney).join(" and ");
  return composeLetter({
    subject: "Your withdrawal is confirmed",
    heading: "Your withdrawal is confirmed",
    parts: [
      wordsPart("You withdrew from the contract, and it ended in the same moment."),
      {
        kind: "facts",
        facts: [
          ["Contract", contractOf(values.plan)],
          ["Withdrawn", sayMoment(values.at)],
          ["Goes back to you", back === "" ? "nothing had been paid" : back],
        ],
      },
      wordsPart(
        "The money goes back the way it came. How long that takes is up to your bank, usually a few days.",
      ),
      wordsPart("Your account stays, and with it all you saved."),
      link("See how you stand", values.membershipLink),
    ],
    reason,
  });
};

export const cancellationConfirmedLetter = (values: {
  plan: Plan;
  at: Date;
  /** null: it ended in the moment it was cancelled. */
  staysUntil: Date | null;
  membershipLink: string;
}): LetterWords =>
  composeLetter({
    subject: "Your cancellation is confirmed",
    heading: "Your cancellation is confirmed",
    parts: [
      wordsPart("You cancelled your membership. Nothing more is taken."),
      {
        kind: "facts",
        facts: [
          ["Contract", contractOf(values.plan)],
          ["Cancelled", sayMoment(values.at)],
          ["Ends", sayMoment(values.staysUntil ?? values.at)],
        ],
      },
      wordsPart("Your account stays, and with it all you saved."),
      link("See how you stand", values.membershipLink),
    ],
    reason,
  });
