import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { ChunkLoadError, isOffline } from "./chunks.ts";
import { reportError } from "./report-error.ts";
import { Button, buttonClass } from "./ui/button.tsx";
import { Horizon } from "./ui/horizon.tsx";
import { mainId } from "./ui/skip-link.tsx";
import { Zoki } from "./ui/zoki.tsx";

const wordsFor = (error: unknown): { heading: string; text: string } => {
  // What a page needs besides its script did not come either, and breaks in its own way.
  if (isOffline() || (error instanceof ChunkLoadError && error.failure === "offline"))
    return {
      heading: "You are offline.",
      text: "This page has to come from the network once. Nothing of yours is lost. Try again when you are back.",
    };
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

/** What people see in place of a page that failed. Links are plain ones: a fresh page is the cure. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { heading, text } = wordsFor(error);

  useEffect(() => {
    if (!isOffline() && !isRouteErrorResponse(error)) reportError(error, { context: "page" });
  }, [error]);

  return (
    <main id={mainId} tabIndex={-1}>
      <Horizon
        light="far"
        labelledBy="broken"
        companion={<Zoki state="asleep" size={272} label={`${brand.companion}, asleep`} />}
      >
        <div className="column lost" role="alert">
          <h1 id="broken">{heading}</h1>
          <p className="lead">{text}</p>
          <div className="button-row">
            <Button onClick={() => window.location.reload()}>Try again</Button>
            <a className={buttonClass("bare")} href={paths.home}>
              Go home
            </a>
            <a className={buttonClass("bare")} href={paths.crisis}>
              In crisis?
            </a>
          </div>
        </div>
      </Horizon>
    </main>
  );
};
