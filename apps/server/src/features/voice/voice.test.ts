import { characterInstruction } from "@app/companion/instructions/character";
import { safetyRulesInstruction } from "@app/companion/instructions/safety-rules";
import { sessionTypeInstruction } from "@app/companion/instructions/session-type";
import { limits } from "@app/contract/limits";
import { createStillVoice, type StillVoice } from "@app/voice/testing/still-voice";
import { VoiceError } from "@app/voice/voice-error";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../db/schema/people.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let server: TestApp;
let voice: StillVoice;
beforeAll(async () => {
  voice = createStillVoice();
  server = await createTestApp({ voice });
});
afterAll(() => server.close());

const give = async ({ uid }: TestPerson, voiceCredits: number) =>
  server.database.db
    .update(users)
    .set({ voiceCredits, lastCreditReset: server.clock.now })
    .where(eq(users.uid, uid));
const left = async ({ client }: TestPerson) => (await client.voice.credits({})).voice_credits;

const talking = async (credits = 5) => {
  const person = await server.account();
  const { session, messages } = await person.client.sessions.create({ session_type: "voice" });
  await give(person, credits);
  return { person, client: person.client, session_id: session.id, greeting: messages[0] };
};

const drain = async (events: AsyncIterable<{ type: string }>) => {
  for await (const _event of events);
};

describe("the start of a voice session", () => {
  it("needs an account", async () => {
    const { client } = await server.anonymous();
    expect(await refusalOf(client.voice.init({}))).toMatchObject({ code: "account_required" });
  });

  it("tells what there is: instructions, credits, the voice that was chosen, and the limits", async () => {
    const { client } = await server.account();
    await client.settings.change({ voice: "heron", voice_speed: 0.9, patience_ms: 900 });
    const start = await client.voice.init({});
    expect(start).toMatchObject({
      voice_credits: 30,
      voice: "heron",
      voice_speed: 0.9,
      patience_ms: 900,
      speech: "embedded",
      recognition: "embedded",
      limits: { speech_max_chars: 2_000, recording_max_ms: 120_000 },
    });
    expect(start.instructions).toBe(sessionTypeInstruction("voice"));
    for (const kept of [characterInstruction(), safetyRulesInstruction()])
      for (const line of kept.split("\n").filter((each) => each.length > 20))
        expect(JSON.stringify(start)).not.toContain(line);
    expect(start.disclosure).toContain("is an AI");
  });

  it("leaves the patience that nobody chose to the page, which learns it", async () => {
    const { client } = await server.account();
    expect((await client.voice.init({})).patience_ms).toBeNull();
  });

  it("fails with the spec's text when the voice does not get ready", async () => {
    const { client } = await server.account();
    voice.failNext = new VoiceError("failed");
    expect(await refusalOf(client.voice.init({}))).toMatchObject({
      status: 503,
      message: "Failed to initialize voice session instructions",
    });
  });

  it("is refused in clear words when there are no credits", async () => {
    const { client } = await talking(0);
    expect(await refusalOf(client.voice.init({}))).toMatchObject({
      status: 402,
      message: expect.stringContaining("no voice credits left"),
    });
  });
});

describe("speech", () => {
  it("comes as sound, in the voice and speed the person chose", async () => {
    const { client, session_id } = await talking();
    await client.settings.change({ voice: "cedar", voice_speed: 1.2 });
    const response = await client.audio.speech({ text: "Hello there.", session_id });
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
    expect(await response.text()).toBe("first of 12 and last");
    expect(voice.spoken.at(-1)).toMatchObject({ voice: "cedar", speed: 1.2, format: "mp3" });
    const wav = await client.audio.speech({
      text: "Hello.",
      session_id,
      format: "wav",
      voice: "wren",
      voice_speed: 1,
    });
    expect(wav.headers.get("content-type")).toBe("audio/wav");
    expect(voice.spoken.at(-1)).toMatchObject({ voice: "wren", speed: 1, format: "wav" });
  });

  it("burns one credit for an exchange, however many pieces it has and however often they are sent", async () => {
    const { person, client, session_id } = await talking(2);
    for (const text of ["One.", "Two.", "Two.", "Three."])
      await client.audio.speech({ text, session_id, exchange_id: "first" });
    expect(await left(person)).toBe(1);
    await client.audio.speech({ text: "One.", session_id, exchange_id: "second" });
    expect(
      await refusalOf(client.audio.speech({ text: "No.", session_id, exchange_id: "third" })),
    ).toMatchObject({ status: 402, code: "no_voice_credits" });
    await client.audio.speech({ text: "More.", session_id, exchange_id: "second" });
  });

  it("without an exchange burns once for each text", async () => {
    const { person, client, session_id } = await talking(2);
    for (const text of ["One.", "One.", "Two.", "One."])
      await client.audio.speech({ text, session_id });
    expect(await left(person)).toBe(0);
    expect(await refusalOf(client.audio.speech({ text: "Three.", session_id }))).toMatchObject({
      status: 402,
    });
  });

  it("that never came costs nothing", async () => {
    const { person, client, session_id } = await talking(1);
    for (const [failure, code] of [
      ["busy", "voice_busy"],
      ["failed", "voice_failed"],
    ] as const) {
      voice.failNext = new VoiceError(failure);
      const asked = client.audio.speech({ text: "Hello.", session_id, exchange_id: "one" });
      expect(await refusalOf(asked)).toMatchObject({ code });
      expect(await left(person)).toBe(1);
    }
  });

  it("costs nothing for the greeting, the goodbye and a person at risk, also with no credit left", async () => {
    const { person, client, session_id, greeting } = await talking(0);
    const speak = (exchange_id: string) =>
      client.audio.speech({ text: "Words.", session_id, exchange_id });
    await speak(greeting?.id ?? "");
    const say = (content: string, client_message_id: string) =>
      drain(client.sessions.respond({ id: session_id, content, client_message_id, spoken: true }));
    await say("The bus was late again.", "ordinary");
    expect(await refusalOf(speak("ordinary"))).toMatchObject({ status: 402 });
    await say("I want to kill myself tonight.", "crisis");
    await speak("crisis");
    let goodbye = "";
    for await (const event of client.sessions.end({ id: session_id }))
      if (event.type === "done") goodbye = event.message_id;
    await speak(goodbye);
    expect(await left(person)).toBe(0);
  });

  it("is for one's own sessions, and for texts of a sensible length", async () => {
    const { session_id } = await talking();
    const { client } = await server.account();
    expect(await refusalOf(client.audio.speech({ text: "Hello.", session_id }))).toMatchObject({
      code: "session_not_found",
    });
    const own = await talking();
    const text = "a".repeat(limits.voice.speechMaxChars + 1);
    expect(
      await refusalOf(own.client.audio.speech({ text, session_id: own.session_id })),
    ).toMatchObject({ status: 400 });
  });

  it("is not for the text of a session that is gone", async () => {
    const { person, session_id } = await talking();
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 31 * 24 * 3_600_000);
    try {
      const asked = server.dependencies.voice.service.speech(
        { uid: person.uid, anonymous: false, email: null },
        { text: "Hello.", session_id, format: "mp3" },
        new AbortController().signal,
      );
      await expect(asked).rejects.toMatchObject({ code: "session_gone" });
    } finally {
      server.clock.now = before;
    }
  });

  it("cannot be asked for without end", async () => {
    const { client, session_id } = await talking();
    const asks = Array.from({ length: limits.voice.speechPerMinute + 1 }, () =>
      client.audio.speech({ text: "Hello.", session_id, exchange_id: "one" }).then(
        () => null,
        (error: { code?: string }) => error.code,
      ),
    );
    expect((await Promise.all(asks)).filter(Boolean)).toEqual(["rate_limited"]);
  });
});

describe("a recording", () => {
  const file = new Blob([Buffer.from("RIFF....")], { type: "audio/wav" });

  it("becomes text, by the fields the usual services take, and nothing of it is kept", async () => {
    const { person, client } = await talking(0);
    const answer = await client.audio.transcriptions({ file, model: "any", language: "en" });
    expect(answer).toEqual({ text: "What I said." });
    const heard = voice.heard.at(-1);
    expect(Buffer.from(heard?.bytes ?? []).toString()).toBe("RIFF....");
    expect(heard).toMatchObject({ type: "audio/wav", person: person.uid, language: "en" });
    expect(server.logLines.join()).not.toContain("What I said");
  });

  it.each([
    ["unreadable", 400, "recording_unreadable"],
    ["too_long", 413, "recording_too_long"],
    ["busy", 503, "voice_busy"],
    ["failed", 502, "voice_failed"],
  ] as const)("that is %s is answered in words", async (failure, status, code) => {
    const { client } = await talking();
    voice.failNext = new VoiceError(failure);
    const refusal = await refusalOf(client.audio.transcriptions({ file }));
    expect(refusal).toMatchObject({ status, code });
    expect(refusal.message).not.toContain("{");
  });

  it("is a form with a file, and other calls take no forms", async () => {
    const { person } = await talking();
    const headers = { authorization: `Bearer ${person.token}` };
    const send = (path: string, body: FormData | string, more = {}) =>
      server.inject(path, { method: "POST", headers: { ...headers, ...more }, body });
    const json = { "content-type": "application/json" };
    expect((await send("/audio/transcriptions", "{}", json)).status).toBe(400);
    expect((await send("/audio/transcriptions", new FormData())).status).toBe(400);
    const text = new FormData();
    text.append("file", "not a file");
    expect((await send("/audio/transcriptions", text)).status).toBe(400);
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    expect((await send("/audio/transcriptions", "--y\r\nnothing", broken)).status).toBe(400);
    expect((await send("/api/sessions", new FormData())).status).toBe(415);
  });

  it("larger than two minutes can be is refused before it is read", async () => {
    const { client } = await talking();
    const large = new Blob([Buffer.alloc(limits.voice.recordingMaxBytes + 100_000)]);
    expect(await refusalOf(client.audio.transcriptions({ file: large }))).toMatchObject({
      status: 413,
    });
  });
});

describe("a copy that cannot speak", () => {
  it("says so, starts all the same, and lets people write", async () => {
    const mute = await createTestApp({
      voice: { speaker: null, listener: null, stop: async () => undefined },
    });
    try {
      const { client } = await mute.account();
      expect((await client.setup.read({})).voice).toEqual({ speech: "none", recognition: "none" });
      expect(await client.voice.init({})).toMatchObject({ speech: "none", recognition: "none" });
      const { session } = await client.sessions.create({ session_type: "voice" });
      const asked = client.audio.speech({ text: "Hello.", session_id: session.id });
      expect(await refusalOf(asked)).toMatchObject({
        code: "voice_unavailable",
        message: expect.stringContaining("go on in writing"),
      });
    } finally {
      await mute.close();
    }
  });
});
