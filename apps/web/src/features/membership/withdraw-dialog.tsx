import { brand } from "@app/contract/brand";
import type { MembershipStanding } from "@app/contract/calls/membership";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./membership.module.css";
import { roleTitles } from "./membership-words.ts";

type WithdrawDialogProps = {
  open: boolean;
  standing: MembershipStanding;
  email: string | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** The statement the law asks for: who, which contract, where the confirmation goes; then one more press. */
export const WithdrawDialog = ({
  open,
  standing,
  email,
  onClose,
  onConfirm,
}: WithdrawDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Withdraw from the contract?"
    actions={
      <>
        <Button kind="bare" onClick={onClose}>
          Keep the plan
        </Button>
        <Button kind="soft" onClick={onConfirm}>
          Confirm withdrawal
        </Button>
      </>
    }
  >
    <dl className={styles["withdraw-facts"]}>
      <dt>Who</dt>
      <dd>{email}</dd>
      <dt>Contract</dt>
      <dd>
        {brand.name} membership, {standing.plan ? roleTitles[standing.plan] : ""}
      </dd>
      <dt>Confirmation to</dt>
      <dd>{email}</dd>
    </dl>
    <p>
      The plan ends at once. Everything you paid for it goes back the way it came. Your account and
      all you saved stay.
    </p>
  </Dialog>
);
