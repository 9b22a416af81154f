import { paths } from "@app/contract/paths";

/** Statements, questions, licences, the numbers for a crisis, the companion's own page. */
const readPaths: ReadonlySet<string> = new Set<string>([
  paths.crisis,
  paths.faqs,
  paths.licences,
  paths.zoki,
  paths.ourPurpose,
  paths.importantInfo,
  paths.communityRules,
  paths.privacy,
  paths.healthData,
  paths.cookies,
  paths.terms,
]);

const productPaths: ReadonlySet<string> = new Set(Object.values(paths));

/** Any one word behind the slash that is no page of the product is an article. */
const isArticle = (path: string): boolean => /^\/[^/]+$/.test(path) && !productPaths.has(path);

/** Whether a page is only read: it is written at build and comes without React. */
export const isOnlyRead = (address: string): boolean => {
  const path = address.replace(/[?#].*$/, "").replace(/(.)\/+$/, "$1");
  return readPaths.has(path) || isArticle(path);
};

/** What the route of such a page says of itself; root.tsx then leaves React's scripts out. */
export const onlyRead = { isOnlyRead: true } as const;

export const saysOnlyRead = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "isOnlyRead" in handle;
