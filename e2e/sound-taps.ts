import type { Page } from "@playwright/test";

/** A moment with sound: when it was, in milliseconds of the page's clock, and how loud. */
export type Moment = { atMs: number; rms: number };
export type SoundLog = { heard: Moment[]; played: Moment[] };

/**
 * Listens to what the microphone gives the page and to what the page gives the loudspeakers, whatever
 * the page itself believes of either.
 */
export const tapSound = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const everyMs = 4;
    const taps = { heard: [] as AnalyserNode[], played: [] as AnalyserNode[] };
    const log = {
      heard: [] as { atMs: number; rms: number }[],
      played: [] as { atMs: number; rms: number }[],
    };
    const samples = new Float32Array(256);
    const tapOf = (context: BaseAudioContext) => {
      const tap = context.createAnalyser();
      tap.fftSize = samples.length;
      return tap;
    };
    const connect = AudioNode.prototype.connect as (...to: unknown[]) => unknown; // it has two forms
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      if (to[0] instanceof AudioDestinationNode) {
        const tap = tapOf(this.context);
        taps.played.push(tap);
        connect.call(this, tap);
      }
      return connect.apply(this, to);
    } as typeof AudioNode.prototype.connect;
    const listen = AudioContext.prototype.createMediaStreamSource;
    AudioContext.prototype.createMediaStreamSource = function (this: AudioContext, stream) {
      const source = listen.call(this, stream);
      const tap = tapOf(this);
      taps.heard.push(tap);
      connect.call(source, tap);
      return source;
    };
    const rmsOf = (tap: AnalyserNode): number => {
      if (tap.context.state !== "running") return 0;
      tap.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
    };
    const note = (name: "heard" | "played") => {
      const rms = Math.max(0, ...taps[name].map(rmsOf));
      if (rms > 0.002) log[name].push({ atMs: performance.now(), rms });
      return rms;
    };
    let playedNow = 0;
    setInterval(() => {
      note("heard");
      playedNow = note("played");
    }, everyMs);
    Object.assign(window, { soundLog: () => log, playedNow: () => playedNow });
  });

type Tapped = { soundLog: () => SoundLog; playedNow: () => number };

/** How loud the loudspeakers are at this moment. */
export const playedNow = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Tapped).playedNow()); // put there above

export const soundLog = (page: Page): Promise<SoundLog> =>
  page.evaluate(() => (window as unknown as Tapped).soundLog()); // put there above
