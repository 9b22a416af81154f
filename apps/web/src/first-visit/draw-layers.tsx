import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { CookieDialog } from "./cookie-dialog.tsx";
import { TermsDialog } from "./terms-dialog.tsx";

export type DrawnLayers = { terms: string; cookies: string };

/** Runs while the pages are built: what a first visit is asked, as markup that needs no React to be shown. */
export const drawLayers = (): DrawnLayers => ({
  terms: renderToStaticMarkup(
    <MemoryRouter>
      <TermsDialog open onLater={() => undefined} />
    </MemoryRouter>,
    // The page around it counts its own ids from the same beginning.
    { identifierPrefix: "terms" },
  ),
  cookies: renderToStaticMarkup(
    <MemoryRouter>
      <CookieDialog />
    </MemoryRouter>,
    { identifierPrefix: "cookies" },
  ),
});
