import { describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";

const read = (source: Record<string, string>) => readEnv(source, "/project");

describe("the variables of measuring", () => {
  it("count nobody when none is set, and leave the switches as the customer wants them", () => {
    expect(read({})).toMatchObject({ measure: null, cookiesStartOff: false });
  });

  it("name a script and what it calls this site", () => {
    expect(
      read({
        ANALYTICS_SCRIPT_URL: "https://count.example/script.js",
        ANALYTICS_SITE: "talk.example",
        COOKIES_START_OFF: "true",
      }),
    ).toMatchObject({
      measure: { scriptUrl: "https://count.example/script.js", site: "talk.example" },
      cookiesStartOff: true,
    });
  });

  it("stop the start when a site is named and no script", () => {
    expect(() => read({ ANALYTICS_SITE: "talk.example" })).toThrow(
      /^ANALYTICS_SCRIPT_URL is missing/,
    );
  });
});
