import { expect, it } from "vitest";
import { createFewAtOnce } from "./few-at-once.ts";

it("runs no more at once than it says, all of them, in their order, failures included", async () => {
  const few = createFewAtOnce(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const all = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      few(async () => {
        begun.push(index);
        running++;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running--;
        if (index % 3 === 0) throw new Error("one of them fails");
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(all.filter(({ status }) => status === "rejected")).toHaveLength(3);
});
