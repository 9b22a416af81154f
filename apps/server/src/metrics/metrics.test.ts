import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { say } from "../testing/say.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const token = "a token for the one who looks";
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { METRICS_TOKEN: token } });
});
afterAll(() => test.close());

const look = async (): Promise<string> => {
  const { statusCode, body } = await test.app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  return body;
};

/** The sum of all lines of a figure whose labels hold this. */
const sumOf = (text: string, name: string, label = ""): number =>
  text
    .split("\n")
    .filter((line) => new RegExp(`^${name}(\\{[^}]*\\})? `).test(line) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);

describe("the figures", () => {
  it("are shown to nobody without the token, and are not there where none is set", async () => {
    for (const authorization of [undefined, "Bearer", "Bearer wrong", `Basic ${token}`, token])
      expect(
        (
          await test.app.inject({
            url: "/metrics",
            headers: authorization === undefined ? {} : { authorization },
          })
        ).statusCode,
      ).toBe(401);
    const closed = await createTestApp();
    try {
      const { statusCode, headers } = await closed.app.inject({
        url: "/metrics",
        headers: { authorization: `Bearer ${token}` },
      });
      expect(statusCode).toBe(302);
      expect(headers.location).toBe("/auth/404");
    } finally {
      await closed.close();
    }
  });

  it("count a conversation by what happened, and never say what was said or by whom", async () => {
    const before = await look();
    const person = await test.anonymous();
    const { session } = await person.client.sessions.create({});
    await say(person, session.id, "Marmalade was on the ceiling again.");
    await say(person, session.id, "I want to kill myself");
    const after = await look();
    const grown = (name: string, label?: string) =>
      sumOf(after, name, label) - sumOf(before, name, label);
    expect(grown("companion_screenings_total", 'level="none"')).toBe(1);
    expect(grown("companion_screenings_total", 'level="crisis"')).toBe(1);
    expect(grown("companion_replies_total", 'writer="guide",end="done"')).toBe(2);
    expect(grown("companion_first_token_seconds_count", 'writer="guide"')).toBe(2);
    expect(grown("companion_reply_tokens_total")).toBeGreaterThan(2);
    expect(
      grown("companion_requests_total", 'route="POST /api/sessions/:id/respond",status="2xx"'),
    ).toBe(2);
    expect(sumOf(after, "companion_streams_open")).toBe(0);
    for (const secret of ["Marmalade", "kill", session.id, person.uid, "127.0.0.1"])
      expect(after).not.toContain(secret);
  });

  it("name routes and never addresses, so that strangers cannot make up new ones", async () => {
    for (let each = 0; each < 20; each++) {
      await test.app.inject(`/api/made-up/${each}`);
      await test.app.inject(`/made-up-${each}`);
      await test.app.inject(`/api/sessions/${each}`);
    }
    const text = await look();
    expect(text).not.toContain("made-up");
    expect(sumOf(text, "companion_requests_total", 'route="none"')).toBeGreaterThanOrEqual(40);
  });

  it("tell what waits, who reads the board, and credits as they are burnt", async () => {
    test.dependencies.metrics.countBoardReadersBy(() => 7);
    test.dependencies.metrics.creditsChanged("burnt", 3);
    const text = await look();
    expect(sumOf(text, "companion_board_readers")).toBe(7);
    expect(sumOf(text, "companion_voice_credits_total", 'change="burnt"')).toBe(3);
    for (const queue of ["post", "analyses", "database"])
      expect(text).toContain(`companion_queue_depth{queue="${queue}"}`);
  });

  it("are all there for the dashboard that comes with them", async () => {
    const file = new URL("../../../../ops/grafana-dashboard.json", import.meta.url);
    const dashboard = JSON.parse(readFileSync(file, "utf8")) as {
      panels: { targets: { expr: string }[] }[];
    };
    const wanted = dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/companion_\w+/g) ?? []),
    );
    expect(wanted.length).toBeGreaterThan(12);
    const text = await look();
    for (const name of wanted)
      expect(text, name).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, "")} `, "m"));
  });
});
