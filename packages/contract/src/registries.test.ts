import { describe, expect, it } from "vitest";
import { allPagePaths } from "./all-page-paths.ts";
import { brand, lastSessionField } from "./brand.ts";
import { entitlements, roleOf, roles } from "./entitlements.ts";
import { errors } from "./error-catalogue.ts";
import { AppError, errorCodeOfText } from "./errors.ts";
import { limits } from "./limits.ts";
import { paths, redirects } from "./paths.ts";
import { searchPaths } from "./search-paths.ts";
import { timings } from "./timings.ts";

describe("the customer's numbers", () => {
  it("are exact", () => {
    expect(limits.session).toMatchObject({ pageDefault: 50, retentionDays: 30 });
    expect(limits.voice).toMatchObject({ paidCredits: 300, proCredits: 999_999 });
    expect(limits.analysis.minSavedSessions).toBe(5);
    expect(limits.vault).toMatchObject({
      recentMonths: 1,
      recentShown: 3,
      recentConsidered: 10,
      savedVoiceSessions: 10,
    });
    expect(limits.summary.considerMonths).toBe(6);
    expect(limits.appointments.keepDays).toBe(30);
    expect(limits.person.minAgeYears).toBe(18);
    expect(limits.widths).toEqual({ phonePx: 600, helpMenuPx: 762 });
    expect(timings.splash).toEqual({
      logoMs: 200,
      captionsMs: 3_000,
      circleMs: 5_000,
      fadeMs: 5_500,
      goneMs: 6_500,
      termsRecheckMs: 6_050,
    });
    expect(timings.chunks.loadTimeoutMs).toBe(120_000);
    expect(timings.lastLogin.minAgeMs).toBe(12 * 3_600_000);
    expect(timings.voiceCredits.resetMs).toBe(24 * 3_600_000);
  });
});

describe("the error texts", () => {
  it("are the customer's where the customer gave one", () => {
    const texts = Object.values(errors).map(({ detail }) => detail);
    for (const text of [
      "Authentication token is required for {path} but is not available",
      "Authentication required",
      "Authentication required to send messages",
      "Session ID is required",
      "Message content cannot be empty",
      "Response body is missing",
      "HTTP error! Status: {status}",
      "Conversation history cannot be empty for stateless fallback",
      "User not authenticated. Cannot start deep analysis",
      "A task ID is required to get analysis status",
      "Failed to initialize voice session instructions",
      "Report data integrity issue",
      "Failed to retrieve session count",
      "Could not update usage data",
      "Feedback data is invalid",
    ])
      expect(texts).toContain(text);
  });

  it("are each one error's alone, and are filled in", () => {
    const fixed = Object.values(errors).filter(({ detail }) => !detail.includes("{"));
    expect(new Set(fixed.map(({ detail }) => detail)).size).toBe(fixed.length);
    expect(errorCodeOfText("Session ID is required")).toBe("session_id_required");
    expect(new AppError("message_limit", { limit: 60 }).message).toContain("60");
  });
});

describe("the pages", () => {
  it("have each one address", () => {
    expect(new Set(allPagePaths).size).toBe(allPagePaths.length);
    expect(searchPaths).toHaveLength(31);
    for (const to of Object.values(redirects)) expect(allPagePaths).toContain(to);
    expect(paths.dataProtection).toBe(`/how-${brand.slug}-protects-your-data`);
    expect(lastSessionField).toBe(`last_${brand.slug}_session_id`);
  });
});

describe("who may do what", () => {
  it("grows from role to role and is decided by the two flags", () => {
    expect(roles.map((role) => entitlements[role].messagesPerDay)).toEqual([60, 200, null, null]);
    expect(roles.map((role) => entitlements[role].analysesPerMonth)).toEqual([0, 0, 4, 30]);
    expect(roleOf({ anonymous: true, is_paid: "Y", is_pro: "Y" })).toBe("anonymous");
    expect(roleOf({ anonymous: false, is_paid: "N", is_pro: "N" })).toBe("member");
    expect(roleOf({ anonymous: false, is_paid: "Y", is_pro: "N" })).toBe("paid");
    expect(roleOf({ anonymous: false, is_paid: "Y", is_pro: "Y" })).toBe("pro");
  });
});
