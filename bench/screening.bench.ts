import { fileURLToPath } from "node:url";
import { rehearse } from "@app/companion/hearing/rehearse";
import { screenMessage } from "@app/safety/screen-message";
import { readLabelled } from "@app/training/evaluate";
import { atMost, type Bench, quantile } from "./figure.ts";

const texts = ["fresh-5", "fresh-6", "talk-1"].flatMap((name) =>
  readLabelled(fileURLToPath(new URL(`../training/measure/${name}.jsonl`, import.meta.url))).map(
    ({ text }) => text,
  ),
);

const timed = (content: string): number => {
  const startedMs = performance.now();
  screenMessage({ content, history: [] });
  return performance.now() - startedMs;
};

/** How long the rules and the trained models take over a message nobody has read yet. */
export const screeningBench: Bench = async () => {
  rehearse();
  const first = texts.slice(0, 200).map(timed);
  // a space more makes it another message to the memory of readings, and the same to the reader
  const warm = texts.map((text) =>
    Math.min(...[1, 2, 3].map((more) => timed(text + " ".repeat(more)))),
  );
  return [
    // What a reader of twelve layers costs on two cores of 2019 (decision 54). It reads in a thread of its own, and
    // what it finds the guide needs anyway: 3 ms would be a reader that misses more people in danger.
    atMost("screening: a message, median", quantile(warm, 0.5), 40, "ms"),
    atMost("screening: a message, p99", quantile(warm, 0.99), 250, "ms"),
    atMost("screening: one of the first 200, p99", quantile(first, 0.99), 300, "ms"),
  ];
};
