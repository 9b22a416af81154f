import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { Link } from "../../../navigation/link.tsx";
import { pageMeta } from "../../../navigation/page-meta.ts";
import { storage } from "../../../storage.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { SecretField } from "../../../ui/secret-field.tsx";
import { askIdentity, identityRefusalOf } from "../ask-identity.ts";
import { newPasswordHint, newPasswordProblem } from "../check-fields.ts";
import { DoorForm } from "../door/door-form.tsx";
import styles from "../door/sign-in.module.css";
import { forgetPerson } from "../forget-person.ts";
import { useAsking } from "../use-asking.ts";
import { DoorPage } from "./door-page.tsx";
import { useOobCode } from "./use-oob-code.ts";

const page = pageOf(paths.resetPassword);

export const meta: MetaFunction = () => pageMeta(page);

const AskAnew = ({ words }: { words: string }) => (
  <>
    <p>{words}</p>
    <p className={styles["come-in-go"]}>
      <Link className={buttonClass("soft")} to={paths.forgotPassword}>
        Ask for a new link
      </Link>
      <Link to={paths.login}>Sign in</Link>
    </p>
  </>
);

const ResetPasswordRoute = () => {
  const code = useOobCode();
  const asking = useAsking();
  const [outcome, setOutcome] = useState<"changed" | "linkOver" | null>(null);

  const onSubmit = asking.submit(
    (typed) => ({ password: newPasswordProblem(typed("password")) }),
    (typed) => {
      void asking
        .run("Changing your password", async () => {
          const answer = await askIdentity("/reset-password", {
            newPassword: typed("password"),
            token: code,
          });
          const refusal = identityRefusalOf(answer);
          if (refusal?.code !== "invalid_token") return refusal;
          setOutcome("linkOver");
          return refusal;
        })
        .then((done) => {
          if (!done) return;
          // Every sign-in has ended with the old password, this browser's too.
          forgetPerson();
          storage.fromResetPassword.set(true);
          setOutcome("changed");
        });
    },
  );

  if (outcome === "changed")
    return (
      <DoorPage page={page} title="Your password is changed">
        <p role="status">
          All sign-ins have ended, on every device. Sign in with the new password.
        </p>
        <p className={styles["come-in-go"]}>
          <Link className={buttonClass()} to={paths.login}>
            Sign in
          </Link>
        </p>
      </DoorPage>
    );
  if (outcome === "linkOver" || code === null)
    return (
      <DoorPage page={page} title="A link is needed">
        <AskAnew
          words={
            outcome === "linkOver"
              ? "This link is not valid, or no longer. Links are good for an hour, and only the newest one counts. Nothing was changed."
              : "A new password is chosen by the link in a letter. Ask for one, and open it here."
          }
        />
      </DoorPage>
    );
  return (
    <DoorPage page={page} title="Your new password">
      <DoorForm entering={asking} onSubmit={onSubmit} act="Change it" focal>
        <SecretField
          label="New password"
          shows="password"
          name="password"
          autoComplete="new-password"
          hint={newPasswordHint}
          problem={asking.problems["password"]}
        />
      </DoorForm>
      <p className={styles["come-in-small"]}>
        This ends all your sign-ins, on every device. Your vault keeps its own passphrase.
      </p>
    </DoorPage>
  );
};
export default ResetPasswordRoute;
