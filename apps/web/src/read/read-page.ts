import { limits } from "@app/contract/limits";
import { markLive } from "../device/mark-live.ts";
import { reportError } from "../errors/report-error.ts";
import { silenceConsole } from "../errors/silence-console.ts";
import { searchCountries } from "../features/crisis/search-countries.ts";
import { watchCountry } from "../features/crisis/watch-country.ts";
import { searchQuestions } from "../features/faqs/search-questions.ts";
import { watchAlong } from "../features/zoki/along-card.ts";
import { breatheLikeAVoice } from "../features/zoki/breathe-like-a-voice.ts";
import { mayStandOn } from "../features/zoki/may-stand-on.ts";
import { askLayers } from "../first-visit/ask-layers.ts";
import { keepOffline } from "../offline/keep-offline.ts";
import { watchForLeaving } from "../quick-exit/quick-exit.ts";
import { companyHere } from "../state/company.ts";
import { watchLightSwitch } from "../theme/theme.ts";
import { growFields } from "../ui/grow-fields.ts";
import { watchTalk } from "./begin-talk.ts";
import { markContents } from "./mark-contents.ts";
import { watchHelp } from "./open-help.ts";

// All that runs on a page that is only read. Each part looks for what it gives life to, and does nothing
// where that is not. What needs more comes with the press that asks for it.

const { pathname } = location;

const askHere = (): void => {
  const { search, hash } = location;
  askLayers({
    place: { pathname, search, hash },
    forgetHash: () => history.replaceState(history.state, "", pathname + location.search),
  });
};

/** Phones start every page at its top, also when going back. */
const startAtTop = (): void => {
  if (window.innerWidth > limits.widths.phonePx) return;
  history.scrollRestoration = "manual";
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) scrollTo({ top: 0, behavior: "instant" });
  });
};

const bringCompany = (): void => {
  if (companyHere() && mayStandOn(pathname))
    void import("../features/zoki/company-island.tsx")
      .then(({ mountCompany }) => mountCompany())
      .catch(() => undefined);
};

const begin = (): void => {
  markContents(document);
  watchTalk(document);
  searchQuestions(document);
  watchCountry(document);
  searchCountries(document);
  watchAlong(document);
  breatheLikeAVoice(document);
  bringCompany();
  askHere();
  markLive();
};

if (import.meta.env.PROD) silenceConsole(globalThis.console);
addEventListener("error", ({ error }) => reportError(error, { context: "window" }));
addEventListener("unhandledrejection", ({ reason }) => reportError(reason, { context: "promise" }));
watchForLeaving(document);
watchLightSwitch(document);
watchHelp(document);
growFields(document);
startAtTop();
addEventListener("hashchange", askHere);
if (import.meta.env.PROD) keepOffline();
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin, { once: true });
else begin();
