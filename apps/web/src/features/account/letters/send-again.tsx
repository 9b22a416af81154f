import { EarlyForm } from "../../../forms/early-form.tsx";
import { useSetup } from "../../../setup.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import styles from "../account.module.css";
import accountPartStyles from "../account-part.module.css";
import { KeptNote } from "../kept-note.tsx";
import { useLetterTo } from "./use-letter-to.ts";

/** Another letter to confirm an address; it says the same whether or not there is such an account. */
export const SendAgain = () => {
  const { asking, sentTo, onSubmit } = useLetterTo(
    "/send-verification-email",
    "Asking for a letter",
  );
  const setup = useSetup();
  if (sentTo)
    return (
      <>
        <p role="status">
          If <b className={styles["account-who"]}>{sentTo}</b> waits to be confirmed, a new letter{" "}
          {setup?.mail === "kept" ? "is ready" : "is on its way"}.
        </p>
        <KeptNote what="mail" delivery={setup?.mail} />
      </>
    );
  return (
    <EarlyForm className={accountPartStyles["account-form"]} onSubmit={onSubmit}>
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.org"
        problem={asking.problems["email"]}
      />
      <KeptNote what="mail" delivery={setup?.mail} />
      <p className="trouble" role="alert">
        {asking.trouble}
      </p>
      <p className={`button-row ${accountPartStyles["account-form-acts"]}`}>
        <Button type="submit" kind="soft" aria-disabled={asking.doing !== null}>
          {asking.doing ?? "Send a new letter"}
        </Button>
      </p>
    </EarlyForm>
  );
};
