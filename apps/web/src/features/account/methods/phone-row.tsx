import type { Delivery } from "@app/contract/calls/setup";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Fact } from "../account-part.tsx";
import { askIdentity, identityRefusalOf } from "../ask-identity.ts";
import { codeProblem, phoneProblem, plainCode, plainPhone } from "../check-fields.ts";
import { CodeField } from "../code-field.tsx";
import { KeptNote } from "../kept-note.tsx";
import { OpenForm } from "../open-form.tsx";
import { useAsking } from "../use-asking.ts";
import type { MethodRowProps } from "./methods.ts";
import { RowResult } from "./row-result.tsx";

type PhoneRowProps = MethodRowProps & { texts: Delivery | undefined };

/** A number is added by the code that was sent to it. */
export const PhoneRow = ({ methods, texts, onChanged }: PhoneRowProps) => {
  const asking = useAsking();
  const [step, setStep] = useState<"shown" | "number" | { number: string }>("shown");
  const [said, setSaid] = useState("");

  const close = () => {
    asking.clear();
    setStep("shown");
  };

  const send = asking.submit(
    (typed) => ({ phone: phoneProblem(typed("phone")) }),
    (typed) => {
      const phoneNumber = plainPhone(typed("phone"));
      void asking
        .run("Sending a code", async () =>
          identityRefusalOf(await askIdentity("/phone-number/send-otp", { phoneNumber })),
        )
        .then((sent) => sent && setStep({ number: phoneNumber }));
    },
  );

  const check = (phoneNumber: string) =>
    asking.submit(
      (typed) => ({ code: codeProblem(typed("code")) }),
      (typed) =>
        void asking
          .run("Checking the code", async () =>
            identityRefusalOf(
              await askIdentity("/phone-number/verify", {
                phoneNumber,
                code: plainCode(typed("code")),
                updatePhoneNumber: true,
              }),
            ),
          )
          .then((done) => {
            if (!done) return;
            setStep("shown");
            setSaid("You can sign in with it from now on.");
            onChanged();
          }),
    );

  const remove = () =>
    void asking
      .run("Removing it", async () =>
        identityRefusalOf(await askIdentity("/update-user", { phoneNumber: null })),
      )
      .then((done) => {
        if (!done) return;
        setSaid("The number is gone.");
        onChanged();
      });

  return (
    <Fact
      name="Telephone"
      acts={
        step === "shown" && (
          <>
            <Button
              kind="quiet"
              aria-label={methods.phone ? "Change your number" : "Add a number"}
              onClick={() => {
                setSaid("");
                setStep("number");
              }}
            >
              {methods.phone ? "Change" : "Add"}
            </Button>
            {methods.phone && (
              <Button kind="quiet" aria-label="Remove your number" onClick={remove}>
                Remove
              </Button>
            )}
          </>
        )
      }
    >
      {step === "number" ? (
        <OpenForm
          key="number"
          asking={asking}
          label="Your number"
          onSubmit={send}
          act="Send a code"
          onCancel={close}
        >
          <Field
            label="Telephone number"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+44 7700 900123"
            hint="With its country."
            problem={asking.problems["phone"]}
          />
        </OpenForm>
      ) : step !== "shown" ? (
        <OpenForm
          key="code"
          asking={asking}
          label="The code"
          onSubmit={check(step.number)}
          act="Use this number"
          onCancel={close}
        >
          <p role="status">
            {texts === "kept"
              ? `The code for ${step.number} is ready.`
              : `A code is on its way to ${step.number}.`}
          </p>
          <KeptNote what="text" delivery={texts} />
          <CodeField problem={asking.problems["code"]} />
        </OpenForm>
      ) : (
        <>
          {methods.phone ?? "None"}
          <RowResult said={said} trouble={asking.trouble} />
        </>
      )}
    </Fact>
  );
};
