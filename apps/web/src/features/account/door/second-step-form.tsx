import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckRow } from "../../../ui/check-row.tsx";
import { Field } from "../../../ui/field.tsx";
import { askIdentity } from "../ask-identity.ts";
import { codeProblem, plainCode } from "../check-fields.ts";
import { CodeField } from "../code-field.tsx";
import { DoorForm } from "./door-form.tsx";
import type { DoorState } from "./entering.ts";
import styles from "./sign-in.module.css";

/** After the first step: the code from the app, or one of those written down for the day it is lost. */
export const SecondStepForm = ({ entering }: { entering: DoorState }) => {
  const { problems, submit, enterSecondStep, goTo } = entering;
  const [spare, setSpare] = useState(false);
  const [trustDevice, setTrustDevice] = useState(false);
  const onSubmit = submit(
    (typed) => ({
      code: spare
        ? typed("code").trim() === ""
          ? "Write one of your spare codes here."
          : undefined
        : codeProblem(typed("code")),
    }),
    (typed) => {
      const code = spare ? typed("code").trim() : plainCode(typed("code"));
      const path = spare ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp";
      void enterSecondStep("Signing in", () => askIdentity(path, { code, trustDevice }));
    },
  );
  return (
    <DoorForm
      key={spare ? "spare" : "code"}
      entering={entering}
      onSubmit={onSubmit}
      act="Sign in"
      focal
      aside={
        <Button kind="bare" onClick={() => goTo("form")}>
          Start again
        </Button>
      }
    >
      <p className={styles["come-in-step"]} role="status">
        That was right. One more step, because you asked for it.
      </p>
      {spare ? (
        <Field
          label="Spare code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="One of those you wrote down. Each works once."
          problem={problems["code"]}
        />
      ) : (
        <CodeField hint="From the app on your telephone." problem={problems["code"]} />
      )}
      <CheckRow
        className={styles["come-in-trust"]}
        checked={trustDevice}
        onChecked={setTrustDevice}
      >
        Do not ask on this device for thirty days
      </CheckRow>
      <Button kind="quiet" className={styles["come-in-other"]} onClick={() => setSpare(!spare)}>
        {spare ? "Use the app instead" : "I do not have the app at hand"}
      </Button>
    </DoorForm>
  );
};
