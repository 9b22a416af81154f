import type { Page } from "@app/content/page";
import { brand } from "@app/contract/brand";
import type { MetaDescriptor } from "react-router";

/** Stands for the public address in prerendered html; the server writes the real one in its place. */
export const originMarker = "https://origin.invalid";

/**
 * The server's own choice of address, as it stands in the served page, stays the canonical one.
 * Reading it also keeps the tags of the first render equal to those in the html.
 */
const servedOrigin = (): string => {
  if (typeof document === "undefined") return originMarker;
  const href = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const origin = href ? new URL(href).origin : originMarker;
  return origin === originMarker ? window.location.origin : origin;
};

let origin: string | undefined;

export const pageUrl = (path: string): string => {
  origin ??= servedOrigin();
  return origin + path;
};

/** What a page says to machines; one below another has an address that is no entry of the list. */
export type MetaWords = Pick<Page, "title" | "description" | "keywords" | "image"> & {
  path: string;
};

export const pageMeta = (page: MetaWords): MetaDescriptor[] => {
  const url = pageUrl(page.path);
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    ...(page.image
      ? [
          { property: "og:image", content: pageUrl(page.image) },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
};
