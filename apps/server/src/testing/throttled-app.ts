import { afterAll, afterEach } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

/** For the tests of a file: every browser has an address of its own, and time goes on only where a test says so. */
export const useThrottledApp = async (): Promise<TestApp> => {
  const test = await createTestApp({ env: { TRUST_PROXY: "true" }, hasStillClock: true });
  afterAll(() => test.close());
  // Tokens are made by the real clock, and a test may leave ours far ahead of it.
  afterEach(() => {
    test.clock.now = new Date();
  });
  return test;
};
