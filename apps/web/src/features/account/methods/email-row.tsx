import type { Delivery } from "@app/contract/calls/setup";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import styles from "../account.module.css";
import accountPartStyles from "../account-part.module.css";
import { Fact } from "../account-part.tsx";
import { askIdentity, identityRefusalOf } from "../ask-identity.ts";
import { addressProblem } from "../check-fields.ts";
import { KeptNote } from "../kept-note.tsx";
import { OpenForm } from "../open-form.tsx";
import { useAsking } from "../use-asking.ts";
import { CurrentPassword, currentPasswordProblem } from "./current-password.tsx";
import type { MethodRowProps } from "./methods.ts";

type EmailRowProps = MethodRowProps & { verified: boolean; mail: Delivery | undefined };

export const EmailRow = ({ methods, email, verified, mail }: EmailRowProps) => {
  const asking = useAsking();
  const [editing, setEditing] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  /** Only what was asked for here is known to have been sent. */
  const [sent, setSent] = useState(false);

  const change = asking.submit(
    (typed) => ({
      email: addressProblem(typed("email").trim()),
      ...(methods.password
        ? { currentPassword: currentPasswordProblem(typed("currentPassword")) }
        : {}),
    }),
    (typed) => {
      const newEmail = typed("email").trim();
      const proof = methods.password ? { currentPassword: typed("currentPassword") } : {};
      void asking
        .run("Asking for the change", async () =>
          identityRefusalOf(await askIdentity("/change-email", { newEmail, ...proof })),
        )
        .then((done) => {
          if (!done) return;
          setEditing(false);
          setSaid(
            `A letter to ${newEmail} ${mail === "kept" ? "is ready" : "is on its way"}. The change counts once the link in it was opened here.`,
          );
        });
    },
  );

  const sendLetter = () =>
    void asking
      .run("Sending a letter", async () =>
        identityRefusalOf(await askIdentity("/send-verification-email", { email })),
      )
      .then((done) => {
        if (!done) return;
        setSent(mail === "sent");
        setSaid(mail === "kept" ? "A new letter is ready." : "A new letter is on its way.");
      });

  return (
    <Fact
      name="E-mail"
      acts={
        !editing && (
          <>
            {email && !verified && (
              <Button kind="quiet" onClick={sendLetter}>
                {sent ? "Send the letter again" : "Send the letter"}
              </Button>
            )}
            <Button
              kind="quiet"
              aria-label={email ? "Change your e-mail" : "Add an e-mail"}
              onClick={() => {
                setSaid(null);
                setEditing(true);
              }}
            >
              {email ? "Change" : "Add"}
            </Button>
          </>
        )
      }
    >
      {editing ? (
        <OpenForm
          asking={asking}
          label="A new e-mail"
          onSubmit={change}
          act="Send a letter to it"
          onCancel={() => {
            asking.clear();
            setEditing(false);
          }}
        >
          <Field
            label="New e-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="you@example.org"
            problem={asking.problems["email"]}
          />
          {methods.password && <CurrentPassword problem={asking.problems["currentPassword"]} />}
          <KeptNote what="mail" delivery={mail} />
        </OpenForm>
      ) : (
        <>
          {email ? <b className={styles["account-who"]}>{email}</b> : "None"}
          {email && (verified ? ", confirmed" : ", not confirmed yet")}
          <span className={accountPartStyles["account-said"]} role="status">
            {said}
          </span>
          {said && <KeptNote what="mail" delivery={mail} />}
          <span className="trouble" role="alert">
            {asking.trouble}
          </span>
        </>
      )}
    </Fact>
  );
};
