import type { SignInProvider } from "@app/contract/calls/setup";
import type { SignInMethods } from "@app/contract/calls/sign-ins";
import { identityWordsOf } from "@app/contract/identity-words";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import accountPartStyles from "../account-part.module.css";
import { Fact } from "../account-part.tsx";
import { askIdentity, identityRefusalOf } from "../ask-identity.ts";
import styles from "../sign-ins/sign-in-rows.module.css";
import { useAsking } from "../use-asking.ts";
import type { MethodRowProps } from "./methods.ts";

type ProvidersRowProps = MethodRowProps & { configured: readonly SignInProvider[] };

/** Accounts elsewhere that let a person in here. */
export const ProvidersRow = ({ methods, configured, onChanged }: ProvidersRowProps) => {
  const asking = useAsking();
  const { search } = useLocation();
  const [said, setSaid] = useState("");
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setError(new URLSearchParams(search).get("error")), [search]);
  const linkOf = (id: string) => methods.providers.find((linked) => linked.id === id);
  const gone = methods.providers.filter(({ id }) => !configured.some((known) => known.id === id));

  const link = (provider: string) =>
    void asking.run("Going to the other page", async () => {
      const answer = await askIdentity("/link-social", {
        provider,
        callbackURL: paths.account,
        errorCallbackURL: paths.account,
      });
      if (!answer.ok) return answer.refusal;
      window.location.assign(String(answer.body["url"]));
      return new Promise(() => undefined);
    });

  const unlink = ({
    id: providerId,
    name,
    account_id: accountId,
  }: SignInMethods["providers"][number]) =>
    void asking
      .run("Taking it off", async () =>
        identityRefusalOf(await askIdentity("/unlink-account", { providerId, accountId })),
      )
      .then((done) => {
        if (!done) return;
        setSaid(`${name} no longer lets you in here.`);
        onChanged();
      });

  return (
    <Fact name="Other accounts">
      <ul className={`lines ${styles["passkeys"]}`}>
        {[...configured, ...gone].map(({ id, name }) => {
          const linked = linkOf(id);
          return (
            <li key={id} className={styles["passkey"]}>
              <span>
                {name}
                <span className="quietly">{linked ? ", lets you in" : ", not joined"}</span>
              </span>
              <Button
                kind="quiet"
                aria-label={linked ? `Take off ${name}` : `Join ${name}`}
                aria-disabled={asking.doing !== null}
                onClick={() => (linked ? unlink(linked) : link(id))}
              >
                {linked ? "Take off" : "Join"}
              </Button>
            </li>
          );
        })}
      </ul>
      <span className={accountPartStyles["account-said"]} role="status">
        {said}
      </span>
      <span className="trouble" role="alert">
        {asking.trouble ?? (error && `${identityWordsOf(error)}.`)}
      </span>
    </Fact>
  );
};
