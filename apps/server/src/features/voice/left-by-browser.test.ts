import { createStillVoice, type StillVoice } from "@app/voice/testing/still-voice";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let server: TestApp;
let voice: StillVoice;
beforeAll(async () => {
  voice = createStillVoice();
  server = await createTestApp({ voice });
});
afterAll(() => server.close());

describe("a browser that leaves", () => {
  it("takes its speech and its recording with it", async () => {
    const person = await server.account();
    const { session } = await person.client.sessions.create({ session_type: "voice" });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const address = server.app.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const headers = { authorization: `Bearer ${person.token}` };
    voice.holds = true;
    try {
      const browser = new AbortController();
      const response = await fetch(`http://127.0.0.1:${port}/audio/speech`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ text: "Hello.", session_id: session.id }),
        signal: browser.signal,
      });
      const reader = response.body?.getReader();
      // The first sound is there while the rest is still being made.
      expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain("first of");
      browser.abort();
      await vi.waitFor(() => expect(voice.left).toBe(1));
      const form = new FormData();
      form.append("file", new Blob(["RIFF"]));
      const other = new AbortController();
      const count = voice.heard.length;
      const recording = fetch(`http://127.0.0.1:${port}/audio/transcriptions`, {
        method: "POST",
        headers,
        body: form,
        signal: other.signal,
      });
      await vi.waitFor(() => expect(voice.heard.length).toBe(count + 1));
      expect(voice.left).toBe(1);
      other.abort();
      await expect(recording).rejects.toThrow();
      await vi.waitFor(() => expect(voice.left).toBe(2));
    } finally {
      voice.holds = false;
    }
  });
});
