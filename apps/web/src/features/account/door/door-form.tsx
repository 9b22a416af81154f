import type { ComponentProps, ReactNode } from "react";
import { EarlyForm } from "../../../forms/early-form.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Asking } from "../use-asking.ts";
import styles from "./sign-in.module.css";

type DoorFormProps = {
  entering: Pick<Asking, "doing" | "trouble"> & { stopWaiting?: (() => void) | null };
  onSubmit: ComponentProps<"form">["onSubmit"];
  /** What the button says. */
  act: string;
  /** This is the one thing to press on the page. */
  focal?: boolean;
  /** Another way on, beside the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A form at the door: its fields, why it did not work, the one button, and what is being done. */
export const DoorForm = ({
  entering,
  onSubmit,
  act,
  focal = false,
  aside,
  children,
}: DoorFormProps) => (
  <EarlyForm onSubmit={onSubmit} aria-busy={entering.doing !== null}>
    {children}
    <p className="trouble" role="alert">
      {entering.trouble}
    </p>
    <div className={styles["come-in-go"]}>
      <Button
        type="submit"
        kind={focal ? "ember" : "soft"}
        className={styles["come-in-submit"]}
        aria-disabled={entering.doing !== null}
      >
        {act}
      </Button>
      {aside}
    </div>
    <p
      className={`${styles["come-in-doing"]} ${entering.stopWaiting ? "" : "looking"}`}
      role="status"
    >
      {entering.doing}
    </p>
    {entering.stopWaiting && (
      <Button kind="quiet" onClick={entering.stopWaiting}>
        Stop waiting
      </Button>
    )}
  </EarlyForm>
);
