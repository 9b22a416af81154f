import type { SetupFacts } from "@app/contract/calls/setup";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { identity } from "../../../identity/identity.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { askIdentity } from "../ask-identity.ts";
import { deviceName } from "../device-name.ts";
import { enterByPasskey, makePasskey, passkeysWork } from "../passkeys.ts";
import type { DoorState } from "./entering.ts";
import styles from "./sign-in.module.css";
import type { SignInMode } from "./sign-in-form.tsx";

/** Back at this page, which then finishes; what the address carried comes back with it. */
const backAddress = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete("error");
  params.set("back", "1");
  return `${paths.login}?${params}`;
};

export const leaveForProvider = (entering: DoorState, provider: string, search: string) => {
  const back = backAddress(search);
  void entering.leaveFor("Going to the other page", () =>
    askIdentity("/sign-in/social", { provider, callbackURL: back, errorCallbackURL: back }),
  );
};

type OtherWaysProps = { way: SignInMode; entering: DoorState; setup: SetupFacts; search: string };

/** Everything beside the password; only what this copy and this browser can do. */
export const OtherWays = ({ way, entering, setup, search }: OtherWaysProps) => {
  const { providers, phone, passkeys } = setup.sign_in;
  const [canPasskey, setCanPasskey] = useState(false);
  useEffect(() => setCanPasskey(passkeys && passkeysWork()), [passkeys]);

  const takePasskey = () =>
    way === "signIn"
      ? void entering.enter("Waiting for your passkey", () => enterByPasskey(askIdentity))
      : void entering.become("Waiting for your passkey", async () => {
          await identity.ensureSignedIn();
          return makePasskey(askIdentity, deviceName());
        });

  if (!phone && !canPasskey && providers.length === 0) return null;
  return (
    <>
      <p className={styles["come-in-or"]}>or</p>
      <div className={styles["come-in-others"]}>
        {phone && (
          <Button kind="soft" onClick={() => entering.goTo("phone")}>
            <Icon name="phone" size={20} />A code to your phone
          </Button>
        )}
        {canPasskey && (
          <Button kind="soft" onClick={takePasskey}>
            <Icon name="key" size={20} />
            {way === "signIn" ? "Your passkey" : "A passkey, and no e-mail"}
          </Button>
        )}
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            kind="soft"
            className={styles["come-in-provider"]}
            onClick={() => leaveForProvider(entering, id, search)}
          >
            {name}
          </Button>
        ))}
      </div>
      {providers.length > 0 && (
        <p className={styles["come-in-small"]}>
          Whoever you sign in with learns that you have an account here, not what you say.
        </p>
      )}
    </>
  );
};
