import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { checkHint } from "@app/vault/passphrase/check-hint";
import type { MeasureStrength } from "@app/vault/passphrase/strength";
import { useEffect, useId, useState } from "react";
import { api } from "../../api.ts";
import { loadChunk } from "../../navigation/chunks.ts";
import { SecretField } from "../../ui/secret-field.tsx";
import { StrengthMeter, strengthOf } from "./strength-meter.tsx";

export type ChosenPassphrase = { passphrase: string; hint: string };

type NewPassphraseProps = {
  label?: string;
  /** Null while what is typed cannot be used. */
  onChosen: (chosen: ChosenPassphrase | null) => void;
};

/** What others know of a person is no secret: their address counts as guessable. */
const knownAbout = async (): Promise<string[]> => {
  const profile = await api.users.me({}).catch(() => null);
  return [brand.name, brand.companion, profile?.email ?? "", profile?.username ?? ""];
};

/** The dictionaries weigh more than all pages, so they come with the first letter. */
const useMeter = (wanted: boolean) => {
  const [meter, setMeter] = useState<{ measure: MeasureStrength; about: string[] } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || meter) return;
    let left = false;
    const load = () => import("@app/vault/passphrase/strength");
    Promise.all([loadChunk("strength", load).then((it) => it.loadStrengthMeter()), knownAbout()])
      .then(([measure, about]) => {
        if (!left) setMeter({ measure, about });
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
    };
  }, [wanted, meter]);
  return { meter, failed };
};

const hintProblem = (gives: readonly string[], tooLong: boolean): string | undefined => {
  if (tooLong) return `A hint has ${limits.vault.hintMaxChars} characters at the most.`;
  if (gives.length === 0) return undefined;
  return `The hint is not locked, and this one gives away “${gives.join("”, “")}”. Choose another.`;
};

export const NewPassphrase = ({ label = "Passphrase", onChosen }: NewPassphraseProps) => {
  const id = useId();
  const [passphrase, setPassphrase] = useState("");
  const [hint, setHint] = useState("");
  const { meter, failed } = useMeter(passphrase !== "");
  const about = [...(meter?.about ?? []), hint];
  const strength = strengthOf(meter?.measure ?? null, passphrase, about);
  const { fine, gives, tooLong } = checkHint(hint, passphrase);
  const enough = strength?.enough === true;
  const problem = hintProblem(gives, tooLong);

  useEffect(() => {
    onChosen(enough && fine ? { passphrase, hint } : null);
  }, [enough, fine, passphrase, hint, onChosen]);

  return (
    <>
      <SecretField
        label={label}
        value={passphrase}
        onValue={setPassphrase}
        autoComplete="new-password"
        problem={
          failed
            ? "The meter did not come, so the passphrase cannot be judged. Load the page again."
            : undefined
        }
      >
        <StrengthMeter strength={strength} />
      </SecretField>
      <div className="field">
        <label htmlFor={id}>A hint, if you like</label>
        <input
          id={id}
          value={hint}
          autoComplete="off"
          aria-describedby={`${id}-words`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setHint(event.target.value)}
        />
        <p className={problem ? "field-problem" : "field-hint"} id={`${id}-words`} role="status">
          {problem ?? "The hint is not locked. Anyone who gets into your account can read it."}
        </p>
      </div>
    </>
  );
};
