import { paths } from "@app/contract/paths";
import { expect, test } from "vitest";
import { sessionIn, talkAt, whereNext } from "./where-next.ts";

const next = (address: string) => whereNext(new URLSearchParams({ next: address }));

test("a page of ours is where people go after signing in, with the end of its address", () => {
  expect(next(talkAt("one two"))).toBe("/talk?session=one%20two");
  expect(next(paths.seed)).toBe(paths.seed);
});

test("no address leads away from the product, or back to its door", () => {
  for (const address of [
    "//evil.example/talk",
    "https://evil.example/talk",
    "/\\evil.example",
    "javascript:alert(1)",
    "/no-such-page",
    "/api/users/me",
    paths.login,
    paths.logout,
    "",
  ])
    expect(next(address), address).toBeNull();
  expect(whereNext(new URLSearchParams())).toBeNull();
});

test("the conversation to bring along is the one the address names", () => {
  expect(sessionIn(talkAt("abc"))).toBe("abc");
  expect(sessionIn(`${paths.seed}?session=abc`)).toBeNull();
  expect(sessionIn(null)).toBeNull();
});
