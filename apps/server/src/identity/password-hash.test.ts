import { hashPassword as hashScrypt } from "better-auth/crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

describe("a password's hash", () => {
  it("knows the password, and no other", async () => {
    const hash = await hashPassword("four quiet grey stones");
    expect(hash).not.toContain("quiet");
    expect(await verifyPassword({ hash, password: "four quiet grey stones" })).toBe(true);
    expect(await verifyPassword({ hash, password: "four quiet grey stone" })).toBe(false);
    expect(await verifyPassword({ hash, password: "" })).toBe(false);
  });

  it("is another one each time", async () => {
    expect(await hashPassword("the same words")).not.toBe(await hashPassword("the same words"));
  });

  it("is the same for a letter written in two ways", async () => {
    const hash = await hashPassword("caf\u00e9 at the corner");
    expect(await verifyPassword({ hash, password: "cafe\u0301 at the corner" })).toBe(true);
  });

  it("of an account from before is still known", async () => {
    const hash = await hashScrypt("four quiet grey stones");
    expect(await verifyPassword({ hash, password: "four quiet grey stones" })).toBe(true);
    expect(await verifyPassword({ hash, password: "another" })).toBe(false);
  });

  it("leaves the server free to answer meanwhile", async () => {
    let turns = 0;
    const turning = setInterval(() => turns++, 1);
    await Promise.all(Array.from({ length: 8 }, () => hashPassword("four quiet grey stones")));
    clearInterval(turning);
    expect(turns).toBeGreaterThan(5);
  });
});
