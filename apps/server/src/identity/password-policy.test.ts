import { describe, expect, it } from "vitest";
import { createJudgePassword } from "./password-policy.ts";

const judge = createJudgePassword();

describe("a password", () => {
  it.each([
    "password123",
    "qwertyuiop",
    "iloveyou1234",
    "P@ssw0rd1234",
    "1234567890",
    "Summer2024!",
    "aaaaaaaaaaaa",
    "evenlight2026",
  ])("that many have had is refused: %s", async (password) => {
    expect(await judge(password, [])).toBe("password_too_common");
  });

  it.each([
    "four quiet grey stones",
    "kf8#mQz0pLw",
    "a long enough one",
    "правильная лошадь батарея",
  ])("that is one's own is taken: %s", async (password) => {
    expect(await judge(password, ["ana.meyer@mail.example"])).toBeNull();
  });

  it("made of the own address is refused", async () => {
    expect(await judge("ana.meyer@mail", ["ana.meyer@mail.example"])).toBe("password_too_common");
    expect(await judge("annabella77", ["annabella77@mail.example"])).toBe("password_too_common");
  });

  it("is judged by its length first", async () => {
    expect(await judge("xK9#q", [])).toBe("password_too_short");
    expect(await judge("xK9#q".repeat(30), [])).toBe("password_too_long");
  });
});
