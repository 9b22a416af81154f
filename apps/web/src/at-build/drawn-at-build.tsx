import { Splash } from "../first-visit/splash.tsx";
import { ZokiLight } from "../ui/zoki-light.tsx";

const drawnId = "drawn";

/** In the browser: what the page brought along, taken before React looks at it. */
const brought = import.meta.env.SSR ? "" : (document.getElementById(drawnId)?.innerHTML ?? "");

/**
 * Drawings that never change, written into every page when it is built. React leaves them as they came,
 * so that no page carries them a second time as code.
 */
export const DrawnAtBuild = () =>
  import.meta.env.SSR ? (
    <div id={drawnId} aria-hidden="true">
      <ZokiLight />
      <Splash />
    </div>
  ) : (
    <div
      id={drawnId}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own markup, from this very page
      dangerouslySetInnerHTML={{ __html: brought }}
      suppressHydrationWarning
    />
  );
