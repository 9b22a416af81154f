import { AppError } from "@app/contract/errors";
import { describe, expect, test, vi } from "vitest";
import { doneEvent, token } from "../testing/fake-sessions.ts";
import { aVoiceStart, room } from "../testing/fake-voice-room.ts";

const heardCalls = (requests: readonly { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path.endsWith("/heard")).map(({ body }) => body);

describe("a spoken exchange", () => {
  test("turns what was said into words, and the reply into sound", async () => {
    const { talk, speak, said, spoken, pass, sounding } = await room([
      [token("That is a lot. What weighs most?"), doneEvent()],
    ]);
    speak("I am tired");
    await vi.waitFor(() =>
      expect(said).toEqual(["An AI is talking.", "That is a lot.", "What weighs most?"]),
    );
    await vi.waitFor(() => expect(sounding()).toBe(3));
    expect(spoken().slice(-2)).toEqual(["I am tired", "That is a lot. What weighs most?"]);
    expect(talk.state().phase).toBe("speaking");
    pass(4);
    expect(talk.state()).toMatchObject({ phase: "listening", credits: { left: 29 } });
  });

  test("is heard, whether something was being said before or not", async () => {
    const { speak, sounding, hushed, pass } = await room([
      [token("That is a lot."), doneEvent()],
      [token("All right."), doneEvent("r2")],
    ]);
    speak("I am tired");
    await vi.waitFor(() => expect(sounding()).toBe(2));
    expect(hushed()).toBe(false);
    pass(0.5);
    speak("No, wait");
    await vi.waitFor(() => expect(sounding()).toBe(1));
    expect(hushed()).toBe(false);
  });

  test("that is interrupted is remembered as far as it was heard, before the next words", async () => {
    const { speak, requests, pass, sounding, settled } = await room([
      [token("That is a lot. What weighs most?"), doneEvent()],
      [token("All right."), doneEvent("r2")],
    ]);
    speak("I am tired");
    await vi.waitFor(() => expect(sounding()).toBe(3));
    pass(2.03);
    speak("No, wait");
    expect(sounding()).toBe(0);
    await vi.waitFor(() =>
      expect(requests.map(({ path }) => path.split("/").at(-1))).toEqual([
        "respond",
        "heard",
        "respond",
      ]),
    );
    await settled();
    expect(heardCalls(requests)).toMatchObject([{ chars: "That is a lot. ".length }]);
  });

  test("goes on where it was after a cough", async () => {
    const { speak, sounding, listener, player, requests } = await room([
      [token("That is a lot. What weighs most?"), doneEvent()],
    ]);
    speak("I am tired");
    await vi.waitFor(() => expect(sounding()).toBe(3));
    listener?.report({ type: "onset" });
    expect(player.hush).toHaveBeenCalled();
    listener?.report({ type: "misfire" });
    expect(player.goOn).toHaveBeenCalled();
    expect(sounding()).toBe(3);
    expect(heardCalls(requests)).toEqual([]);
  });
});

test("going back to text in the middle of a reply takes nothing of it away", async () => {
  const { talk, speak, sounding, spoken, requests, ear } = await room([
    [token("That is a lot. What weighs most?"), doneEvent()],
  ]);
  speak("I am tired");
  await vi.waitFor(() => expect(sounding()).toBe(3));
  talk.close();
  expect(sounding()).toBe(0);
  expect(ear.close).toHaveBeenCalled();
  expect(heardCalls(requests)).toEqual([]);
  expect(spoken().at(-1)).toBe("That is a lot. What weighs most?");
});

test("the companion's own voice from the speakers is not answered", async () => {
  const { talk, speak, requests, sounding, pass } = await room([
    [token("That is a lot. What weighs most?"), doneEvent()],
  ]);
  speak("I am tired");
  await vi.waitFor(() => expect(sounding()).toBe(3));
  pass(4);
  speak("What weighs most");
  await vi.waitFor(() => expect(talk.state().problem?.kind).toBe("notCaught"));
  expect(requests.filter(({ path }) => path.endsWith("/respond"))).toHaveLength(1);
});

describe("correcting", () => {
  test("words that were sent takes them back, and the reply to them", async () => {
    const { talk, speak, sounding, settled, spoken, ear } = await room([
      [token("That is a lot."), doneEvent()],
      [token("I see."), doneEvent("r2")],
    ]);
    speak("On Thursday");
    await vi.waitFor(() => expect(sounding()).toBe(2));
    talk.correct();
    expect(talk.state()).toMatchObject({ phase: "correcting", words: "On Thursday" });
    expect(ear.set).toHaveBeenLastCalledWith({ deaf: true });
    talk.corrected("On Friday");
    await vi.waitFor(() => expect(spoken()).toContain("On Friday"));
    await settled();
    expect(spoken()).not.toContain("On Thursday");
    expect(spoken()).not.toContain("That is a lot.");
    expect(ear.set).toHaveBeenLastCalledWith({ deaf: false });
  });

  test("and then leaving them as heard goes on with the reply", async () => {
    const { talk, speak, sounding, player } = await room([[token("That is a lot."), doneEvent()]]);
    speak("On Thursday");
    await vi.waitFor(() => expect(sounding()).toBe(2));
    talk.correct();
    talk.corrected(null);
    expect(player.goOn).toHaveBeenCalled();
    expect(talk.state().phase).toBe("speaking");
  });
});

describe("what may be in the way", () => {
  test("whoever has no account is asked to sign in, and no microphone is opened", async () => {
    const { talk, openEar } = await room([], { account: false });
    expect(talk.state()).toMatchObject({ phase: "entrance", problem: { kind: "signIn" } });
    expect(openEar).not.toHaveBeenCalled();
  });

  test("words that could not be made are kept and tried again", async () => {
    let works = false;
    const { talk, speak, spoken } = await room([[token("Yes."), doneEvent()]], {
      transcribe: async () => {
        if (!works) throw new TypeError("Failed to fetch");
        return "I am tired";
      },
    });
    speak("sound");
    await vi.waitFor(() => expect(talk.state().problem?.kind).toBe("words"));
    works = true;
    talk.tryWordsAgain();
    await vi.waitFor(() => expect(spoken()).toContain("I am tired"));
    expect(talk.state().problem).toBeNull();
  });

  test("without a credit the reply is there to read, and the room goes on listening", async () => {
    const { talk, speak, spoken } = await room([[token("Yes."), doneEvent()]], {
      speech: async () => {
        throw new AppError("no_voice_credits");
      },
    });
    speak("I am tired");
    await vi.waitFor(() => expect(spoken().at(-1)).toBe("Yes."));
    await vi.waitFor(() => expect(talk.state().phase).toBe("listening"));
    expect(talk.state().problem?.kind).toBe("noCredits");
  });

  test("a server that can neither speak nor listen says so, and leaves nothing open", async () => {
    const { talk, ear, player } = await room([], {
      init: async () => ({ ...aVoiceStart, speech: "none", recognition: "none" }),
    });
    expect(talk.state().problem?.kind).toBe("unavailable");
    expect(ear.close).toHaveBeenCalled();
    expect(player.close).toHaveBeenCalled();
  });
});

test("the end of a session is said aloud, and then the room is left", async () => {
  const { talk, said, pass, sounding, onLeave } = await room([
    [token("Rest well."), doneEvent("bye")],
  ]);
  talk.end();
  await vi.waitFor(() => expect(said).toEqual(["Rest well."]));
  await vi.waitFor(() => expect(sounding()).toBe(1));
  expect(onLeave).not.toHaveBeenCalled();
  pass(2);
  expect(onLeave).toHaveBeenCalledOnce();
});

describe("how long a silence is waited out", () => {
  test("is what somebody chose, and stays that", async () => {
    const { talk, ear, listener } = await room([], {
      init: async () => ({ ...aVoiceStart, patience_ms: 5_000 }),
    });
    expect(ear.set).toHaveBeenCalledWith({ patienceMs: 5_000, mode: "handsFree", deaf: false });
    listener?.report({ type: "began" });
    listener?.report({ type: "resumed", pausedMs: 4_900 });
    expect(talk.state().patienceMs).toBe(5_000);
  });

  test("is two seconds where nobody chose, and grows with their pauses until they do", async () => {
    const { talk, ear, listener } = await room([], {
      init: async () => ({ ...aVoiceStart, patience_ms: null }),
    });
    expect(ear.set).toHaveBeenCalledWith({ patienceMs: 2_000, mode: "handsFree", deaf: false });
    listener?.report({ type: "began" });
    listener?.report({ type: "resumed", pausedMs: 1_800 });
    expect(ear.set).toHaveBeenLastCalledWith({ patienceMs: 2_400 });
    expect(talk.state().patienceMs).toBe(2_400);
    talk.choosePatience(1_000);
    listener?.report({ type: "resumed", pausedMs: 1_900 });
    expect(talk.state().patienceMs).toBe(1_000);
  });

  test("does not grow by a silence that somebody asked for", async () => {
    const { talk, listener } = await room([], {
      init: async () => ({ ...aVoiceStart, patience_ms: null }),
    });
    listener?.report({ type: "began" });
    talk.wait();
    listener?.report({ type: "resumed", pausedMs: 9_000 });
    expect(talk.state().patienceMs).toBe(2_000);
  });
});
