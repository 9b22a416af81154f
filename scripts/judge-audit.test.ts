import { describe, expect, it } from "vitest";
import { judgeAudit } from "./judge-audit.ts";

const url = "https://github.com/advisories/GHSA-aaaa-bbbb-cccc";
const reportOf = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      parser: { name: "parser", severity, via: [{ url, title: "Reads too much", severity }] },
      user: { name: "user", severity, via: ["parser"] },
    },
  });
const today = "2026-01-02";

describe("the audit of what this runs on", () => {
  it("names a grave advisory once, by the package it is about", () => {
    expect(judgeAudit(reportOf("high"), [], today)).toEqual({
      kind: "audited",
      problems: [`parser: Reads too much (high), ${url}`],
    });
  });

  it("lets through what is not grave, or was looked at, until that ends", () => {
    const none = { kind: "audited", problems: [] };
    expect(judgeAudit(reportOf("moderate"), [], today)).toEqual(none);
    const accepted = [{ id: "GHSA-aaaa-bbbb-cccc", why: "never called", until: "2026-02-01" }];
    expect(judgeAudit(reportOf("critical"), accepted, today)).toEqual(none);
    expect(judgeAudit(reportOf("critical"), accepted, "2026-02-02")).toMatchObject({
      problems: [expect.stringContaining("parser")],
    });
  });

  it("says that it was not done where no registry answers, and does not call that clean", () => {
    const offline = JSON.stringify({ error: { code: "ENOTFOUND", summary: "" } });
    expect(judgeAudit(offline, [], today)).toEqual({ kind: "not audited", reason: "ENOTFOUND" });
    for (const text of ["", "<html>", "{}"])
      expect(judgeAudit(text, [], today).kind).toBe("not audited");
  });
});
