import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const takeAll = <T>(queue: { take(): T | undefined }): T[] => {
  const taken: T[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
};

describe("the queue before the voice", () => {
  it("lets people take turns, however much one of them asks for", () => {
    const queue = createFairQueue<string>({ max: 20, maxEach: 10 });
    for (const item of ["a1", "a2", "a3", "a4"]) queue.add("ana", "later", item);
    for (const item of ["b1", "b2"]) queue.add("ben", "later", item);
    queue.add("cem", "later", "c1");
    expect(takeAll(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  it("says first words before the rest of what others are hearing", () => {
    const queue = createFairQueue<string>({ max: 20, maxEach: 10 });
    queue.add("ana", "later", "rest");
    queue.add("ben", "soon", "first");
    expect(takeAll(queue)).toEqual(["first", "rest"]);
  });

  it("says to its end what was begun, also when there is always somebody new", () => {
    const queue = createFairQueue<string>({ max: 20, maxEach: 10 });
    queue.add("ana", "later", "rest");
    for (let index = 0; index < 8; index++) queue.add(`person ${index}`, "soon", "first");
    expect(takeAll(queue).indexOf("rest")).toBe(4);
  });

  it("has room for so many and no more, of all and of one", () => {
    const queue = createFairQueue<number>({ max: 3, maxEach: 2 });
    expect([1, 2, 3].map((item) => queue.add("ana", "soon", item))).toEqual([true, true, false]);
    expect(queue.add("ben", "soon", 4)).toBe(true);
    expect(queue.add("cem", "soon", 5)).toBe(false);
    queue.take();
    expect(queue.add("cem", "soon", 6)).toBe(true);
  });

  it("forgets what nobody waits for any more", () => {
    const queue = createFairQueue<string>({ max: 2, maxEach: 2 });
    queue.add("ana", "soon", "gone");
    queue.add("ana", "later", "stays");
    queue.remove("gone");
    expect(queue.size()).toBe(1);
    expect(takeAll(queue)).toEqual(["stays"]);
  });
});
