import { expect, test } from "vitest";
import { untitledName } from "./untitled-name.ts";

test("a conversation without a title is called silent only where nothing followed its beginning", () => {
  const created_at = "2026-11-01T10:00:00.000Z";
  expect(untitledName({ created_at, last_updated: created_at })).toBe("Nothing said yet");
  const said = { created_at, last_updated: "2026-11-01T10:00:07.000Z" };
  expect(untitledName(said)).toBe("A conversation");
});
