import { describe, expect, test } from "vitest";
import { areApart, arrangeSky, driftPx, emptySky, type Spot, type ToHang } from "./arrange-sky.ts";

const sky = { width: 1_200, height: 560 };

/** The newest first, in the sizes that thoughts have. */
const many = (count: number): ToHang[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `thought ${count - index}`,
    box: { width: 120 + ((index * 67) % 180), height: [24, 52, 76][index % 3] ?? 24 },
  }));

const hungOf = (thoughts: readonly ToHang[], spots: ReadonlyMap<string, Spot>) =>
  thoughts.flatMap(({ id, box }) => {
    const spot = spots.get(id);
    return spot ? [{ id, ...spot, ...box }] : [];
  });

describe("the sky", () => {
  test("holds its thoughts apart, whichever way they drift, and all of them inside", () => {
    const thoughts = many(60);
    const { spots } = arrangeSky({ sky, thoughts, before: emptySky, most: 24 });
    const hung = hungOf(thoughts, spots);
    expect(hung.length).toBeGreaterThan(12);
    for (const [index, one] of hung.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width + driftPx.x).toBeLessThanOrEqual(sky.width);
      expect(one.y - driftPx.y).toBeGreaterThanOrEqual(0);
      expect(one.y + one.height).toBeLessThanOrEqual(sky.height);
      for (const other of hung.slice(index + 1)) expect(areApart(one, other)).toBe(true);
    }
  });

  test("never holds more than it may, and the newest are in it", () => {
    const thoughts = many(60).map((each) => ({ ...each, box: { width: 40, height: 20 } }));
    const { spots } = arrangeSky({ sky, thoughts, before: emptySky, most: 10 });
    expect([...spots.keys()]).toEqual(thoughts.slice(0, 10).map(({ id }) => id));
  });

  test("moves nothing that hangs already when another one comes", () => {
    const thoughts = many(12);
    const before = arrangeSky({ sky, thoughts, before: emptySky, most: 24 });
    const arrived: ToHang = { id: "just now", box: { width: 200, height: 52 } };
    const after = arrangeSky({ sky, thoughts: [arrived, ...thoughts], before, most: 24 });
    expect(after.spots.has("just now")).toBe(true);
    for (const [id, spot] of after.spots)
      if (id !== "just now") expect(spot).toEqual(before.spots.get(id));
  });

  test("makes room for one that arrives by letting few go, and hangs none of them elsewhere", () => {
    const thoughts = many(80);
    const before = arrangeSky({ sky, thoughts, before: emptySky, most: 80 });
    const hung = thoughts.filter(({ id }) => before.spots.has(id));
    const arrived: ToHang = { id: "just now", box: { width: 280, height: 76 } };
    const all = [arrived, ...hung];
    const after = arrangeSky({ sky, thoughts: all, before, most: 80 });
    expect(after.spots.has("just now")).toBe(true);
    expect(after.out.size).toBeGreaterThan(0);
    expect(after.out.size).toBeLessThanOrEqual(4);
    expect(after.spots.size).toBe(before.spots.size + 1 - after.out.size);
    expect(arrangeSky({ sky, thoughts: all, before: after, most: 80 })).toEqual(after);
  });

  test("lets older ones go rather than newer ones, also for one's own", () => {
    const thoughts = many(80);
    const before = arrangeSky({ sky, thoughts, before: emptySky, most: 80 });
    const hung = thoughts.filter(({ id }) => before.spots.has(id));
    const own: ToHang = { id: "own", box: { width: 220, height: 100 }, central: true };
    const after = arrangeSky({ sky, thoughts: [own, ...hung], before, most: 80 });
    expect(after.spots.has("own")).toBe(true);
    for (const { id } of hung.slice(0, 3)) expect(after.spots.has(id), id).toBe(true);
  });

  test("lets the oldest go where there is room enough and too many", () => {
    const thoughts = many(30).map((each) => ({ ...each, box: { width: 40, height: 20 } }));
    const before = arrangeSky({ sky, thoughts, before: emptySky, most: 10 });
    const arrived: ToHang = { id: "just now", box: { width: 40, height: 20 } };
    const after = arrangeSky({ sky, thoughts: [arrived, ...thoughts], before, most: 10 });
    expect(after.spots.size).toBe(10);
    expect(after.spots.has("just now")).toBe(true);
    expect(after.spots.has(thoughts[9]?.id ?? "")).toBe(false);
  });

  test("hangs as many as the drawing has on a wide screen", () => {
    const thoughts = many(30);
    const { spots } = arrangeSky({ sky, thoughts, before: emptySky, most: 24 });
    expect(spots.size).toBeGreaterThanOrEqual(14);
  });

  test("is the same for the same thoughts", () => {
    const thoughts = many(20);
    const once = arrangeSky({ sky, thoughts, before: emptySky, most: 24 });
    expect(arrangeSky({ sky, thoughts, before: emptySky, most: 24 })).toEqual(once);
  });

  test("hangs one's own where one looks first, when that is free", () => {
    const own: ToHang = { id: "own", box: { width: 220, height: 76 }, central: true };
    const { spots } = arrangeSky({ sky, thoughts: [own], before: emptySky, most: 24 });
    const spot = spots.get("own");
    expect((spot?.x ?? 0) + 110).toBeGreaterThan(sky.width * 0.4);
    expect((spot?.x ?? 0) + 110).toBeLessThan(sky.width * 0.6);
  });

  test("leaves out what is larger than itself", () => {
    const thoughts = [{ id: "wide", box: { width: 2_000, height: 20 } }];
    expect(arrangeSky({ sky, thoughts, before: emptySky, most: 24 }).spots.size).toBe(0);
  });
});
