import { numbersFirst } from "virtual:numbers-first";
import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { onlyRead } from "../../navigation/only-read.ts";
import { openDocument, writtenAtBuild } from "../../navigation/open-document.ts";
import { pageMeta } from "../../navigation/page-meta.ts";
import { LeaveHead } from "../../quick-exit/leave-head.tsx";
import { ForAFriend, WhatToExpect, WhileYouWait } from "./beside-numbers.tsx";
import { CountryFinder } from "./country-finder.tsx";
import styles from "./crisis.module.css";
import { HereSection } from "./here-section.tsx";

const page = pageOf(paths.crisis);
const drawnId = "numbers-drawn";

export const handle = onlyRead;
export const loader = writtenAtBuild;
export const clientLoader = openDocument;

export const meta: MetaFunction = () => pageMeta(page);

/** All of it stands in the page itself: it works without scripts, and the browser's own search finds a country. */
const CrisisRoute = () => (
  <div className={styles["crisis"]}>
    <LeaveHead page={page} more="this page" />
    <HereSection />
    <nav className={styles["crisis-jump"]} aria-label="On this page">
      <a href="#wait">While you wait</a>
      <a href="#expect">What to expect</a>
      <a href="#friend">For somebody else</a>
      <a href="#countries">Every country</a>
    </nav>
    <WhileYouWait />
    <WhatToExpect />
    <ForAFriend />
    <CountryFinder />
    {/* Nothing is painted before the script behind the list has run: numbers that move are pressed wrongly. */}
    <link rel="expect" href={`#${drawnId}`} blocking="render" />
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own file, written into the page when that is built
      dangerouslySetInnerHTML={{ __html: numbersFirst }}
    />
    <span id={drawnId} hidden />
  </div>
);
export default CrisisRoute;
