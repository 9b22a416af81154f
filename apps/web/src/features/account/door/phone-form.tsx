import type { Delivery } from "@app/contract/calls/setup";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { askIdentity, identityRefusalOf } from "../ask-identity.ts";
import { codeProblem, phoneProblem, plainCode, plainPhone } from "../check-fields.ts";
import { CodeField } from "../code-field.tsx";
import { KeptNote } from "../kept-note.tsx";
import { DoorForm } from "./door-form.tsx";
import type { DoorState } from "./entering.ts";
import styles from "./sign-in.module.css";

type PhoneFormProps = { entering: DoorState; texts: Delivery };

/** A number, then the code that was sent to it. */
export const PhoneForm = ({ entering, texts }: PhoneFormProps) => {
  const { problems, submit, enter, run, goTo } = entering;
  const [number, setNumber] = useState<string | null>(null);
  const back = (
    <Button kind="bare" onClick={() => (number ? setNumber(null) : goTo("form"))}>
      {number ? "Another number" : "Another way"}
    </Button>
  );

  const send = submit(
    (typed) => ({ phone: phoneProblem(typed("phone")) }),
    (typed) => {
      const phoneNumber = plainPhone(typed("phone"));
      void run("Sending a code", async () =>
        identityRefusalOf(await askIdentity("/phone-number/send-otp", { phoneNumber })),
      ).then((sent) => sent && setNumber(phoneNumber));
    },
  );

  const check = submit(
    (typed) => ({ code: codeProblem(typed("code")) }),
    (typed) => {
      const code = plainCode(typed("code"));
      void enter("Signing in", () =>
        askIdentity("/phone-number/verify", { phoneNumber: number, code }),
      );
    },
  );

  if (number === null)
    return (
      <DoorForm key="number" entering={entering} onSubmit={send} act="Send a code" aside={back}>
        <Field
          label="Telephone number"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+44 7700 900123"
          hint="With its country. The number is for signing in, and for nothing else."
          problem={problems["phone"]}
        />
      </DoorForm>
    );
  return (
    <DoorForm key="code" entering={entering} onSubmit={check} act="Sign in" aside={back}>
      <p className={styles["come-in-step"]} role="status">
        {texts === "sent"
          ? `A code is on its way to ${number}.`
          : `The code for ${number} is ready.`}{" "}
        It is good for five minutes.
      </p>
      <KeptNote what="text" delivery={texts} />
      <CodeField problem={problems["code"]} />
    </DoorForm>
  );
};
