import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./account-part.module.css";
import type { Asking } from "./use-asking.ts";

type OpenFormProps = {
  asking: Pick<Asking, "doing" | "trouble">;
  /** Says what the form is for, to those who hear the page. */
  label: string;
  onSubmit: ComponentProps<"form">["onSubmit"];
  act: string;
  onCancel: () => void;
  children: ReactNode;
};

/** A form that opened in the middle of a page: the keyboard is put into it. */
export const OpenForm = ({ asking, label, onSubmit, act, onCancel, children }: OpenFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={form}
      className={styles["account-form"]}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={asking.doing !== null}
      onSubmit={onSubmit}
    >
      {children}
      <p className="trouble" role="alert">
        {asking.trouble}
      </p>
      <div className={`button-row ${styles["account-form-acts"]}`}>
        <Button type="submit" kind="soft" aria-disabled={asking.doing !== null}>
          {asking.doing ?? act}
        </Button>
        <Button kind="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
