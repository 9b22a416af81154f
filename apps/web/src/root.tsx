// First, because it sets the order of the layers for every style that comes after.
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import "./ui/button.css";
import "./ui/dialog.css";
import "./ui/switch.css";
// Drawn at build, so that no script of the page brings it.
import "./first-visit/first-visit.module.css";
import { beforePaint } from "virtual:before-paint";
import { homePage } from "virtual:home-page";
import { readPageAddress, readPageParts } from "virtual:read-page-address";
import { type ReactNode, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from "react-router";
import { DrawnAtBuild } from "./at-build/drawn-at-build.tsx";
import { markLive } from "./device/mark-live.ts";
import { ErrorPage } from "./errors/error-boundary.tsx";
import { FirstVisit } from "./first-visit/first-visit.tsx";
import { noteOpened } from "./navigation/go-on.ts";
import { saysOnlyRead } from "./navigation/only-read.ts";
import { pageMeta } from "./navigation/page-meta.ts";
import { RouteChange } from "./navigation/route-change.tsx";
import styles from "./navigation/waiting.module.css";
import { Waiting } from "./navigation/waiting.tsx";
import figtree from "./ui/fonts/figtree-latin-wght-normal.woff2?url";
import fraunces from "./ui/fonts/fraunces-soft.woff2?url";
import { mainId, SkipLink } from "./ui/skip-link.tsx";
import { Zoki } from "./ui/zoki.tsx";

/** What every page has that says nothing about itself. */
export const meta: MetaFunction = () => pageMeta(homePage);

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  font(fraunces),
  font(figtree),
];

const RouterScripts = () => (
  <>
    <RouteChange />
    <Scripts />
  </>
);

/** A page that is only read leaves React out: one plain script gives life to what it has (decision 39). */
const WrittenScripts = () =>
  useMatches().some(({ handle }) => saysOnlyRead(handle)) ? (
    <>
      {readPageParts.map((part) => (
        <link key={part} rel="modulepreload" href={part} />
      ))}
      <script type="module" async src={readPageAddress} />
    </>
  ) : (
    <RouterScripts />
  );

/** In the browser React only runs where its scripts are. */
const PageScripts = import.meta.env.SSR ? WrittenScripts : RouterScripts;

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <Meta />
      <Links />
    </head>
    {/* before-paint.js may have changed the class before React sees it. */}
    <body className="dark" suppressHydrationWarning>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own file, written into the page when that is built
        dangerouslySetInnerHTML={{ __html: beforePaint }}
        suppressHydrationWarning
      />
      <SkipLink />
      <DrawnAtBuild />
      {children}
      <PageScripts />
    </body>
  </html>
);

/** Shown for the moment in which a page that was not prerendered finds its parts. */
export const HydrateFallback = () => (
  <main id={mainId} className={styles["opening"]} aria-busy="true" data-opening>
    <Zoki state="thinking" size={96} label="Opening the page" />
  </main>
);

export const ErrorBoundary = () => <ErrorPage error={useRouteError()} />;

const Root = () => {
  // Its effects are the last of the page, so everything answers by now.
  useEffect(() => {
    noteOpened();
    markLive();
  }, []);
  return (
    <>
      <Waiting />
      <Outlet />
      <FirstVisit />
    </>
  );
};
export default Root;
