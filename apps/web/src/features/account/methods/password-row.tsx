import type { Delivery } from "@app/contract/calls/setup";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { SecretField } from "../../../ui/secret-field.tsx";
import styles from "../account-part.module.css";
import { Fact } from "../account-part.tsx";
import { askIdentity, identityRefusalOf } from "../ask-identity.ts";
import { newPasswordHint, newPasswordProblem } from "../check-fields.ts";
import { KeptNote } from "../kept-note.tsx";
import { OpenForm } from "../open-form.tsx";
import { useAsking } from "../use-asking.ts";
import { CurrentPassword, currentPasswordProblem } from "./current-password.tsx";
import type { MethodRowProps } from "./methods.ts";

type PasswordRowProps = MethodRowProps & { mail: Delivery | undefined };

export const PasswordRow = ({ methods, email, mail, onChanged }: PasswordRowProps) => {
  const asking = useAsking();
  const [editing, setEditing] = useState(false);
  const [said, setSaid] = useState<"changed" | "mailed" | null>(null);

  const change = asking.submit(
    (typed) => ({
      currentPassword: currentPasswordProblem(typed("currentPassword")),
      password: newPasswordProblem(typed("password")),
    }),
    (typed) =>
      void asking
        .run("Changing your password", async () =>
          identityRefusalOf(
            await askIdentity("/change-password", {
              currentPassword: typed("currentPassword"),
              newPassword: typed("password"),
              revokeOtherSessions: true,
            }),
          ),
        )
        .then((done) => {
          if (!done) return;
          setEditing(false);
          setSaid("changed");
          onChanged();
        }),
  );

  /** The first password is chosen by a link, which proves that the address is theirs. */
  const makeOne = () =>
    void asking
      .run("Asking for a link", async () =>
        identityRefusalOf(await askIdentity("/request-password-reset", { email })),
      )
      .then((done) => done && setSaid("mailed"));

  return (
    <Fact
      name="Password"
      acts={
        !editing &&
        (methods.password ? (
          <Button
            kind="quiet"
            aria-label="Change your password"
            onClick={() => {
              setSaid(null);
              setEditing(true);
            }}
          >
            Change
          </Button>
        ) : (
          email && (
            <Button kind="quiet" aria-label="Make a password" onClick={makeOne}>
              Make one
            </Button>
          )
        ))
      }
    >
      {editing ? (
        <OpenForm
          asking={asking}
          label="A new password"
          onSubmit={change}
          act="Change it"
          onCancel={() => {
            asking.clear();
            setEditing(false);
          }}
        >
          <CurrentPassword problem={asking.problems["currentPassword"]} />
          <SecretField
            label="New password"
            shows="new password"
            name="password"
            autoComplete="new-password"
            hint={newPasswordHint}
            problem={asking.problems["password"]}
          />
          <p className={`field-hint ${styles["account-form-hint"]}`}>
            All your other sign-ins end with it.
          </p>
        </OpenForm>
      ) : (
        <>
          {methods.password ? "Set" : email ? "None" : "None. Add an e-mail first."}
          <span className={styles["account-said"]} role="status">
            {said === "changed" && "Changed. Your other sign-ins have ended."}
            {said === "mailed" &&
              (mail === "kept"
                ? "A letter with a link is ready."
                : "A letter with a link is on its way.")}
          </span>
          {said === "mailed" && <KeptNote what="mail" delivery={mail} />}
          <span className="trouble" role="alert">
            {asking.trouble}
          </span>
        </>
      )}
    </Fact>
  );
};
