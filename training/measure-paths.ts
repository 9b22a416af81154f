// How often the right path is offered, on talks that nothing was taught or tuned on:
// node training/measure-paths.ts <conversations.jsonl ...>   ({"id", "path", "also", "turns": [{"text"}]} a line)
import { readFileSync } from "node:fs";
import { guideReply } from "@app/guide/guide";
import { newTalk, type Talk } from "@app/guide/talk";
import { read } from "@app/reading/read";

type Marked = { id: string; path: string; also?: string; turns: { text: string }[] };

const talks = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, "utf8").split("\n"))
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as Marked); // our own labelled files

const counts = { right: 0, anything: 0, offered: 0, wrong: 0, turns: 0, wrongTurns: 0 };
const firstTurns = 2;
const wrong: string[] = [];
for (const { id, path, also, turns } of talks) {
  let talk: Talk = newTalk();
  const isRight = (one: string | null): boolean => one === path || one === also;
  let offered = false;
  for (const [index, { text }] of turns.entries()) {
    const reply = guideReply({
      seed: id,
      reading: read(text),
      talk,
      isSpoken: false,
      isNearDanger: false,
      program: null,
    });
    talk = reply.talk;
    if (index < firstTurns)
      offered ||= talk.offered.some((one) =>
        isRight(one.id.startsWith("path/") ? one.id.slice(5) : null),
      );
    if (index === firstTurns - 1) {
      if (isRight(talk.path)) counts.right += 1;
      else if (talk.path === null || talk.path === "open") counts.anything += 1;
      else {
        counts.wrong += 1;
        wrong.push(`${id}: ${talk.path} for ${path}${also ? ` or ${also}` : ""}`);
      }
      if (offered || isRight(talk.path)) counts.offered += 1;
    }
    counts.turns += 1;
    if (talk.path !== null && talk.path !== "open" && !isRight(talk.path)) counts.wrongTurns += 1;
  }
}
const share = (count: number, of: number): string =>
  `${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`;
process.stdout.write(
  [
    `after ${firstTurns} messages: right path ${share(counts.right, talks.length)}, questions that fit anything ${share(counts.anything, talks.length)}, wrong ${share(counts.wrong, talks.length)}`,
    `right path taken or offered: ${share(counts.offered, talks.length)}`,
    `turns on a wrong path: ${share(counts.wrongTurns, counts.turns)}`,
    ...wrong,
    "",
  ].join("\n"),
);
