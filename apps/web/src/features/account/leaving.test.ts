import { ApiError } from "@app/contract/client";
import { errors } from "@app/contract/error-catalogue";
import { expect, test } from "vitest";
import { fieldOf } from "./ask-identity.ts";
import { leavingRefusal, reasonOf } from "./leaving.ts";

const refused = (code: "password_wrong" | "password_required" | "last_admin") => {
  const { status, detail } = errors[code];
  return leavingRefusal(new ApiError(detail, status, { detail, code }));
};

test("a password that is wrong or missing is told at its field, and says once that nothing went", () => {
  for (const code of ["password_wrong", "password_required"] as const) {
    expect(fieldOf(refused(code)), code).toBe("currentPassword");
    expect(refused(code).words).toBe(`${errors[code].detail}.`);
  }
});

test("whatever else went wrong is told about the whole, and says that nothing went", () => {
  for (const refusal of [refused("last_admin"), leavingRefusal(new TypeError("offline"))]) {
    expect(fieldOf(refusal)).toBeUndefined();
    expect(refusal.words).toMatch(/ Nothing was deleted. You can try again.$/);
  }
});

test("a reason is one of those offered, or none", () => {
  expect(reasonOf("no_help")).toBe("no_help");
  for (const none of ["", "because of Ana"]) expect(reasonOf(none)).toBeUndefined();
});
