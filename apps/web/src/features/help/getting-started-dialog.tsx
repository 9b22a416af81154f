import { gettingStartedTips, proTip } from "@app/content/getting-started";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./help-menu.module.css";

type GettingStartedDialogProps = { open: boolean; onClose: () => void };

export const GettingStartedDialog = ({ open, onClose }: GettingStartedDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Getting Started"
    actions={<Button onClick={onClose}>Got It</Button>}
  >
    <ol className={styles["help-tips"]}>
      {gettingStartedTips.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <p className={styles["help-pro-tip"]}>
      <b>Pro-Tip</b> {proTip}
    </p>
  </Dialog>
);
