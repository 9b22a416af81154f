import { afterEach, expect, test, vi } from "vitest";
import { companyHere, setCompany, watchCompany } from "../../state/company.ts";
import { takeAlong } from "./take-along.ts";

afterEach(() => setCompany(null));

const settings = (signedIn: boolean, tellAccount = vi.fn().mockResolvedValue(undefined)) => ({
  tellAccount,
  isSignedIn: () => signedIn,
});

test("it comes along at once, and an account is told", async () => {
  const parts = settings(true);
  const seen = vi.fn();
  const stop = watchCompany(seen);
  const told = takeAlong("awake", parts);
  expect(companyHere()).toBe("awake");
  expect(seen).toHaveBeenCalledTimes(1);
  expect(await told).toBe(true);
  expect(parts.tellAccount).toHaveBeenCalledWith(true);
  await takeAlong(null, parts);
  expect(parts.tellAccount).toHaveBeenLastCalledWith(false);
  expect(companyHere()).toBeNull();
  stop();
});

test("somebody without a sign-in has it in this browser, and nothing is sent", async () => {
  const parts = settings(false);
  expect(await takeAlong("awake", parts)).toBe(true);
  expect(parts.tellAccount).not.toHaveBeenCalled();
  expect(companyHere()).toBe("awake");
});

test("when the account could not be told it says so, and the companion still comes along", async () => {
  const parts = settings(true, vi.fn().mockRejectedValue(new TypeError("no line")));
  expect(await takeAlong("awake", parts)).toBe(false);
  expect(companyHere()).toBe("awake");
});
