import { heardChars, type PlayedLine } from "./heard-chars.ts";
import type { SpeechPlayer } from "./speech-player.ts";

/** One piece of what is to be said, in the order it was given. */
export type SpokenLine = {
  text: string;
  exchangeId: string;
  /** As it stands in the reply; empty for what is said beside it. */
  replyText: string;
  speed?: number;
};

export type MouthSettings = {
  player: SpeechPlayer;
  /** The line as sound. The first line of an exchange is wanted soonest. */
  fetchSound: (line: SpokenLine, first: boolean, signal: AbortSignal) => Promise<ArrayBuffer>;
  /** The first sound of an exchange can be heard. */
  onSpeaking: () => void;
  /** Everything was said. */
  onQuiet: () => void;
  /** A line could not be made; the ones behind it are still tried, unless this says to stop. */
  onFailed: (error: unknown) => "go on" | "stop";
};

/** How many lines are made ready behind the one that is being spoken. */
const ahead = 3;
/** The player needs a moment to begin on time. */
const leadS = 0.02;

type Queued = { line: SpokenLine; sound: Promise<AudioBuffer | null> | null };

/** Says lines in their order and without gaps, while the ones behind are still being made. */
export const createMouth = (settings: MouthSettings) => {
  const { player } = settings;
  let queue: Queued[] = [];
  let played: PlayedLine[] = [];
  let stops: (() => void)[] = [];
  let abort = new AbortController();
  let endS = 0;
  let sounding = 0;
  let asked = 0;
  let running = false;
  let fetching = false;
  /** Nothing more is to come. */
  let complete = true;

  const fetchLine = async (line: SpokenLine): Promise<AudioBuffer | null> => {
    const { signal } = abort;
    const first = asked === 0;
    asked += 1;
    try {
      const sound = await player.decode(await settings.fetchSound(line, first, signal));
      return signal.aborted ? null : sound;
    } catch (error) {
      if (!signal.aborted && settings.onFailed(error) === "stop") {
        queue = [];
        complete = true;
      }
      return null;
    }
  };

  /** One after another: a line that is needed sooner never waits behind one that is needed later. */
  const fetchAhead = () => {
    const next = queue.slice(0, ahead).find(({ sound }) => sound === null);
    if (fetching || !next) return;
    const { signal } = abort;
    fetching = true;
    next.sound = fetchLine(next.line).finally(() => {
      if (signal.aborted) return;
      fetching = false;
      fetchAhead();
    });
  };

  const restIfDone = () => {
    if (running || !complete || queue.length > 0 || sounding > 0) return;
    if (asked === 0) return;
    asked = 0;
    settings.onQuiet();
  };

  const sayOne = (line: SpokenLine, sound: AudioBuffer) => {
    const isFirst = played.every(({ durationS }) => durationS === 0);
    const startS = Math.max(player.nowS() + leadS, endS);
    endS = startS + sound.duration;
    sounding += 1;
    stops.push(
      player.play(sound, startS, () => {
        sounding -= 1;
        restIfDone();
      }),
    );
    played.push({ replyText: line.replyText, startS, durationS: sound.duration });
    if (isFirst) settings.onSpeaking();
  };

  const run = async () => {
    if (running) return;
    running = true;
    const { signal } = abort;
    for (;;) {
      const next = queue[0];
      if (!next) break;
      fetchAhead();
      const sound = await next.sound;
      if (signal.aborted) return;
      queue.shift();
      if (sound) sayOne(next.line, sound);
      // What could not be said is on the screen: it counts as told once the words before it were.
      else played.push({ replyText: next.line.replyText, startS: endS, durationS: 0 });
    }
    running = false;
    restIfDone();
  };

  return {
    /** A new reply begins: what is counted as heard begins with it. */
    begin: (): void => {
      played = [];
      asked = 0;
      complete = false;
    },
    say: (line: SpokenLine): void => {
      queue.push({ line, sound: null });
      fetchAhead();
      void run();
    },
    /** No line comes after these. */
    finish: (): void => {
      complete = true;
      restIfDone();
    },
    hush: player.hush,
    goOn: player.goOn,
    heardChars: (): number => heardChars(played, player.nowS()),
    isBusy: (): boolean => sounding > 0 || queue.length > 0 || running,
    /** Ends it for good; answers with how much of the reply was heard. */
    stop: (): number => {
      const heard = heardChars(played, player.nowS());
      abort.abort();
      abort = new AbortController();
      for (const stop of stops) stop();
      stops = [];
      queue = [];
      played = [];
      sounding = 0;
      asked = 0;
      endS = 0;
      running = false;
      fetching = false;
      complete = true;
      player.goOn();
      return heard;
    },
  };
};

export type Mouth = ReturnType<typeof createMouth>;
