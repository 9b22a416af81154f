import { drawnLayers } from "virtual:drawn-layers";
import { timings } from "@app/contract/timings";
import { storage } from "../storage.ts";
import { askCookies } from "./ask-cookies.ts";
import { essentialOnly, keepCookies, readCookies, watchCookies } from "./cookie-choice.ts";
import { cookieChoiceHash } from "./cookie-choice-hash.ts";
import { isCrawler } from "./is-crawler.ts";
import { type FirstVisitLayer, layerNow } from "./layer-now.ts";
import { createMeasureFrame } from "./measure-frame.ts";
import { openQuestionDialog } from "./open-question.ts";
import { acceptTerms, leaveTermsForLater, termsAnswer, watchTerms } from "./terms.ts";

type Place = { pathname: string; search: string; hash: string };

/** What this page was last told. */
let place: Place = location;
let forgetHash = (): void => undefined;

const isMachine = isCrawler(navigator.userAgent);
const frame = createMeasureFrame();
let open: { layer: FirstVisitLayer; dialog: HTMLDialogElement } | null = null;

const onChosen = (): void => {
  if (place.hash !== cookieChoiceHash) return;
  place = { ...place, hash: "" };
  forgetHash();
  update();
};

const ask = (layer: NonNullable<FirstVisitLayer>): HTMLDialogElement =>
  layer === "cookies"
    ? askCookies(onChosen)
    : openQuestionDialog("terms", drawnLayers.terms, (answer) =>
        answer === "accept" ? acceptTerms() : leaveTermsForLater(),
      );

const layerHere = (): FirstVisitLayer =>
  isMachine
    ? null
    : layerNow({
        ...place,
        terms: termsAnswer(),
        hasChosen: readCookies() !== null,
        asksForCookies: place.hash === cookieChoiceHash,
      });

/** What a first visit is asked, one after the other. */
function update(): void {
  const layer = layerHere();
  if (layer !== (open?.layer ?? null)) {
    // Closed before it goes, so that the focus returns to where it was.
    open?.dialog.close();
    open?.dialog.remove();
    open = layer && { layer, dialog: ask(layer) };
  }
  frame.show(place, readCookies());
}

/** Called for every page somebody comes to, and whenever its address changes. */
export const showLayers = (now: Place, forget: () => void): void => {
  place = { pathname: now.pathname, search: now.search, hash: now.hash };
  forgetHash = forget;
  update();
};

if (isMachine) {
  // A machine is asked nothing, and measured by nobody.
  storage.termsAccepted.set(true);
  keepCookies(essentialOnly);
}
watchTerms(update);
watchCookies(update);
// Another tab may have answered meanwhile.
setTimeout(update, timings.splash.termsRecheckMs);
