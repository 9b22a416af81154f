import { paths } from "@app/contract/paths";
import type { KeptCheckIn } from "../../check-ins/check-ins.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./check-ins.module.css";

/** Who can open what is kept here, in a line. */
export const WhereKept = ({ where }: { where: KeptCheckIn["where"] }) => (
  <p className={`${styles["where-kept"]} quietly`}>
    <Icon name="lock" size={18} />
    {where === "vault" ? (
      <span>
        Kept in your vault: sealed in this browser before it leaves, and only you can open it.
      </span>
    ) : (
      <span>
        Kept for you on the server, sealed under the server’s key. With{" "}
        <Link to={paths.seed}>a vault</Link> only you could open it, and what is here would move
        into it.
      </span>
    )}
  </p>
);
