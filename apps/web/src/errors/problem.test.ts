import { ApiError } from "@app/contract/client";
import { describe, expect, test } from "vitest";
import { isOrdinary, problemOf, sentenceOf } from "./problem.ts";

describe("a problem", () => {
  test("keeps the server's own words and code", () => {
    const error = new ApiError("This needs an account", 403, { code: "account_required" });
    expect(problemOf(error)).toEqual({ code: "account_required", detail: "This needs an account" });
  });

  test("without a line has no code, and says so", () => {
    expect(problemOf(new TypeError("Failed to fetch"))).toEqual({
      code: null,
      detail: "There is no connection just now",
    });
  });

  test("nobody expected shows nothing of its inside", () => {
    expect(problemOf(new Error("undefined is not a function")).detail).not.toContain("undefined");
  });

  test("ends as a sentence, once", () => {
    expect(sentenceOf({ code: null, detail: "It broke" })).toBe("It broke.");
    expect(sentenceOf({ code: null, detail: "It broke." })).toBe("It broke.");
  });
});

test("only what a log could help with is worth a report", () => {
  expect(isOrdinary(new ApiError("no", 404, null))).toBe(true);
  expect(isOrdinary(new TypeError("Failed to fetch"))).toBe(true);
  expect(isOrdinary(new ApiError("broke", 500, null))).toBe(false);
  expect(isOrdinary(new Error("odd"))).toBe(false);
});
