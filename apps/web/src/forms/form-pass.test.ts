import { ApiError } from "@app/contract/client";
import { errors } from "@app/contract/error-catalogue";
import { timings } from "@app/contract/timings";
import { beforeEach, describe, expect, it } from "vitest";
import { createFormPass } from "./form-pass.ts";

const { passMinAgeMs, passLifetimeMs } = timings.forms;

let clockMs = 0;
let asked = 0;
let reachable = true;
beforeEach(() => {
  clockMs = 1_000_000;
  asked = 0;
  reachable = true;
});

const make = () =>
  createFormPass({
    ask: async () => {
      asked++;
      if (!reachable) throw new TypeError("no line");
      return { pass: `pass ${asked}` };
    },
    nowMs: () => clockMs,
    wait: async (ms) => {
      clockMs += ms;
    },
  });

const refusal = () =>
  new ApiError(errors.form_pass_invalid.detail, 409, {
    detail: errors.form_pass_invalid.detail,
    code: "form_pass_invalid",
  });

describe("a pass", () => {
  it("is asked for when the form opens, and a quick writer waits for the rest of its time", async () => {
    const form = make();
    form.open();
    form.open();
    await Promise.resolve();
    const openedMs = clockMs;
    clockMs += 400;
    expect(await form.send(async (pass) => [pass, clockMs - openedMs])).toEqual([
      "pass 1",
      passMinAgeMs,
    ]);
    expect(asked).toBe(1);
  });

  it("does not hold up who took their time", async () => {
    const form = make();
    form.open();
    await Promise.resolve();
    clockMs += 60_000;
    const beforeMs = clockMs;
    await form.send(async () => undefined);
    expect(clockMs).toBe(beforeMs);
  });

  it("is used once: a second message gets its own", async () => {
    const form = make();
    expect(await form.send(async (pass) => pass)).toBe("pass 1");
    expect(await form.send(async (pass) => pass)).toBe("pass 2");
  });

  it("that lay in an open tab for too long is replaced before anything is sent", async () => {
    const form = make();
    form.open();
    await Promise.resolve();
    clockMs += passLifetimeMs;
    expect(await form.send(async (pass) => pass)).toBe("pass 2");
  });

  it("that the server refuses is replaced once, and a second refusal is told", async () => {
    const tried: (string | undefined)[] = [];
    const send = make().send(async (pass) => {
      tried.push(pass);
      throw refusal();
    });
    await expect(send).rejects.toBeInstanceOf(ApiError);
    expect(tried).toEqual(["pass 1", "pass 2"]);
  });

  it("that cannot be had keeps nobody from sending", async () => {
    reachable = false;
    expect(await make().send(async (pass) => pass ?? "without")).toBe("without");
  });

  it("is no reason to send anything twice when something else failed", async () => {
    let sent = 0;
    const send = make().send(async () => {
      sent++;
      throw new TypeError("no line");
    });
    await expect(send).rejects.toThrow("no line");
    expect(sent).toBe(1);
  });
});
