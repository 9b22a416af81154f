import { helpPaths, paths } from "@app/contract/paths";
import { expect, test } from "vitest";
import { essentialOnly, usualCookies } from "./cookie-choice.ts";
import { measureAddress } from "./measure-address.ts";

const article = { pathname: "/ai-therapy", search: "?utm_source=letter&session=secret" };

test("a page that is read is measured by its name, for whoever agreed to it", () => {
  expect(measureAddress({ ...article, search: "" }, usualCookies)).toBe("/measure/ai-therapy");
  expect(measureAddress({ pathname: "/", search: "" }, usualCookies)).toBe("/measure");
});

test("without a choice, or with a no, nothing is measured", () => {
  expect(measureAddress(article, null)).toBeNull();
  expect(measureAddress(article, essentialOnly)).toBeNull();
});

test("the link that led here is told only with that agreement, and nothing else of an address ever", () => {
  expect(measureAddress(article, { analytics: true, marketing: false })).toBe(
    "/measure/ai-therapy",
  );
  const brought = "/measure/ai-therapy?utm_source=letter";
  expect(measureAddress(article, usualCookies)).toBe(brought);
  expect(measureAddress(article, { analytics: false, marketing: true })).toBe(brought);
  const plain = { ...article, search: "" };
  expect(measureAddress(plain, { analytics: false, marketing: true })).toBeNull();
});

test("where people talk, keep things or look for help, nothing is measured", () => {
  for (const pathname of [
    ...helpPaths,
    paths.talk,
    paths.talkSession,
    paths.journey,
    paths.settings,
    paths.login,
    paths.resetPassword,
    paths.seed,
  ])
    expect(measureAddress({ pathname, search: "" }, usualCookies), pathname).toBeNull();
});
