import { isDue } from "./is-due.ts";
import type { showLayers } from "./layers.ts";

export type Asking = {
  /** Where layers.ts lies in this build. */
  address: string;
  place: Parameters<typeof showLayers>[0];
  forgetHash: Parameters<typeof showLayers>[1];
};

/** Something of theirs is on the page, and has to hear where somebody went. */
export const showsLayers = (): boolean =>
  document.querySelector(".dialog[data-layer], .measure") !== null;

/** What a first visit is asked comes in a part of its own, once the welcome is over. */
export const askLayers = ({ address, place, forgetHash }: Asking): void => {
  if (!isDue(place.hash) && !showsLayers()) return;
  const show = () =>
    void import(/* @vite-ignore */ address).then(
      (layers: { showLayers: typeof showLayers }) => layers.showLayers(place, forgetHash),
      // What did not come is asked for on the next page.
      () => undefined,
    );
  if (document.body.classList.contains("splashing"))
    addEventListener("splashend", show, { once: true });
  else show();
};
