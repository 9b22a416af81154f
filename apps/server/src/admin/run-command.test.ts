import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { runCommand } from "./run-command.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = (words: string) =>
  runCommand(
    async () => test.dependencies.desk,
    words.split(" ").filter((word) => word !== ""),
  );

describe("the admin command", () => {
  it("explains itself without opening anything, and when it is not understood", async () => {
    const refuse = () => Promise.reject(new Error("opened"));
    for (const words of [[], ["help"]])
      expect(await runCommand(refuse, words)).toContain("make-admin EMAIL");
    await expect(async () => run("no-such-thing")).rejects.toThrow("There is no command");
    await expect(run("plan")).rejects.toThrow("is missing");
    await expect(run("maintenance sideways")).rejects.toThrow("on or off");
    expect(() => runCommand(refuse, ["toString"])).toThrow("There is no command");
  });

  it("makes the first admin, of somebody who has an account", async () => {
    expect(await run("staff")).toContain("Nobody works at the desk");
    await expect(run("make-admin nobody@mail.example")).rejects.toThrow("There is nobody");
    const person = await test.account("first@mail.example");
    expect(await run("make-admin first@mail.example")).toContain("is admin now");
    expect((await person.client.desk.me({})).role).toBe("admin");
    expect(await run("staff")).toContain("first@mail.example");
    await expect(run("role first@mail.example none")).rejects.toThrow("last admin");
  });

  it("changes a person by address or number", async () => {
    const person = await test.account("ana@mail.example");
    expect(await run("person ana@mail.example")).toContain(person.uid);
    expect(await run(`plan ${person.uid} pro`)).toMatch(/plan +pro/);
    expect(await run("credits ana@mail.example 12")).toMatch(/voice credits +12/);
    await expect(run("credits ana@mail.example many")).rejects.toThrow("whole number");
    await expect(run("plan ana@mail.example gold")).rejects.toThrow("none of");
    expect(await run("role ana@mail.example moderator")).toContain("is moderator now");
    expect(await run("revoke ana@mail.example")).toBe("Signed out everywhere.");
    await expect(person.client.users.me({})).rejects.toMatchObject({ status: 401 });
    await expect(run("delete ana@mail.example")).rejects.toThrow("--yes");
    expect(await run("delete ana@mail.example --yes")).toContain("Deleted");
    await expect(run("person ana@mail.example")).rejects.toThrow("There is nobody");
  });

  it("closes the product and opens it again", async () => {
    expect(await run("maintenance")).toBe("Open.");
    expect(await run("maintenance on")).toContain("Closed since");
    expect(await run("maintenance")).toContain("Closed since");
    expect(await run("maintenance off")).toBe("Open.");
  });

  it("reads, retries and removes what is in the outbox", async () => {
    for (const { id } of (await test.dependencies.desk.desk.outbox({ limit: 100 })).entries)
      await run(`outbox remove ${id}`);
    expect(await run("outbox")).toBe("The outbox is empty.");
    await test.dependencies.post.text("", "+4312345", "code", "Your code is 4711");
    const list = await run("outbox");
    expect(list).not.toContain("4711");
    const id = list.split(" ")[0];
    expect(await run(`outbox read ${id}`)).toContain("4711");
    expect(await run(`outbox retry ${id}`)).toContain("waiting");
    expect(await run(`outbox remove ${id}`)).toContain("removed");
    await expect(run(`outbox read ${id}`)).rejects.toThrow("no such letter");
  });

  it("shows errors in groups and clears one", async () => {
    expect(await run("errors")).toBe("No page has met an error.");
    await test.clientFor(null).errorLog.log({ error_message: "It broke", stack_trace: "" });
    const id = (await run("errors")).split(" ")[0];
    expect(await run(`errors clear ${id}`)).toBe("1 cleared.");
  });

  it("leaves everything it changed in the log, under its own name", async () => {
    const log = await run("log");
    for (const act of ["role changed", "plan changed", "person deleted", "letter removed"])
      expect(log).toMatch(new RegExp(`command +${act}`));
  });
});
