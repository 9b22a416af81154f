import { describe, expect, it } from "vitest";
import { limits } from "./limits.ts";
import { type Credits, creditsAfterChange, creditsNow } from "./voice-credits.ts";

const now = new Date("2026-11-15T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const held = (voice_credits: number, last_credit_reset: Date | null): Credits => ({
  voice_credits,
  last_credit_reset,
});

describe("voice credits", () => {
  it("come to a plain account once, and never again", () => {
    expect(creditsNow("member", held(0, null), now)).toEqual(held(30, now));
    expect(creditsNow("member", held(0, hoursAgo(900)), now)).toEqual(held(0, hoursAgo(900)));
  });

  it("come anew every 24 hours with a plan, not a minute before", () => {
    expect(creditsNow("paid", held(4, hoursAgo(24)), now)).toEqual(
      held(limits.voice.paidCredits, now),
    );
    expect(creditsNow("pro", held(4, hoursAgo(24)), now)).toEqual(
      held(limits.voice.proCredits, now),
    );
    expect(creditsNow("paid", held(4, hoursAgo(23.9)), now)).toEqual(held(4, hoursAgo(23.9)));
  });

  it("are none without an account", () => {
    expect(creditsNow("anonymous", held(7, null), now).voice_credits).toBe(0);
  });

  it("are there in full at once with a better plan", () => {
    expect(creditsAfterChange("member", "paid", held(2, hoursAgo(1)), now)).toEqual(held(300, now));
    expect(creditsAfterChange("paid", "pro", held(2, hoursAgo(1)), now)).toEqual(
      held(999_999, now),
    );
  });

  it("are no more than the smaller plan gives once the better one ends", () => {
    expect(creditsAfterChange("pro", "paid", held(999_000, hoursAgo(1)), now)).toEqual(
      held(300, hoursAgo(1)),
    );
    expect(creditsAfterChange("paid", "member", held(300, hoursAgo(30)), now)).toEqual(
      held(30, hoursAgo(30)),
    );
    expect(creditsAfterChange("paid", "member", held(0, hoursAgo(1)), now)).toEqual(
      held(0, hoursAgo(1)),
    );
  });
});
