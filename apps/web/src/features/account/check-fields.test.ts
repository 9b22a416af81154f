import { expect, test } from "vitest";
import {
  addressProblem,
  codeProblem,
  newPasswordProblem,
  phoneProblem,
  plainCode,
  plainPhone,
} from "./check-fields.ts";

test("a number may be written the way people write it down", () => {
  for (const typed of ["+44 7700 900123", "0044 (7700) 900-123", "+447700900123"]) {
    expect(phoneProblem(typed), typed).toBeUndefined();
    expect(plainPhone(typed)).toBe("+447700900123");
  }
  for (const typed of ["", "07700 900123", "+0 123", "call me"])
    expect(phoneProblem(typed), typed).toMatch(/country/);
});

test("a code has six digits, however it is grouped", () => {
  expect(codeProblem("123 456")).toBeUndefined();
  expect(plainCode("123-456")).toBe("123456");
  expect(codeProblem("12345")).toMatch(/six digits/);
});

test("what cannot be an address or a password is said before it is sent", () => {
  expect(addressProblem("sam@mail")).toMatch(/does not look like/);
  expect(addressProblem("sam@mail.example")).toBeUndefined();
  expect(newPasswordProblem("short")).toMatch(/at least 10/);
  expect(newPasswordProblem("x".repeat(129))).toMatch(/128/);
});
