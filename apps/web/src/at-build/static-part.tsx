import { type ComponentType, startTransition, useEffect, useRef, useState } from "react";

/** What stands there already is taken over as it is; one object, so that React never writes it anew. */
const asItStands = { __html: "" };

/**
 * A part of a page that only has to be read: the build writes it into the page, and no script for it
 * travels with the page. Whoever comes by a link inside the product has no such markup, so there the
 * part itself is loaded. Links in it are ordinary ones on a first visit.
 */
export const staticPart = (
  built: ComponentType | null,
  load: () => Promise<ComponentType>,
): ComponentType =>
  function StaticPart() {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType | null>(() => built);
    useEffect(() => {
      if (place.current?.firstChild) return;
      let here = true;
      void load()
        .then((part) => {
          // A long part is drawn in slices, between which the page can still be used.
          if (here) startTransition(() => setPart(() => part));
        })
        // The page above it is whole; without a network this part is missing, and nothing breaks.
        .catch(() => undefined);
      return () => {
        here = false;
      };
    }, []);
    return Part ? (
      <div key="part">
        <Part />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; it keeps React from removing what the build wrote
      <div key="markup" ref={place} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />
    );
  };
