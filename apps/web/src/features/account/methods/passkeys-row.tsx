import type { SignInMethods } from "@app/contract/calls/sign-ins";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { sayDay } from "../../../dates/show-day.ts";
import { Link } from "../../../navigation/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EditRow } from "../../../ui/edit-row.tsx";
import accountStyles from "../account.module.css";
import accountPartStyles from "../account-part.module.css";
import { Fact } from "../account-part.tsx";
import { askIdentity, type IdentityAnswer, identityRefusalOf } from "../ask-identity.ts";
import { deviceName } from "../device-name.ts";
import { makePasskey, passkeysWork } from "../passkeys.ts";
import styles from "../sign-ins/sign-in-rows.module.css";
import { useAsking } from "../use-asking.ts";
import type { MethodRowProps } from "./methods.ts";

const nameMaxChars = 60;

type Passkey = SignInMethods["passkeys"][number];

const nameOf = ({ name }: Passkey): string => name || "A passkey";

/** Signing in once more, and back to this page. */
const signInAgain = `${paths.login}?again&next=${encodeURIComponent(paths.account)}`;

export const PasskeysRow = ({ methods, onChanged }: MethodRowProps) => {
  const asking = useAsking();
  const [can, setCan] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => setCan(passkeysWork()), []);

  const act = (what: string, work: () => Promise<IdentityAnswer>, words: string) => {
    setSaid("");
    void asking
      .run(what, async () => identityRefusalOf(await work()))
      .then((done) => {
        if (!done) return;
        setSaid(words);
        onChanged();
      });
  };

  return (
    <Fact
      name="Passkeys"
      acts={
        can && (
          <Button
            kind="quiet"
            aria-label="Add a passkey"
            aria-disabled={asking.doing !== null}
            onClick={() =>
              act(
                "Waiting for your passkey",
                () => makePasskey(askIdentity, deviceName()),
                "The passkey is added.",
              )
            }
          >
            {asking.doing ?? "Add"}
          </Button>
        )
      }
    >
      {methods.passkeys.length === 0
        ? "None. A passkey signs you in with your fingerprint, your face or your device’s code."
        : null}
      {methods.passkeys.length > 0 && (
        <ul className={`lines ${styles["passkeys"]}`}>
          {methods.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <EditRow
                text={nameOf(passkey)}
                label="What you call this passkey"
                maxChars={nameMaxChars}
                onSave={(name) =>
                  act(
                    "Saving the name",
                    () => askIdentity("/passkey/update-passkey", { id: passkey.id, name }),
                    "The name is saved.",
                  )
                }
              >
                {(edit) => (
                  <div className={styles["passkey"]}>
                    <span>
                      {nameOf(passkey)}
                      {passkey.created_at && (
                        <span className="quietly">, since {sayDay(passkey.created_at)}</span>
                      )}
                    </span>
                    <span className={accountPartStyles["fact-acts"]}>
                      <Button kind="quiet" {...edit} aria-label={`Rename: ${nameOf(passkey)}`}>
                        Rename
                      </Button>
                      <Button
                        kind="quiet"
                        aria-label={`Remove: ${nameOf(passkey)}`}
                        onClick={() => setRemoving(passkey)}
                      >
                        Remove
                      </Button>
                    </span>
                  </div>
                )}
              </EditRow>
            </li>
          ))}
        </ul>
      )}
      <span className={accountPartStyles["account-said"]} role="status">
        {said}
      </span>
      <span className="trouble" role="alert">
        {asking.trouble}
        {asking.refusedBy === "session_not_fresh" && (
          <Link className={accountPartStyles["account-again"]} to={signInAgain}>
            Sign in again
          </Link>
        )}
      </span>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title="Remove this passkey?"
        actions={
          <>
            <Button kind="bare" onClick={() => setRemoving(null)}>
              Keep it
            </Button>
            <Button
              kind="soft"
              className={accountStyles["account-danger"]}
              onClick={() => {
                const id = removing?.id;
                setRemoving(null);
                act(
                  "Removing the passkey",
                  () => askIdentity("/passkey/delete-passkey", { id }),
                  "The passkey is gone.",
                );
              }}
            >
              Remove
            </Button>
          </>
        }
      >
        <p>
          {removing && nameOf(removing)} will no longer let you in here. Your device may go on
          showing it until you delete it there too.
        </p>
      </Dialog>
    </Fact>
  );
};
