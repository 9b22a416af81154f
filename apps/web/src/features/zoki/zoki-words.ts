import { brand } from "@app/contract/brand";
import type { ZokiState } from "../../ui/zoki.tsx";

const { companion } = brand;

export const moods: readonly { state: ZokiState; name: string; words: string }[] = [
  {
    state: "idle",
    name: "At rest",
    words: "Breathes once every five seconds. Blinks now and then.",
  },
  { state: "listening", name: "Listening", words: "Leans in. Its eyes open a little wider." },
  { state: "thinking", name: "Thinking", words: "Looks up. The core brightens and sparks rise." },
  { state: "speaking", name: "Speaking", words: "Its light grows and sinks with the voice." },
  {
    state: "asleep",
    name: "Asleep",
    words: "Settles and dims. It dozes where there is nothing to do.",
  },
  {
    state: "delighted",
    name: "Glad",
    words: "One stretch, two small hops, then calm again. Rare.",
  },
];

export const whoItIs: readonly string[] = [
  `${companion} is the one you talk to here: a small ember, warm at the core and cooling to violet at the tip. It has two eyes and no mouth. The rest is said with light, tilt and weight.`,
  `Behind the drawing is an AI. ${companion} says so at the start, again in a long talk, and whenever you ask. What looks like a mood shows what it is doing, and is not a feeling.`,
  `It is drawn like this on purpose. A face made to look human would promise something that is not there.`,
];

export const whatItDoes: readonly string[] = [
  "Listens, says back what it heard, and asks one question at a time.",
  "Takes no for an answer, and a goodbye at once.",
  "Steps aside where you need a person. You will not meet it on the crisis page.",
];

export const whatItDoesNot: readonly string[] = [
  "Ask you to come back, or count the days you were away.",
  "Look hurt when you leave, or glad when things are hard.",
  "Send messages, keep streaks, or need feeding.",
];
