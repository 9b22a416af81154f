import { layersAddress } from "virtual:layers-address";
import { helpPaths } from "@app/contract/paths";
import { isDue } from "./is-due.ts";
import type { showLayers } from "./layers.ts";

type LayersToAsk = {
  place: Parameters<typeof showLayers>[0];
  forgetHash: Parameters<typeof showLayers>[1];
};

/** Something of theirs is on the page, and has to hear where somebody went. */
const showsLayers = (): boolean => document.querySelector("[data-layer]") !== null;

/** What a first visit is asked comes in a part of its own, once the welcome is over. */
export const askLayers = ({ place, forgetHash }: LayersToAsk): void => {
  // On the pages for a hard hour nothing is ever asked, so nothing of it has to travel.
  const isAsked = !helpPaths.includes(place.pathname) && isDue(place.hash);
  if (!isAsked && !showsLayers()) return;
  const show = () =>
    void import(/* @vite-ignore */ layersAddress).then(
      (layers: { showLayers: typeof showLayers }) => layers.showLayers(place, forgetHash),
      // What did not come is asked for on the next page.
      () => undefined,
    );
  if (document.body.classList.contains("splashing"))
    addEventListener("splashend", show, { once: true });
  else show();
};
