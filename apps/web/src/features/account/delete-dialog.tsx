import { leavingReasons } from "@app/contract/calls/account";
import type { Profile } from "@app/contract/calls/users";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldShell } from "../../ui/field-shell.tsx";
import { deleteAccount } from "./delete-account.ts";
import { leavingRefusal, reasonOf, reasonWords } from "./leaving.ts";
import { CurrentPassword, currentPasswordProblem } from "./methods/current-password.tsx";
import { useMethods } from "./methods/methods.ts";
import { useAsking } from "./use-asking.ts";
import "../../ui/select.css";
import accountStyles from "./account.module.css";
import styles from "./account-part.module.css";

const Reason = () => (
  <FieldShell
    label="Why are you leaving?"
    hint="You need not say. What you choose is added to a count, and nothing of you is kept with it."
  >
    {(ties) => (
      <div className="select">
        <select name="reason" {...ties}>
          <option value="">I would rather not say</option>
          {leavingReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonWords[reason]}
            </option>
          ))}
        </select>
      </div>
    )}
  </FieldShell>
);

type DeleteDialogProps = {
  open: boolean;
  profile: Profile;
  onClose: () => void;
  onGone: () => void;
};

/** The last question. It stays open until everything is gone, so that a password can be typed again. */
export const DeleteAccountDialog = ({ open, profile, onClose, onGone }: DeleteDialogProps) => {
  const { anonymous } = profile;
  const id = useId();
  const asking = useAsking();
  const [methods] = useMethods();
  // Where the ways in could not be asked for, the server says it.
  const [isToldOfPassword, setToldOfPassword] = useState(false);
  const hasPassword = isToldOfPassword || (methods.status === "known" && methods.methods.password);

  const close = () => {
    if (asking.doing !== null) return;
    asking.clear();
    onClose();
  };

  const deleteAll = asking.submit(
    (typed) =>
      hasPassword ? { currentPassword: currentPasswordProblem(typed("currentPassword")) } : {},
    (typed) =>
      void asking
        .run("Deleting everything", async () => {
          try {
            await deleteAccount(profile, {
              password: hasPassword ? typed("currentPassword") : undefined,
              reason: reasonOf(typed("reason")),
            });
            return null;
          } catch (error) {
            const refusal = leavingRefusal(error);
            if (refusal.code === "password_required") setToldOfPassword(true);
            return refusal;
          }
        })
        .then((done) => done && onGone()),
  );

  return (
    <Dialog
      open={open}
      onClose={close}
      title={anonymous ? "Delete everything here?" : "Delete your account?"}
      actions={
        <>
          <Button kind="bare" aria-disabled={asking.doing !== null} onClick={close}>
            Keep it
          </Button>
          <Button
            type="submit"
            form={id}
            kind="soft"
            className={accountStyles["account-danger"]}
            aria-disabled={asking.doing !== null}
          >
            {asking.doing ?? "Delete for good"}
          </Button>
        </>
      }
    >
      <p>
        All of it goes at once, here and on the server. It cannot be undone, by you or by anyone.
      </p>
      <form
        id={id}
        className={`${styles["account-form"]} ${accountStyles["account-leaving"]}`}
        method="post"
        noValidate
        aria-busy={asking.doing !== null}
        onSubmit={deleteAll}
      >
        {!anonymous && <Reason />}
        {hasPassword && <CurrentPassword problem={asking.problems["currentPassword"]} />}
        <p className="trouble" role="alert">
          {asking.trouble}
        </p>
      </form>
    </Dialog>
  );
};
