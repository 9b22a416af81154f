import { fractionOf } from "./fraction-of.ts";

export type Box = { width: number; height: number };
export type Spot = { x: number; y: number };

/** What is to hang in the sky: how large it is, and whether it belongs where one looks first. */
export type ToHang = { id: string; box: Box; central?: boolean };

/** Each drifts this far over a minute and a half; two that drift towards each other must not touch. */
export const driftPx = { x: 24, y: 16 };

/** Between words, so that each thought is read by itself. */
const gapPx = { x: 28, y: 16 };

/** More places than this are not tried: the sky is full then. */
const maxTries = 96;

/** The plane's own golden ratio: steps that fill it evenly, however many are made. */
const step = { x: 0.7548776662466927, y: 0.5698402909980532 };

const wrap = (value: number): number => value - Math.floor(value);

type Hung = Spot & Box;

const distanceBetween = (one: Hung, other: Hung): { x: number; y: number } => ({
  x: Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width)),
  y: Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height)),
});

/** Far enough apart in one direction, whichever way both drift. */
export const areApart = (one: Hung, other: Hung): boolean => {
  const { x, y } = distanceBetween(one, other);
  return x >= gapPx.x + driftPx.x || y >= gapPx.y + driftPx.y;
};

const farness = (one: Hung, other: Hung): number => {
  const { x, y } = distanceBetween(one, other);
  return Math.max(0, x) + 2 * Math.max(0, y);
};

/** The places to try for one thought, always the same ones in the same sky. */
function* placesFor({ id, box, central }: ToHang, sky: Box): Generator<Hung> {
  const room = {
    x: sky.width - box.width - driftPx.x,
    y: sky.height - box.height - driftPx.y,
  };
  if (room.x < 0 || room.y < 0) return;
  // It drifts upwards, so it begins that much lower.
  const at = (x: number, y: number): Hung => ({
    ...box,
    x: Math.round(x * room.x),
    y: Math.round(y * room.y) + driftPx.y,
  });
  if (central) yield at(0.5, 0.46);
  const start = { x: fractionOf(id, 1), y: fractionOf(id, 2) };
  for (let index = 0; index < maxTries; index++)
    yield at(wrap(start.x + index * step.x), wrap(start.y + index * step.y));
}

type Found = { place: Hung; inItsWay: readonly string[] };

const toMiddle = ({ x, y, width, height }: Hung, sky: Box): number =>
  Math.abs(x + width / 2 - sky.width / 2) + 2 * Math.abs(y + height / 2 - sky.height / 2);

type Others = {
  hung: ReadonlyMap<string, Hung>;
  mayGo: (id: string) => boolean;
  /** 0 is the newest. */
  ageOf: (id: string) => number;
};

/** Whether one list of numbers comes before the other, looked at from the left. */
const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
};

/**
 * The place with the fewest others in its way, the oldest ones where it must be any, and the most sky
 * around it; for what belongs where one looks first, the one nearest to the middle. Only what may go
 * counts as in its way; where anything else hangs is no place.
 */
const findPlace = (one: ToHang, sky: Box, { hung, mayGo, ageOf }: Others): Found | undefined => {
  const isCentral = one.central || hung.size === 0;
  let best: (Found & { cost: readonly number[] }) | undefined;
  for (const place of placesFor(one, sky)) {
    const inItsWay = [...hung].filter(([, other]) => !areApart(place, other)).map(([id]) => id);
    if (!inItsWay.every(mayGo)) continue;
    const others = [...hung].filter(([id]) => !inItsWay.includes(id)).map(([, other]) => other);
    const cost = [
      inItsWay.length,
      -Math.min(...inItsWay.map(ageOf)),
      isCentral ? toMiddle(place, sky) : -Math.min(...others.map((other) => farness(place, other))),
    ];
    if (!best || isLess(cost, best.cost)) best = { place, inItsWay, cost };
  }
  return best;
};

type Arranging = {
  sky: Box;
  /** The newest first. */
  thoughts: readonly ToHang[];
  /** What came of the arranging before: nothing that hangs is moved, and nothing that left comes back elsewhere. */
  before: SkyArrangement;
  most: number;
};

export type SkyArrangement = {
  spots: ReadonlyMap<string, Spot>;
  /** They made room for newer ones. */
  out: ReadonlySet<string>;
};

export const emptySky: SkyArrangement = { spots: new Map(), out: new Set() };

/**
 * Where each thought hangs. What hangs already stays; one that has just arrived takes a free place, or
 * that of as few older ones as can be. Whatever has no place is left out, and can be read in the list.
 */
export const arrangeSky = ({ sky, thoughts, before, most }: Arranging): SkyArrangement => {
  const hung = new Map<string, Hung>();
  const out = new Set(thoughts.filter(({ id }) => before.out.has(id)).map(({ id }) => id));
  for (const { id, box } of thoughts) {
    const spot = before.spots.get(id);
    if (spot) hung.set(id, { ...spot, ...box });
  }
  const hungBefore = new Set(hung.keys());
  const ages = new Map(thoughts.map(({ id }, index) => [id, index]));
  const newestBefore = thoughts.findIndex(({ id }) => hungBefore.has(id));

  for (const [index, one] of thoughts.entries()) {
    if (hung.has(one.id) || out.has(one.id)) continue;
    const hasArrived = index < newestBefore;
    const found = findPlace(one, sky, {
      hung,
      mayGo: (id) => hasArrived && hungBefore.has(id),
      ageOf: (id) => ages.get(id) ?? 0,
    });
    if (!found) continue;
    const leaving = new Set(found.inItsWay);
    const oldest = thoughts.findLast(({ id }) => hung.has(id) && !leaving.has(id));
    if (hung.size - leaving.size >= most) {
      if (!hasArrived || !oldest) continue;
      leaving.add(oldest.id);
    }
    for (const id of leaving) {
      hung.delete(id);
      out.add(id);
    }
    hung.set(one.id, found.place);
  }
  return { spots: new Map([...hung].map(([id, { x, y }]) => [id, { x, y }])), out };
};
