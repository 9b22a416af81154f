import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";
import { doors } from "./doors.ts";
import { identityPath } from "./identity-settings.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.account();
});
afterAll(() => test.close());

const posts = Object.entries(doors)
  .filter(([path, { method }]) => method === "POST" && !path.includes("*"))
  .map(([path]) => path);

const send = (path: string, headers: Record<string, string>, body: string | null = "{}") =>
  test.inject(identityPath + path, {
    method: "POST",
    headers: { cookie: person.cookie, "content-type": "application/json", ...headers },
    ...(body === null ? {} : { body }),
  });

/** What another site can make a browser send; each with the visitor's cookie, as if it were sent at all. */
const forgeries: [string, Record<string, string>][] = [
  ["a form of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  [
    "another host of the same site",
    { "sec-fetch-site": "same-site", origin: "http://evil.localhost:3000" },
  ],
  ["an old browser", { origin: "https://evil.example" }],
  ["a page without an origin", { origin: "null" }],
  ["only a referrer", { referer: "https://evil.example/page" }],
];

describe("another site that uses a visitor's cookie", () => {
  it.each(posts)("cannot make anything happen at %s", async (path) => {
    for (const [what, headers] of forgeries) {
      const response = await send(path, headers);
      expect([400, 403], `${what}: ${await response.clone().text()}`).toContain(response.status);
      expect(response.headers.getSetCookie(), what).toEqual([]);
    }
  });

  it("cannot send what a plain form can", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const response = await send("/sign-out", { "content-type": type }, '{"a":1}');
      expect([403, 415]).toContain(response.status);
    }
  });

  it("left the visitor signed in, and no call takes the cookie for a token", async () => {
    const still = await test.inject(`${identityPath}/get-session`, {
      headers: { cookie: person.cookie },
    });
    expect(await still.json()).toMatchObject({ user: { id: person.uid } });
    const call = await test.inject("/api/users/me", { headers: { cookie: person.cookie } });
    expect(call.status).toBe(401);
  });

  it("is not confused with the page itself", async () => {
    const own = { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" };
    expect((await send("/sign-out", own)).status).toBe(200);
  });
});
