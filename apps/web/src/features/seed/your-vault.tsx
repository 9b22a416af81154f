import { paths } from "@app/contract/paths";
import { sayDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { VaultState } from "../../vault/vault-store.ts";
import { ChangePart } from "./change-part.tsx";
import { DrillPart } from "./drill-part.tsx";
import { RecoverPart } from "./recover-part.tsx";
import styles from "./seed.module.css";
import { StandingPart } from "./standing-part.tsx";
import { WordsPart } from "./words-part.tsx";

type YourVaultProps = {
  state: VaultState;
  /** Where the person came from to make a vault, and wants to be again. */
  next: string | null;
};

export const WayBack = ({ next }: Pick<YourVaultProps, "next">) => (
  <Link className={buttonClass()} to={next ?? paths.journey}>
    {next ? "Go back to where you were" : "Open your journey"}
  </Link>
);

export const YourVaultHead = ({ state, next }: YourVaultProps) => (
  <header className={styles["seed-head"]}>
    <h1>Your vault</h1>
    <p className={`lead ${styles["seed-lead"]}`}>
      {state.wrap && `Made on ${sayDay(state.wrap.createdAt)}. `}What is in it opens with your
      passphrase, or with your twelve words. We have neither.
    </p>
    {state.status === "open" && (
      <div className={`button-row ${styles["seed-next"]}`}>
        <WayBack next={next} />
      </div>
    )}
  </header>
);

/** What can be done with a vault that is there. */
export const YourVaultParts = ({ state }: { state: VaultState }) => (
  <>
    <StandingPart state={state} />
    <DrillPart lastDrillAt={state.wrap?.lastDrillAt ?? null} />
    <WordsPart />
    <ChangePart />
    <RecoverPart />
  </>
);
