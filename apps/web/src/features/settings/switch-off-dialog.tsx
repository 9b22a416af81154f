import { brand } from "@app/contract/brand";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./settings.module.css";

type SwitchOffDialogProps = {
  open: boolean;
  count: number;
  onKeep: () => void;
  onSwitchOff: () => void;
};

export const SwitchOffDialog = ({ open, count, onKeep, onSwitchOff }: SwitchOffDialogProps) => (
  <Dialog
    open={open}
    onClose={onKeep}
    title="Switch memory off?"
    actions={
      <>
        <Button kind="bare" onClick={onKeep}>
          Keep it on
        </Button>
        <Button kind="soft" className={styles["settings-delete"]} onClick={onSwitchOff}>
          Switch off and delete
        </Button>
      </>
    }
  >
    <p>
      {count === 1 ? "The one thing" : `All ${count} things`} {brand.companion} remembers will be
      deleted for good. This cannot be undone. Your conversations and what you kept in your journey
      stay as they are.
    </p>
  </Dialog>
);
