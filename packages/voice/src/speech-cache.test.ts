import { expect, test } from "vitest";
import { createSpeechCache } from "./speech-cache.ts";

test("the cache never holds more than its bytes, and lets go of what was used longest ago", () => {
  const cache = createSpeechCache(100);
  cache.set("first", new Uint8Array(40));
  cache.set("second", new Uint8Array(40));
  cache.get("first");
  cache.set("third", new Uint8Array(40));
  expect(cache.get("second")).toBeUndefined();
  expect(cache.get("first")).toHaveLength(40);
  cache.set("first", new Uint8Array(10));
  expect(cache.bytes()).toBe(50);
  cache.set("too much", new Uint8Array(101));
  expect(cache.get("too much")).toBeUndefined();
  cache.clear();
  expect(cache.bytes()).toBe(0);
  expect(cache.get("first")).toBeUndefined();
});
