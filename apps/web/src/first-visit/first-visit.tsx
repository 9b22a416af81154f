import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { askLayers } from "./ask-layers.ts";

/** Beside every page: tells what a first visit is asked where somebody is. It asks without React. */
export const FirstVisit = () => {
  const place = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = place;
    askLayers({
      place,
      forgetHash: () =>
        void navigate({ pathname, search }, { replace: true, preventScrollReset: true }),
    });
  }, [place, navigate]);
  return null;
};
