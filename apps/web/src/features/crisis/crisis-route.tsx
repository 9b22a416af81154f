import { numbersFirst } from "virtual:numbers-first";
import { helplinesByCountry } from "@app/content/helplines-by-country";
import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import type { MetaFunction } from "react-router";
import { chooseCountry } from "../../choose-country.ts";
import { countryHere } from "../../country-here.ts";
import { LeaveHead } from "../../leave-head.tsx";
import { pageMeta } from "../../page-meta.ts";
import { ForAFriend, WhatToExpect, WhileYouWait } from "./beside-numbers.tsx";
import { CountryFinder } from "./country-finder.tsx";
import { HereSection } from "./here-section.tsx";
import "./crisis.css";

const page = pageOf(paths.crisis);
const drawnId = "numbers-drawn";

export const meta: MetaFunction = () => pageMeta(page);

/** All of it stands in the page itself: it works without scripts, and the browser's own search finds a country. */
const CrisisRoute = () => {
  const [scripted, setScripted] = useState(false);
  const [country, setCountry] = useState("");
  useEffect(() => {
    setScripted(true);
    setCountry(countryHere() ?? "");
  }, []);

  const choose = (chosen: string | null) => {
    // Here the browser's memory is enough; what the server did not hear changes nothing on this page.
    chooseCountry(chosen).catch(() => undefined);
    setCountry(countryHere() ?? "");
  };

  return (
    <div className="crisis">
      <LeaveHead page={page} more="this page" />
      <HereSection
        here={helplinesByCountry.find((entry) => entry.country === country)}
        country={country}
        canChoose={scripted}
        onChoose={choose}
      />
      <nav className="crisis-jump" aria-label="On this page">
        <a href="#wait">While you wait</a>
        <a href="#expect">What to expect</a>
        <a href="#friend">For somebody else</a>
        <a href="#countries">Every country</a>
      </nav>
      <WhileYouWait />
      <WhatToExpect />
      <ForAFriend />
      <CountryFinder canSearch={scripted} />
      {/* Nothing is painted before the script behind the list has run: numbers that move are pressed wrongly. */}
      <link rel="expect" href={`#${drawnId}`} blocking="render" />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own file, written into the page when that is built
        dangerouslySetInnerHTML={{ __html: numbersFirst }}
        suppressHydrationWarning
      />
      <span id={drawnId} hidden />
    </div>
  );
};
export default CrisisRoute;
