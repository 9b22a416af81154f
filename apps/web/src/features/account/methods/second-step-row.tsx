import { useState } from "react";
import { identity } from "../../../identity/identity.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../account-part.module.css";
import { Fact } from "../account-part.tsx";
import { askIdentity, type IdentityAnswer, identityRefusalOf } from "../ask-identity.ts";
import { codeProblem, plainCode } from "../check-fields.ts";
import { CodeField } from "../code-field.tsx";
import { OpenForm } from "../open-form.tsx";
import { useAsking } from "../use-asking.ts";
import { CurrentPassword, currentPasswordProblem } from "./current-password.tsx";
import type { MethodRowProps } from "./methods.ts";
import { QrCode } from "./qr-code.tsx";
import { RowResult } from "./row-result.tsx";
import { SpareCodes } from "./spare-codes.tsx";

type Wish = "on" | "off" | "codes";

type Step =
  | { kind: "shown" }
  | { kind: "password"; wish: Wish }
  /** The secret is on the screen, and counts once a code from it was typed. */
  | { kind: "scan"; uri: string; codes: string[] }
  | { kind: "codes"; codes: string[] };

const wishes: Readonly<Record<Wish, { path: string; act: string; doing: string }>> = {
  on: { path: "/two-factor/enable", act: "Go on", doing: "Making a key" },
  off: { path: "/two-factor/disable", act: "Switch it off", doing: "Switching it off" },
  codes: {
    path: "/two-factor/generate-backup-codes",
    act: "Make new codes",
    doing: "Making new codes",
  },
};

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** In groups of four, as it is typed where no camera reads it. */
const secretOf = (uri: string): string =>
  (URL.parse(uri)?.searchParams.get("secret") ?? "").replace(/(.{4})(?=.)/g, "$1 ");

/** A code from an app after the first step. */
export const SecondStepRow = ({ methods, onChanged }: MethodRowProps) => {
  const asking = useAsking();
  const [step, setStep] = useState<Step>({ kind: "shown" });
  const [said, setSaid] = useState("");

  const close = () => {
    asking.clear();
    setStep({ kind: "shown" });
  };

  const carryOut = (wish: Wish, { body }: Extract<IdentityAnswer, { ok: true }>) => {
    const codes = textsIn(body["backupCodes"]);
    if (wish === "on") setStep({ kind: "scan", uri: String(body["totpURI"]), codes });
    else if (wish === "codes") setStep({ kind: "codes", codes });
    else {
      close();
      setSaid("It is off. One step lets you in.");
      onChanged();
    }
  };

  const ask = (wish: Wish, password: Record<string, string>) =>
    void asking.run(wishes[wish].doing, async () => {
      const answer = await askIdentity(wishes[wish].path, password);
      if (!answer.ok) return answer.refusal;
      carryOut(wish, answer);
      return null;
    });

  const begin = (wish: Wish) => {
    setSaid("");
    if (methods.password) setStep({ kind: "password", wish });
    else ask(wish, {});
  };

  const withPassword = (wish: Wish) =>
    asking.submit(
      (typed) => ({ currentPassword: currentPasswordProblem(typed("currentPassword")) }),
      (typed) => ask(wish, { password: typed("currentPassword") }),
    );

  const switchOn = (codes: string[]) =>
    asking.submit(
      (typed) => ({ code: codeProblem(typed("code")) }),
      (typed) =>
        void asking
          .run("Checking the code", async () =>
            identityRefusalOf(
              await askIdentity("/two-factor/verify-totp", { code: plainCode(typed("code")) }),
            ),
          )
          .then((done) => {
            if (!done) return;
            identity.forget();
            setStep({ kind: "codes", codes });
          }),
    );

  return (
    <Fact
      name="Second step"
      acts={
        step.kind === "shown" &&
        (methods.two_factor ? (
          <>
            <Button kind="quiet" onClick={() => begin("codes")}>
              New spare codes
            </Button>
            <Button
              kind="quiet"
              aria-label="Switch the second step off"
              onClick={() => begin("off")}
            >
              Switch off
            </Button>
          </>
        ) : (
          <Button kind="quiet" aria-label="Set up a second step" onClick={() => begin("on")}>
            Set up
          </Button>
        ))
      }
    >
      {step.kind === "password" && (
        <OpenForm
          asking={asking}
          label="Your password first"
          onSubmit={withPassword(step.wish)}
          act={wishes[step.wish].act}
          onCancel={close}
        >
          <CurrentPassword problem={asking.problems["currentPassword"]} />
        </OpenForm>
      )}
      {step.kind === "scan" && (
        <OpenForm
          asking={asking}
          label="Join an app"
          onSubmit={switchOn(step.codes)}
          act="Switch it on"
          onCancel={close}
        >
          <p>
            Open an authenticator app on your telephone and point it at this square. Then type the
            code it shows.
          </p>
          <QrCode text={step.uri} label="The key for your authenticator app, as a square code" />
          <p className={`field-hint ${styles["account-form-hint"]}`}>
            No camera? Type this key into the app: <code>{secretOf(step.uri)}</code>
          </p>
          <CodeField label="Code from the app" problem={asking.problems["code"]} />
        </OpenForm>
      )}
      {step.kind === "codes" && (
        <SpareCodes
          codes={step.codes}
          onKept={() => {
            close();
            setSaid(methods.two_factor ? "The old spare codes no longer work." : "It is on.");
            onChanged();
          }}
        />
      )}
      {step.kind === "shown" && (
        <>
          {methods.two_factor
            ? "On. After your password or a code to your phone, you type one from an app."
            : "Off. With it, a password or a telephone alone is not enough."}
          <RowResult said={said} trouble={asking.trouble} />
        </>
      )}
    </Fact>
  );
};
