import type { SetupFacts } from "@app/contract/calls/setup";
import type { SignInMethods } from "@app/contract/calls/sign-ins";
import type { Profile } from "@app/contract/calls/users";
import { sentenceOf } from "../../../errors/problem.ts";
import { useSetup } from "../../../setup.ts";
import { Button } from "../../../ui/button.tsx";
import accountStyles from "../account.module.css";
import styles from "../account-part.module.css";
import { AccountPart, Fact } from "../account-part.tsx";
import { EmailRow } from "./email-row.tsx";
import { useMethods } from "./methods.ts";
import { PasskeysRow } from "./passkeys-row.tsx";
import { PasswordRow } from "./password-row.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { ProvidersRow } from "./providers-row.tsx";
import { SecondStepRow } from "./second-step-row.tsx";

type RowsProps = {
  profile: Profile;
  methods: SignInMethods;
  setup: SetupFacts | null;
  onChanged: () => void;
};

const Rows = ({ profile, methods, setup, onChanged }: RowsProps) => {
  const { email, emailVerified } = profile;
  const shared = { methods, email, onChanged };
  const providers = setup?.sign_in.providers ?? [];
  return (
    <dl className={styles["facts"]}>
      <EmailRow {...shared} verified={emailVerified} mail={setup?.mail} />
      <PasswordRow {...shared} mail={setup?.mail} />
      {(setup?.sign_in.phone || methods.phone) && <PhoneRow {...shared} texts={setup?.texts} />}
      {(setup?.sign_in.passkeys || methods.passkeys.length > 0) && <PasskeysRow {...shared} />}
      {(providers.length > 0 || methods.providers.length > 0) && (
        <ProvidersRow {...shared} configured={providers} />
      )}
      {(methods.password || methods.phone || methods.two_factor) && <SecondStepRow {...shared} />}
    </dl>
  );
};

type MethodsPartProps = { profile: Profile; onChanged: () => void };

/** The ways into the account. */
export const MethodsPart = ({ profile, onChanged }: MethodsPartProps) => {
  const setup = useSetup();
  const [loaded, reload] = useMethods();
  const external = setup?.sign_in.external;
  return (
    <AccountPart id="methods" title="How you sign in">
      {external ? (
        <dl className={styles["facts"]}>
          <Fact name="E-mail">{profile.email ?? "None"}</Fact>
          <Fact name="Account">
            Kept by {external.name}. Your password and everything else about signing in is changed
            there.
          </Fact>
        </dl>
      ) : loaded.status === "looking" ? (
        <p className="looking" role="status">
          Looking how you sign in
        </p>
      ) : loaded.status === "failed" ? (
        <>
          <p className={`trouble ${accountStyles["account-trouble"]}`} role="alert">
            {sentenceOf(loaded.problem)} Nothing was changed.
          </p>
          <Button kind="soft" onClick={reload}>
            Try again
          </Button>
        </>
      ) : (
        <Rows
          profile={profile}
          methods={loaded.methods}
          setup={setup}
          onChanged={() => {
            reload();
            onChanged();
          }}
        />
      )}
    </AccountPart>
  );
};
