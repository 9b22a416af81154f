import { describe, expect, it } from "vitest";
import { failedInPlaywright, failedInVitest, unsteadyInPlaywright } from "./failed-tests.ts";

describe("the tests that failed, named once more at the end", () => {
  it("names a unit test with its file and why, and a file that could not be read", () => {
    const report = {
      testResults: [
        {
          name: "/a/one.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "adds" },
            { status: "failed", fullName: "takes away", failureMessages: ["expected 1\n  at x"] },
          ],
        },
        {
          name: "/a/two.test.ts",
          status: "failed",
          message: "no such module",
          assertionResults: [],
        },
        { name: "/a/three.test.ts", status: "passed", assertionResults: [] },
      ],
    };
    expect(failedInVitest(report)).toEqual([
      "/a/one.test.ts › takes away: expected 1",
      "/a/two.test.ts: no such module",
    ]);
  });

  it("names a browser test however deep it stands", () => {
    const specs = [
      { ok: true, title: "opens", file: "talk.e2e.ts", line: 3 },
      { ok: false, title: "closes", file: "talk.e2e.ts", line: 9 },
    ];
    expect(failedInPlaywright({ suites: [{ specs: [], suites: [{ specs }] }] })).toEqual([
      "talk.e2e.ts:9 › closes",
    ]);
  });

  it("names a browser test that passed only when it was tried again", () => {
    const specs = [
      { ok: true, title: "opens", file: "talk.e2e.ts", line: 3, tests: [{ status: "expected" }] },
      { ok: true, title: "waits", file: "talk.e2e.ts", line: 6, tests: [{ status: "flaky" }] },
      {
        ok: false,
        title: "closes",
        file: "talk.e2e.ts",
        line: 9,
        tests: [{ status: "unexpected" }],
      },
    ];
    const report = { suites: [{ specs }] };
    expect(unsteadyInPlaywright(report)).toEqual(["talk.e2e.ts:6 › waits"]);
    expect(failedInPlaywright(report)).toEqual(["talk.e2e.ts:9 › closes"]);
  });

  it("finds nothing in a report that holds nothing", () => {
    expect(failedInVitest({})).toEqual([]);
    expect(failedInPlaywright({})).toEqual([]);
  });
});
