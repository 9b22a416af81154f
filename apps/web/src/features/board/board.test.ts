import { ApiError } from "@app/contract/client";
import { describe, expect, test } from "vitest";
import { mostKept } from "./board-state.ts";
import { fakeBoard, madeThought, refusal } from "./testing/fake-board.ts";

const page =
  (seconds: readonly number[], seq: number, next_before: string | null = null) =>
  () => ({
    thoughts: seconds.map((second) => madeThought(second)),
    next_before,
    seq,
  });
const opened = async (seconds: readonly number[] = [3, 2, 1], seq = 10) => {
  const fake = fakeBoard();
  fake.answers.list = page(seconds, seq);
  await fake.board.load();
  const ids = () => fake.board.state().thoughts.map(({ id }) => id);
  return { ...fake, ids };
};

describe("what arrives", () => {
  test("is shown once, however often it is told", async () => {
    const { send, ids, arrived } = await opened();
    await send({ type: "thought", seq: 11, thought: madeThought(4) });
    await send({ type: "thought", seq: 11, thought: madeThought(4) });
    await send({ type: "thought", seq: 12, thought: madeThought(4) });
    expect(ids()).toEqual(["thought 4", "thought 3", "thought 2", "thought 1"]);
    expect(arrived).toEqual(["Thought number 4."]);
  });

  test("is followed from the very moment the list was read in", async () => {
    const { after, send } = await opened();
    expect(after()).toBe(10);
    await send({ type: "open", seq: 14 });
    expect(after()).toBe(10);
    await send({ type: "gone", seq: 15, id: "thought 1" });
    expect(after()).toBe(15);
  });

  test("takes its place by its time, also when it is shown again later", async () => {
    const { send, ids } = await opened([5, 3, 1]);
    await send({ type: "thought", seq: 11, thought: madeThought(2) });
    expect(ids()).toEqual(["thought 5", "thought 3", "thought 2", "thought 1"]);
  });

  test("and is gone again leaves nothing behind", async () => {
    const { send, ids } = await opened();
    await send({ type: "thought", seq: 11, thought: madeThought(4) });
    await send({ type: "gone", seq: 12, id: "thought 4" });
    expect(ids()).not.toContain("thought 4");
  });

  test("after too long an absence is read anew, and goes on from there", async () => {
    const { send, ids, answers, after } = await opened();
    answers.list = page([90, 80], 500, "next");
    await send({ type: "reload", seq: 480 });
    expect(ids()).toEqual(["thought 90", "thought 80"]);
    expect(after()).toBe(500);
    // What the list has already is not told twice.
    await send({ type: "thought", seq: 490, thought: madeThought(70) });
    expect(ids()).not.toContain("thought 70");
  });

  test("for days does not fill a page that stays open", async () => {
    const { send, board } = await opened();
    for (let number = 0; number < mostKept + 50; number++)
      await send({ type: "thought", seq: 11 + number, thought: madeThought(10 + number) });
    expect(board.state().thoughts.length).toBe(mostKept);
    expect(board.state().trimmed).toBe(true);
    expect(board.state().before).toBeNull();
  });
});

test("a day that is over takes its thoughts along, without asking anybody", async () => {
  const { board, ids, setNowMs } = await opened();
  setNowMs(Date.UTC(2026, 10, 16, 8, 0, 2));
  board.letGoOfOver();
  expect(ids()).toEqual(["thought 3"]);
});

test("older ones come page by page, each once", async () => {
  const { board, answers, ids, asked } = await opened();
  answers.list = page([9, 8], 20, "cursor");
  await board.load();
  answers.list = page([8, 7], 21);
  await board.more();
  expect(asked.at(-1)).toEqual({ call: "list", args: { before: "cursor" } });
  expect(ids()).toEqual(["thought 9", "thought 8", "thought 7"]);
  expect(board.state().before).toBeNull();
});

describe("leaving a thought", () => {
  const answer = (text: string) => ({
    state: "shown",
    thought: madeThought(20, { id: "own", text }),
    changes: [],
    safety: null,
  });

  test("shows it as one's own, once, also when it comes back over the line", async () => {
    const { board, answers, send, arrived } = await opened();
    answers.leave = ({ text }: { text: string }) => answer(text);
    expect((await board.leave("I rang her.")).kind).toBe("shown");
    await send({ type: "thought", seq: 11, thought: madeThought(20, { id: "own" }) });
    const own = board.state().thoughts.filter(({ id }) => id === "own");
    expect(own.map(({ mine }) => mine)).toEqual([true]);
    expect(arrived).toEqual([]);
  });

  test("is one's own also where the live stream was faster than the answer", async () => {
    const { board, answers, send } = await opened();
    answers.leave = async ({ text }: { text: string }) => {
      await send({ type: "thought", seq: 11, thought: madeThought(20, { id: "own", text }) });
      return answer(text);
    };
    await board.leave("I rang her.");
    expect(board.state().thoughts[0]).toMatchObject({ id: "own", mine: true });
  });

  test("whose answer never came is not left twice", async () => {
    const { board, answers, asked } = await opened();
    expect((await board.leave("I rang her.")).kind).toBe("refused");
    answers.leave = ({ text }: { text: string }) => answer(text);
    await board.leave("I rang her.");
    await board.leave("Something else.");
    const secrets = asked.filter(({ call }) => call === "leave").map(({ args }) => args["secret"]);
    expect(secrets).toEqual(["secret 1", "secret 1", "secret 2"]);
  });

  test("that waits because of danger is shown to nobody, and can still be taken back", async () => {
    const { board, answers, ids, asked } = await opened();
    const safety = { level: "crisis", category: "suicide", helplines: [] };
    answers.leave = ({ text }: { text: string }) => ({
      ...answer(text),
      state: "waiting",
      may_go_on: false,
      safety,
    });
    const left = await board.leave("I cannot any more.");
    expect(left).toMatchObject({ kind: "waiting", safety });
    expect(ids()).not.toContain("own");
    answers.takeBack = () => ({ taken_back: true });
    expect(await board.takeBack("own")).toBe(true);
    expect(asked.at(-1)).toEqual({ call: "takeBack", args: { id: "own", secret: "secret 1" } });
  });

  test("that only sounds heavy is theirs to decide, after they were shown help", async () => {
    const { board, answers, asked } = await opened();
    const safety = { level: "crisis", category: "suicide", helplines: [] };
    answers.leave = ({ text, seen_help }: { text: string; seen_help: boolean }) =>
      seen_help ? answer(text) : { ...answer(text), state: "waiting", may_go_on: true, safety };
    const first = await board.leave("Some days I am so done.");
    expect(first).toMatchObject({ kind: "waiting", mayGoOn: true });
    expect(await board.takeBack("own"), "nothing was kept").toBe(false);
    expect((await board.leave("Some days I am so done.", true)).kind).toBe("shown");
    expect(asked.at(-1)?.args).toMatchObject({ seen_help: true });
  });

  test("that is refused and tells of danger comes with help", async () => {
    const { board, answers } = await opened();
    const safety = { level: "crisis", category: "suicide", helplines: [] };
    answers.leave = () => {
      throw new ApiError("No", 503, { detail: "No", code: "unavailable", safety });
    };
    expect(await board.leave("I cannot any more.")).toMatchObject({ kind: "refused", safety });
  });

  test("too soon says how long to wait", async () => {
    const { board, answers } = await opened();
    answers.leave = () => {
      throw refusal("thought_too_soon", { seconds: 13 });
    };
    expect(await board.leave("And again.")).toMatchObject({ kind: "refused", waitMs: 13_000 });
  });

  test("is taken back by the page that left it, and by no other", async () => {
    const { board, answers, ids, asked } = await opened();
    expect(await board.takeBack("thought 1")).toBe(false);
    answers.leave = ({ text }: { text: string }) => answer(text);
    await board.leave("I rang her.");
    expect(await board.takeBack("own")).toBe(false);
    expect(ids(), "it stands until the server has let go of it").toContain("own");
    expect(board.state().trouble).not.toBeNull();
    answers.takeBack = () => ({ taken_back: true });
    expect(await board.takeBack("own")).toBe(true);
    expect(ids()).not.toContain("own");
    expect(asked.filter(({ call }) => call === "takeBack").length).toBe(2);
  });
});

describe("the one gesture", () => {
  test("is shown at once, and counts what the server counts", async () => {
    const { board, answers, send } = await opened();
    answers.hear = () => ({ heard: 7 });
    const hearing = board.hear("thought 2");
    const two = () => board.state().thoughts.find(({ id }) => id === "thought 2");
    expect(two()).toMatchObject({ heardHere: true, heard: 1 });
    await hearing;
    expect(two()).toMatchObject({ heardHere: true, heard: 7 });
    await send({ type: "heard", counts: [{ id: "thought 2", heard: 9 }] });
    expect(two()).toMatchObject({ heardHere: true, heard: 9 });
  });

  test("is made once, and not for one's own", async () => {
    const { board, answers, asked } = await opened();
    answers.hear = () => ({ heard: 1 });
    await board.hear("thought 2");
    await board.hear("thought 2");
    expect(asked.filter(({ call }) => call === "hear").length).toBe(1);
  });

  test("that did not arrive is taken back on the page, too", async () => {
    const { board } = await opened();
    await board.hear("thought 2");
    const two = board.state().thoughts.find(({ id }) => id === "thought 2");
    expect(two).toMatchObject({ heardHere: false, heard: 0 });
    expect(board.state().trouble).not.toBeNull();
  });
});

describe("a report", () => {
  test("takes the thought out of one's own sight, and it does not come back", async () => {
    const { board, answers, ids, send, asked } = await opened();
    answers.report = () => ({ reported: true, hidden: false });
    expect(await board.reportThought("thought 2", "unkind")).toBe(true);
    expect(asked.at(-1)?.args).toEqual({ id: "thought 2", reason: "unkind" });
    await send({ type: "thought", seq: 11, thought: madeThought(2) });
    await board.load();
    expect(ids()).toEqual(["thought 3", "thought 1"]);
  });

  test("that did not arrive leaves everything as it was", async () => {
    const { board, ids } = await opened();
    expect(await board.reportThought("thought 2", "unkind")).toBe(false);
    expect(ids()).toContain("thought 2");
  });
});

test("a board that does not come says so, and can be asked for again", async () => {
  const { board, answers } = fakeBoard();
  await board.load();
  expect(board.state()).toMatchObject({ status: "failed", problem: { code: null } });
  answers.list = page([1], 1);
  await board.load();
  expect(board.state().status).toBe("ready");
});
