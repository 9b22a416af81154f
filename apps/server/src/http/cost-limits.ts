import { entitlements, type Role } from "@app/contract/entitlements";
import type { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { type RateLimit, RateLimited } from "./rate-limit.ts";

const { readingMsPerMinute, dangerPerMinute, dangerPerDay } = limits.message;

/** What a person costs, beside how often they ask. */
export const createCostLimits = (rateLimit: RateLimit) => {
  const isDangerFlood = (uid: string): boolean =>
    rateLimit.count(`danger by ${uid}`, dangerPerMinute).refusal !== null;
  return {
    /** Set once they had more read in a minute than anybody can type. */
    tooMuchRead: (uid: string): AppError | null => {
      const seconds = rateLimit.waitFor(`reading for ${uid}`, readingMsPerMinute);
      return seconds > 0 ? new RateLimited(seconds, "reading_limit") : null;
    },
    read: (uid: string, ms: number): void =>
      rateLimit.spend(`reading for ${uid}`, Math.ceil(ms), readingMsPerMinute),

    /** Counts words of danger, and tells where more came in a minute than anybody can type. */
    isDangerFlood,

    /** The same. Beyond the ceiling help is still in the answer, and nothing else is done with them. */
    isTooMuchDanger: (uid: string, role: Role, usedToday: number): boolean => {
      const perDay = entitlements[role].messagesPerDay;
      if (perDay !== null && usedToday >= perDay + dangerPerDay) return true;
      return isDangerFlood(uid);
    },
  };
};

export type CostLimits = ReturnType<typeof createCostLimits>;
