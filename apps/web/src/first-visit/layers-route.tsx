import { timings } from "@app/contract/timings";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { storage } from "../storage.ts";
import { essentialOnly, keepCookies, useCookieChoice } from "./cookie-choice.ts";
import { cookieChoiceHash } from "./cookie-choice-hash.ts";
import { CookieDialog } from "./cookie-dialog.tsx";
import { isCrawler } from "./is-crawler.ts";
import { layerNow } from "./layer-now.ts";
import { MeasureFrame } from "./measure-frame.tsx";
import { leaveTermsForLater, recheckTerms, useTermsAnswer } from "./terms.ts";
import { TermsDialog } from "./terms-dialog.tsx";

/** What a first visit is asked, one after the other. */
const LayersRoute = () => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const terms = useTermsAnswer();
  const hasChosen = useCookieChoice() !== null;
  const asksForCookies = hash === cookieChoiceHash;
  const [isMachine] = useState(() => isCrawler(navigator.userAgent));
  const layer = isMachine ? null : layerNow({ pathname, search, terms, hasChosen, asksForCookies });

  useEffect(() => {
    if (!isMachine) return;
    // A machine is asked nothing, and measured by nobody.
    storage.termsAccepted.set(true);
    keepCookies(essentialOnly);
    recheckTerms();
  }, [isMachine]);

  useEffect(() => {
    const timer = setTimeout(recheckTerms, timings.splash.termsRecheckMs);
    return () => clearTimeout(timer);
  }, []);

  const onChosen = () => {
    if (asksForCookies)
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <TermsDialog open={layer === "terms"} onLater={leaveTermsForLater} />
      <CookieDialog open={layer === "cookies"} onChosen={onChosen} />
      <MeasureFrame />
    </>
  );
};
export default LayersRoute;
