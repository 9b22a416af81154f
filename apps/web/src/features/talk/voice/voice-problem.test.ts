import { AppError } from "@app/contract/errors";
import { expect, test } from "vitest";
import { speechProblem, startProblem } from "./voice-problem.ts";

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["NotSupportedError", "unsupported"],
])("a microphone that answers %s has words of its own", (name, kind) => {
  expect(startProblem(new DOMException("", name)).kind).toBe(kind);
});

test("whoever is not signed in is asked to, and told of nothing broken", () => {
  expect(startProblem(new AppError("account_required")).kind).toBe("signIn");
});

test("no credits left is told apart from a voice that broke", () => {
  expect(speechProblem(new AppError("no_voice_credits")).kind).toBe("noCredits");
  expect(speechProblem(new AppError("voice_failed")).kind).toBe("speech");
  expect(speechProblem(new TypeError("Failed to fetch"))).toMatchObject({
    kind: "speech",
    problem: { code: null },
  });
});
