import { dataPolicy } from "@app/content/data-policy";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./help-menu.module.css";
import { SupportAddress } from "./support-address.tsx";

type DataPolicyDialogProps = { open: boolean; onClose: () => void };

export const DataPolicyDialog = ({ open, onClose }: DataPolicyDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Data Policy"
    actions={
      <Button kind="soft" onClick={onClose}>
        Close
      </Button>
    }
  >
    {dataPolicy.map(({ heading, text }, index) => (
      <section key={heading} className={styles["help-policy"]}>
        <h3>{heading}</h3>
        <p>
          {text} {index === dataPolicy.length - 1 && <SupportAddress />}
        </p>
      </section>
    ))}
    <p>
      In full:{" "}
      <Link to={paths.privacy} onClick={onClose}>
        privacy
      </Link>
      ,{" "}
      <Link to={paths.healthData} onClick={onClose}>
        health data
      </Link>{" "}
      and{" "}
      <Link to={paths.dataProtection} onClick={onClose}>
        what lies where
      </Link>
      .
    </p>
  </Dialog>
);
