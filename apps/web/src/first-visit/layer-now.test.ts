import { allPagePaths } from "@app/contract/all-page-paths";
import { helpPaths, paths } from "@app/contract/paths";
import { expect, test } from "vitest";
import { layerNow, type VisitNow } from "./layer-now.ts";

const first: VisitNow = {
  pathname: paths.home,
  search: "",
  terms: "none",
  hasChosen: false,
  asksForCookies: false,
};

test("the terms come first, then the cookies, then nothing", () => {
  expect(layerNow(first)).toBe("terms");
  expect(layerNow({ ...first, terms: "accepted" })).toBe("cookies");
  expect(layerNow({ ...first, terms: "accepted", hasChosen: true })).toBeNull();
});

test("whoever wants to read first is asked about the terms no more", () => {
  expect(layerNow({ ...first, terms: "later" })).toBe("cookies");
  for (const pathname of allPagePaths)
    expect(layerNow({ ...first, pathname, terms: "later", hasChosen: true }), pathname).toBeNull();
});

test("nothing stands in front of help, a letter's link, a conversation, or the texts that are asked about", () => {
  for (const pathname of [
    ...helpPaths,
    ...helpPaths.map((path) => `${path}/`),
    paths.talk,
    paths.talkSession,
    paths.maintenance,
    paths.importantInfo,
    paths.terms,
    paths.cookies,
  ])
    expect(layerNow({ ...first, pathname }), pathname).toBeNull();
  const letter = { ...first, pathname: paths.resetPassword, search: "?mode=x&oobCode=abc" };
  expect(layerNow(letter)).toBeNull();
  expect(layerNow({ ...letter, search: "" })).toBe("terms");
});

test("the choice about cookies can be seen again, but not over help", () => {
  const settled: VisitNow = { ...first, terms: "accepted", hasChosen: true, asksForCookies: true };
  expect(layerNow(settled)).toBe("cookies");
  expect(layerNow({ ...settled, pathname: paths.importantInfo })).toBe("cookies");
  for (const pathname of helpPaths) expect(layerNow({ ...settled, pathname })).toBeNull();
});
