import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { identityWords, identityWordsOf } from "@app/contract/identity-words";
import { BASE_ERROR_CODES } from "@better-auth/core/error";
import { PASSKEY_ERROR_CODES } from "@better-auth/passkey";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const folder = fileURLToPath(new URL("../../node_modules/better-auth/dist", import.meta.url));

/** Codes that stand in the provider's own source and in none of its lists. */
const codesInSource = (): string[] =>
  ["oauth2", "api/routes", "plugins/two-factor", "plugins/phone-number", "plugins/anonymous"]
    .flatMap((part) =>
      readdirSync(`${folder}/${part}`)
        .filter((name) => name.endsWith(".mjs"))
        .map((name) => readFileSync(`${folder}/${part}/${name}`, "utf8")),
    )
    .concat(readFileSync(`${folder}/state.mjs`, "utf8"))
    .flatMap((source) => [
      ...source.matchAll(/\bcode: "([A-Za-z]+_[A-Za-z_]+)"/g),
      ...source.matchAll(/\bredirectOnError\([^)]*"([a-z_]+)"\)/g),
      // The callback turns these sentences into codes.
      ...source.matchAll(/\berror: "([a-z ]+)"/g),
    ])
    .map((match) => (match[1] ?? "").toLowerCase().replaceAll(" ", "_"));

/** Of its hooks and of ways that are closed here: nobody can meet them. */
const neverAnswered = new Set([
  "account_hook_binding_conflict",
  "session_hook_user_conflict",
  "user_hook_selection_conflict",
  "token_refresh_not_supported",
  "refresh_token_not_found",
  "failed_to_refresh_access_token",
  "failed_to_get_access_token",
  "access_token_not_found",
  "validation_context_missing",
  "validation_source_missing",
  "validation_failed",
  "state_security_mismatch",
  "banned_user",
]);

describe("every refusal of the identity provider", () => {
  it("has words of our own, for the codes of every list it exports", () => {
    const listed = [...Object.keys(BASE_ERROR_CODES), ...Object.keys(PASSKEY_ERROR_CODES)].map(
      (code) => code.toLowerCase(),
    );
    const all = [...listed, ...test.dependencies.identity.provider.errorCodes()];
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter((code) => !Object.hasOwn(identityWords, code))).toEqual([]);
  });

  it("has words of our own, for the codes that stand in its source alone", () => {
    const found = codesInSource();
    expect(found).toContain("state_mismatch");
    expect(found).toContain("account_not_linked");
    const missing = found.filter(
      (code) => !Object.hasOwn(identityWords, code) && !neverAnswered.has(code),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it("is said kindly and whole, with no word for machines", () => {
    for (const [code, words] of Object.entries(identityWords)) {
      expect(words, code).toMatch(/^[A-Z].*[^.!]$/);
      expect(words, code).not.toMatch(
        /\b(error|invalid|token|OTP|TOTP|session|user|failed|OAuth)\b/i,
      );
      expect(words, code).not.toContain("!");
    }
  });

  it("does not tell whether an address has an account", () => {
    expect(identityWords["user_not_found"]).toBe(identityWords["invalid_email_or_password"]);
    expect(identityWords["user_already_exists"]).toBe(identityWords["account_not_made"]);
    expect(identityWords["failed_to_create_user"]).toBe(identityWords["account_not_made"]);
  });

  it("has words when nobody has met its code yet", () => {
    expect(identityWordsOf("A_CODE_FROM_TOMORROW")).toMatch(/Nothing was lost/);
  });
});
