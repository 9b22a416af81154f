import { expect, test, vi } from "vitest";
import { silenceConsole } from "./silence-console.ts";

test("a silenced console says nothing, whatever it is asked", () => {
  const say = vi.fn();
  const target = { log: say, error: say, table: say, memory: 1 };
  silenceConsole(target);
  target.log("words");
  target.error("words");
  target.table("words");
  expect(say).not.toHaveBeenCalled();
  expect(target.memory).toBe(1);
});
