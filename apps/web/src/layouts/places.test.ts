import { allPagePaths } from "@app/contract/all-page-paths";
import { pathsBelow } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { searchPaths } from "@app/contract/search-paths";
import { expect, test } from "vitest";
import { currentOf, hasShortFooter, navPlaces } from "./places.ts";

const currentAt = (path: string) => navPlaces.filter((place) => currentOf(place, path));

test("no page lights two places", () => {
  for (const path of allPagePaths) expect(currentAt(path).length, path).toBeLessThanOrEqual(1);
});

test("each place knows its own page, with a trailing slash or without", () => {
  for (const place of navPlaces) {
    expect(currentOf(place, place.path)).toBe("page");
    expect(currentOf(place, `${place.path}/`)).toBe("page");
  }
});

test("articles belong to Explore, signing in to You", () => {
  for (const path of searchPaths) expect(currentAt(path)[0]?.name, path).toBe("Explore");
  expect(currentAt(paths.login)[0]?.name).toBe("You");
  expect(currentAt(paths.notFound)).toEqual([]);
});

test("what leads around the site stands on home and on what is read, and nowhere in the app", () => {
  const { home, faqs, zoki, ourPurpose, contact } = paths;
  for (const path of [home, faqs, zoki, ourPurpose, contact, ...searchPaths])
    expect(hasShortFooter(path), path).toBe(false);
  const { explore, programs, community, wall, newSession, crisis, journey, safetyPlan } = paths;
  for (const path of [explore, programs, community, wall, newSession, crisis, ...pathsBelow])
    expect(hasShortFooter(path), path).toBe(true);
  for (const path of [`${journey}/`, safetyPlan, paths.account, paths.membership])
    expect(hasShortFooter(path), path).toBe(true);
});
