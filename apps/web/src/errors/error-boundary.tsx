import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { ChunkLoadError, isOffline } from "../navigation/chunks.ts";
import styles from "../pages/lost.module.css";
import { Button, buttonClass } from "../ui/button.tsx";
import { Horizon } from "../ui/horizon.tsx";
import { mainId } from "../ui/skip-link.tsx";
import { Zoki } from "../ui/zoki.tsx";
import { reportError } from "./report-error.ts";

/** What a page needs besides its script did not come either, and breaks in its own way. */
const isCutOff = (error: unknown): boolean =>
  isOffline() || (error instanceof ChunkLoadError && error.failure === "offline");

/** What was stored on the first visit and opens from this device. */
const StillHere = () => (
  <main id={mainId} tabIndex={-1} className={`column ${styles["still-here"]}`}>
    <h1>Still here without a connection</h1>
    <ul>
      <li>
        <span>
          <a href={paths.breathe}>A slower breath</a> and{" "}
          <a href={paths.ground}>the grounding exercise</a>
        </span>
      </li>
      <li>
        <span>
          <a href={paths.safetyPlan}>Your safety plan</a>, as this device keeps it
        </span>
      </li>
      <li>
        <span>
          <a href={paths.crisis}>The crisis numbers</a>. A phone call needs no internet
        </span>
      </li>
      <li className={styles["not-here"]}>
        Talking with {brand.companion}, and this page, wait until you are back
      </li>
    </ul>
    <div className="button-row">
      <Button kind="soft" onClick={() => window.location.reload()}>
        Try to reconnect
      </Button>
      <a className={buttonClass("bare")} href={paths.home}>
        Go home
      </a>
    </div>
  </main>
);

const wordsFor = (error: unknown): { heading: string; text: string } => {
  if (error instanceof ChunkLoadError)
    return {
      heading: "A part of this page did not come.",
      text: "The connection may be slow, or the page is being renewed. Nothing of yours is lost. Trying again usually helps.",
    };
  return {
    heading: "Something broke here.",
    text: "It is on our side, not yours. Nothing you saved is lost, and we have been told what happened.",
  };
};

const Broken = ({ error }: { error: unknown }) => {
  const { heading, text } = wordsFor(error);
  return (
    <div className={`column ${styles["lost"]}`} role="alert">
      <h1 id="broken">{heading}</h1>
      <p className={`lead ${styles["lost-lead"]}`}>{text}</p>
      <div className="button-row">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <a className={`${buttonClass("bare")} ${styles["lost-act"]}`} href={paths.home}>
          Go home
        </a>
        <a className={`${buttonClass("bare")} ${styles["lost-act"]}`} href={paths.crisis}>
          In crisis?
        </a>
      </div>
    </div>
  );
};

/** What people see in place of a page that failed. Links are plain ones: a fresh page is the cure. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  useEffect(() => {
    if (!isCutOff(error) && !isRouteErrorResponse(error)) reportError(error, { context: "page" });
  }, [error]);

  if (isCutOff(error)) return <StillHere />;
  return (
    <main id={mainId} tabIndex={-1}>
      <Horizon
        light="far"
        labelledBy="broken"
        companion={<Zoki state="asleep" size={272} label={`${brand.companion}, asleep`} />}
      >
        <Broken error={error} />
      </Horizon>
    </main>
  );
};
