import { isOrdinary, problemOf } from "../../../errors/problem.ts";
import type { Ear } from "./ear/ear.ts";
import type { EarReport } from "./ear/ear-messages.ts";
import type { TurnMode } from "./ear/listen-for-turns.ts";
import { isOwnEcho } from "./is-own-echo.ts";
import { createMouth, type Mouth } from "./mouth/mouth.ts";
import type { SpeechPlayer } from "./mouth/speech-player.ts";
import { openVoice } from "./open-voice.ts";
import { openingWords } from "./opening-words.ts";
import { createRecogniser } from "./recogniser.ts";
import { createReplySpeaker, type ReplySpeaker } from "./reply-speaker.ts";
import { lastSaidId, lastWords, spokenLately } from "./said-lately.ts";
import { speechProblem, startProblem } from "./voice-problem.ts";
import { createVoiceStore } from "./voice-store.ts";
import type { VoiceTalkSettings } from "./voice-talk-settings.ts";
import { createWaitingTime } from "./waiting-time.ts";
import { whenEnded } from "./when-ended.ts";

/** How often the microphone is told how loud the companion is. */
const tellLoudnessMs = 40;

type Parts = { player: SpeechPlayer; mouth: Mouth; speaker: ReplySpeaker; ear: Ear | null };

/** One conversation, spoken. It talks through the same session that is written in. */
export const createVoiceTalk = (settings: VoiceTalkSettings) => {
  const { conversation, calls } = settings;
  const { state: current, dispatch, subscribe, close: forgetListeners } = createVoiceStore();
  let parts: Parts | null = null;
  let closed = false;
  let ending = false;
  /** What is being told of an interrupted reply; the next words go behind it. */
  let telling: Promise<void> = Promise.resolve();
  /** What is being spoken, or is about to be. */
  let exchange: { id: string } | null = null;
  /** What is talking, until it was said aloud. */
  let toDisclose: string | null = null;
  let telltale: ReturnType<typeof setInterval> | undefined;
  /** The words to correct were not sent yet. */
  let unsent = false;

  const noteFailure = (error: unknown, context: string) => {
    if (!isOrdinary(error)) settings.report(error, context);
  };

  const refreshCredits = () =>
    calls.credits().then(
      (credits) => dispatch({ type: "creditsCame", credits }),
      (error: unknown) => noteFailure(error, "voice: credits"),
    );

  const recogniser = createRecogniser({
    transcribe: calls.transcribe,
    onWords: (words) => {
      if (current().phase === "hearing" || current().phase === "thinking")
        dispatch({ type: "wordsCame", words });
    },
  });

  const whenQuiet = () => {
    exchange = null;
    if (ending) settings.onLeave();
    else dispatch({ type: "quiet" });
  };

  const openMouth = (player: SpeechPlayer): Pick<Parts, "mouth" | "speaker"> => {
    const mouth = createMouth({
      player,
      fetchSound: calls.speech,
      onSpeaking: () => {
        dispatch({ type: "speaking" });
        void refreshCredits();
      },
      onQuiet: whenQuiet,
      onFailed: (error) => {
        noteFailure(error, "voice: speech");
        const problem = speechProblem(error);
        dispatch({ type: "speechFailed", problem });
        return problem.kind === "speech" ? "go on" : "stop";
      },
    });
    const speaker = createReplySpeaker(conversation, mouth, () => {
      if (!mouth.isBusy()) whenQuiet();
    });
    return { mouth, speaker };
  };

  /** The companion falls silent, and what it had not said is not remembered as said. */
  const interrupt = () => {
    if (!parts || !exchange) return;
    const { id } = exchange;
    exchange = null;
    const heard = parts.speaker.stop();
    if (conversation.state().turn) conversation.stop();
    telling = conversation.heard(id, heard).catch((error: unknown) => {
      noteFailure(error, "voice: heard");
    });
  };

  const deliver = async (words: string) => {
    interrupt();
    await telling;
    if (closed) return;
    const id = conversation.send(words, { spoken: true });
    if (id === null) return dispatch({ type: "nothingSaid" });
    exchange = { id };
    dispatch({ type: "sent" });
    parts?.speaker.follow(id, toDisclose);
    toDisclose = null;
  };

  /** What was misheard is taken back before the right words go; where it cannot be, both stand. */
  const deliverInstead = async (words: string) => {
    const misheard = lastSaidId(conversation.state().items);
    interrupt();
    await telling;
    if (misheard !== null)
      await conversation
        .takeBack(misheard)
        .catch((error: unknown) => noteFailure(error, "voice: correction"));
    await deliver(words);
  };

  const takeWords = async () => {
    dispatch({ type: "ended" });
    try {
      const words = await recogniser.finish();
      if (closed || current().phase !== "thinking") return;
      if (words === "" || isOwnEcho(words, spokenLately(conversation.state().items)))
        dispatch({ type: "nothingSaid" });
      else await deliver(words);
    } catch (error) {
      noteFailure(error, "voice: words");
      if (!closed) dispatch({ type: "wordsFailed", problem: problemOf(error) });
    }
  };

  const waitingTime = createWaitingTime({
    state: current,
    set: (patienceMs) => {
      parts?.ear?.set({ patienceMs });
      dispatch({ type: "patienceCame", patienceMs });
    },
  });

  const hear = (report: EarReport) => {
    switch (report.type) {
      case "onset":
        // Hushed with nothing to say, the player would stand still for the reply that comes.
        if (parts?.mouth.isBusy()) parts.mouth.hush();
        return;
      case "misfire":
        parts?.mouth.goOn();
        if (current().phase === "hearing") dispatch({ type: "nothingSaid" });
        return;
      case "began":
        waitingTime.learn((patience) => patience.began());
        interrupt();
        parts?.mouth.goOn();
        recogniser.begin();
        return dispatch({ type: "began" });
      case "piece":
        return recogniser.piece(report);
      case "resumed":
        waitingTime.learn((patience) => patience.paused(report.pausedMs));
        return dispatch({ type: "resumed" });
      case "ended":
        waitingTime.learn((patience) => patience.ended());
        return void takeWords();
      case "soundless":
        return dispatch({ type: "microphone", problem: { kind: "soundless" } });
      case "sound":
        return dispatch({ type: "microphone", problem: null });
      case "ready":
        return;
    }
  };

  const begin = async () => {
    const player = settings.openPlayer();
    const listening = settings.openEar({
      report: hear,
      lost: () => dispatch({ type: "microphone", problem: { kind: "lost" } }),
    });
    const { start, ear } = await openVoice(player, calls.init(), listening);
    const mute = start.speech === "none";
    if (closed || (mute && !ear)) {
      ear?.close();
      player.close();
      return dispatch({ type: "startFailed", problem: { kind: "unavailable" } });
    }
    const { mouth, speaker } = openMouth(player);
    parts = { player, ear, mouth, speaker };
    if (start.patience_ms === null) waitingTime.learnFromNow();
    dispatch({ type: "started", start });
    ear?.set({ patienceMs: current().patienceMs, mode: current().mode, deaf: false });
    telltale = setInterval(() => {
      ear?.played(mouth.isBusy() ? player.loudness() : 0);
    }, tellLoudnessMs);
    if (mute) return;
    const opening = openingWords(conversation.state().items, start.disclosure);
    if (opening.kind === "withReply") {
      toDisclose = opening.text;
      return;
    }
    exchange = { id: opening.exchangeId };
    speaker.sayWhole(opening.exchangeId, opening.text);
  };

  return {
    state: current,
    subscribe,
    start: async () => {
      if (!settings.hasAccount())
        return dispatch({ type: "startFailed", problem: { kind: "signIn" } });
      dispatch({ type: "startAsked" });
      try {
        await begin();
      } catch (error) {
        noteFailure(error, "voice: start");
        if (!closed) dispatch({ type: "startFailed", problem: startProblem(error) });
      }
    },
    /** How loud the companion is, and how loud the person. */
    loudness: () => ({
      companion: parts?.player.loudness() ?? 0,
      person: parts?.ear?.loudness() ?? 0,
    }),
    heardChars: () => parts?.mouth.heardChars() ?? 0,
    stopSpeaking: () => {
      interrupt();
      dispatch({ type: "quiet" });
    },
    wait: () => {
      parts?.ear?.wait();
      dispatch({ type: "waitAsked" });
    },
    finish: () => parts?.ear?.finish(),
    hold: (held: boolean) => {
      if (current().mode !== "hold" || current().holding === held) return;
      parts?.ear?.hold(held);
      dispatch({ type: "held", holding: held });
    },
    chooseMode: (mode: TurnMode) => {
      parts?.ear?.set({ mode });
      dispatch({ type: "modeChosen", mode });
    },
    choosePatience: waitingTime.choose,
    keepPatience: () => {
      calls
        .keepPatience(current().patienceMs)
        .catch((error: unknown) => noteFailure(error, "voice: patience"));
    },
    write: (words: string) => void deliver(words),
    correct: () => {
      unsent = current().phase === "hearing" && current().words !== "";
      const words = unsent ? current().words : lastWords(conversation.state().items);
      if (words === "") return;
      parts?.ear?.set({ deaf: true });
      parts?.mouth.hush();
      dispatch({ type: "correctAsked", words });
    },
    /** null leaves the words as they were heard. */
    corrected: (words: string | null) => {
      parts?.ear?.set({ deaf: false });
      const heard = current().words;
      if (unsent) return void deliver(words ?? heard);
      if (words !== null && words.trim() !== heard.trim()) return void deliverInstead(words);
      parts?.mouth.goOn();
      dispatch({ type: "correctDropped" });
      if (parts?.mouth.isBusy()) dispatch({ type: "speaking" });
    },
    tryWordsAgain: () => void takeWords(),
    readProblem: () => dispatch({ type: "problemRead" }),
    end: () => {
      interrupt();
      ending = true;
      parts?.ear?.set({ deaf: true });
      dispatch({ type: "ended" });
      whenEnded(conversation, (goodbye) => {
        if (closed) return;
        if (!parts || !goodbye || !current().can?.speak) return settings.onLeave();
        exchange = { id: goodbye.key };
        parts.speaker.sayWhole(goodbye.key, goodbye.content);
      });
    },
    close: () => {
      closed = true;
      clearInterval(telltale);
      // Whoever goes on in writing has the whole reply before them: nothing of it is taken back.
      parts?.speaker.stop();
      recogniser.begin();
      parts?.speaker.close();
      parts?.ear?.close();
      parts?.player.close();
      forgetListeners();
    },
  };
};

export type VoiceTalk = ReturnType<typeof createVoiceTalk>;
