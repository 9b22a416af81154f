import { layersAddress } from "virtual:layers-address";
import { helpPaths } from "@app/contract/paths";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { askLayers, showsLayers } from "./ask-layers.ts";

/** Beside every page: tells what a first visit is asked where somebody is. It asks without React. */
export const FirstVisit = () => {
  const place = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = place;
    // Nothing is ever asked there, so nothing of it has to travel.
    if (helpPaths.includes(pathname) && !showsLayers()) return;
    askLayers({
      address: layersAddress,
      place,
      forgetHash: () =>
        void navigate({ pathname, search }, { replace: true, preventScrollReset: true }),
    });
  }, [place, navigate]);
  return null;
};
