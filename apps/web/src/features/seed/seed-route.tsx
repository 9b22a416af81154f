import { pageOf } from "@app/content/pages";
import { allPagePaths } from "@app/contract/all-page-paths";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useVault } from "../../vault/use-vault.ts";
import { vaultSentence } from "../../vault/vault-sentence.ts";
import type { VaultState } from "../../vault/vault-store.ts";
import { ExportPart } from "./export-part.tsx";
import { IfLost } from "./if-lost.tsx";
import { ImportPart } from "./import-part.tsx";
import { MakeVault } from "./make-vault.tsx";
import { StartOverPart } from "./start-over-part.tsx";
import { VaultMade } from "./vault-made.tsx";
import { YourVaultHead, YourVaultParts } from "./your-vault.tsx";
import "../../ui/card.css";
import "../../ui/field.css";
import styles from "./seed.module.css";

const page = pageOf(paths.seed);

export const meta: MetaFunction = () => pageMeta(page);

/** A page of ours to go back to, and nothing else. */
const nextIn = (search: URLSearchParams): string | null => {
  const [path = ""] = (search.get("next") ?? "").split("?");
  return (allPagePaths as readonly string[]).includes(path) ? search.get("next") : null;
};

const NeedsAccount = () => {
  const ended = useSignInEnded();
  return (
    <section className={styles["seed-head"]}>
      <h1>{page.heading}</h1>
      {ended ? (
        <SignedOut />
      ) : (
        <>
          <p className={`lead ${styles["seed-lead"]}`}>
            A vault keeps what you save beyond 30 days, so that only you can open it. It belongs to
            an account: otherwise nobody could find it again on another device.
          </p>
          <div className={`button-row ${styles["seed-next"]}`}>
            <Link
              className={buttonClass()}
              to={`${paths.register}?next=${encodeURIComponent(paths.seed)}`}
            >
              Make an account
            </Link>
            <Link
              className={buttonClass("bare")}
              to={`${paths.login}?next=${encodeURIComponent(paths.seed)}`}
            >
              I have one
            </Link>
          </div>
        </>
      )}
    </section>
  );
};

/** An import may make the vault it goes on into, so it stands in the same place before and after. */
const Vault = ({ state, next }: { state: VaultState; next: string | null }) => {
  const none = state.status === "none";
  const [made, setMade] = useState(false);
  return (
    <>
      {none ? (
        <MakeVault onMade={() => setMade(true)} />
      ) : made && state.status === "open" ? (
        <VaultMade next={next} />
      ) : (
        <YourVaultHead state={state} next={next} />
      )}
      <div
        className={none ? `${styles["seed-parts"]} ${styles["seed-bring"]}` : styles["seed-parts"]}
      >
        {!none && <YourVaultParts state={state} />}
        <ExportPart />
        <ImportPart />
        {!none && <StartOverPart />}
        {!none && (
          <div className={styles["seed-lost"]}>
            <IfLost />
          </div>
        )}
      </div>
    </>
  );
};

const SeedRoute = () => {
  const state = useVault();
  const [search] = useSearchParams();

  const body = () => {
    switch (state.status) {
      case "looking":
        return (
          <>
            <h1>{page.heading}</h1>
            <p className="looking" role="status">
              Looking for your vault
            </p>
          </>
        );
      case "failed":
        return (
          <>
            <h1>{page.heading}</h1>
            <FailureCard
              title="This did not come"
              text={`${vaultSentence(state.trouble)} Nothing you saved is lost.`}
              acts={<Button onClick={ownVault.load}>Try again</Button>}
            />
          </>
        );
      case "no-account":
        return <NeedsAccount />;
      case "none":
      case "locked":
      case "open":
        return <Vault state={state} next={nextIn(search)} />;
    }
  };
  return <div className={`column leaf ${styles["seed"]}`}>{body()}</div>;
};
export default SeedRoute;
