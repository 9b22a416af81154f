import type { MembershipOffer } from "@app/contract/calls/membership";
import { type Role, roles } from "@app/contract/entitlements";
import styles from "./membership.module.css";
import { comparedLines, priceWords, roleTitles } from "./membership-words.ts";

const costOf = (role: Role, offer: MembershipOffer | null): string => {
  if (role === "anonymous" || role === "member") return "Free";
  if (!offer) return "";
  const price = offer.prices[role];
  if (price) return priceWords(price);
  if (offer.payments) return "The price could not be read just now";
  return offer.plans_free ? "At no cost here" : "Given by whoever runs this";
};

type KindsTableProps = { offer: MembershipOffer | null; own: Role | null };

/** A table on wide screens, a list of lines on narrow ones; the roles keep it a table for a screen reader. */
export const KindsTable = ({ offer, own }: KindsTableProps) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: the narrow layout takes these roles away from the elements
  <table role="table" className={styles["kinds"]} aria-labelledby="kinds">
    <thead role="rowgroup">
      <tr role="row">
        <td role="cell" />
        {roles.map((role) => (
          <th role="columnheader" scope="col" key={role} data-own={role === own || undefined}>
            {roleTitles[role]}
            <span className={styles["kinds-cost"]}>{costOf(role, offer)}</span>
            {role === own && <span className={styles["kinds-own"]}>This is you</span>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {comparedLines.map(({ name, note, words }) => (
        <tr role="row" key={name}>
          <th role="rowheader" scope="row">
            {name}
            {note && <span className={styles["kinds-note"]}>{note}</span>}
          </th>
          {roles.map((role) => (
            <td role="cell" key={role} data-own={role === own || undefined}>
              <span className={styles["kinds-name"]} aria-hidden="true">
                {roleTitles[role]}
              </span>
              <span data-no={words[role] === "No" || undefined}>{words[role]}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/noRedundantRoles: as above
);
