/** soon: somebody waits in silence for it. later: something is playing meanwhile. */
export type VoiceLane = "soon" | "later";

/** Even with many first words to say, what was begun is said to its end. */
const soonInARow = 4;

/** A bounded queue in which people take turns: nobody's long reply holds up another's first word. */
export const createFairQueue = <Item>(bounds: { max: number; maxEach: number }) => {
  const lanes: Record<VoiceLane, Map<string, Item[]>> = { soon: new Map(), later: new Map() };
  let size = 0;
  let soonTaken = 0;

  const takeFrom = (lane: VoiceLane): Item | undefined => {
    const people = lanes[lane];
    const [next] = people;
    if (!next) return undefined;
    const [person, items] = next;
    const item = items.shift();
    // Whoever had a turn goes to the end of the line.
    people.delete(person);
    if (items.length > 0) people.set(person, items);
    if (item !== undefined) size--;
    return item;
  };

  return {
    /** False when there is no room. */
    add: (person: string, lane: VoiceLane, item: Item): boolean => {
      const count = (["soon", "later"] as const).reduce(
        (sum, name) => sum + (lanes[name].get(person)?.length ?? 0),
        0,
      );
      if (size >= bounds.max || count >= bounds.maxEach) return false;
      const items = lanes[lane].get(person);
      if (items) items.push(item);
      else lanes[lane].set(person, [item]);
      size++;
      return true;
    },
    take: (): Item | undefined => {
      const isLatersTurn = soonTaken >= soonInARow && lanes.later.size > 0;
      const item = isLatersTurn ? takeFrom("later") : (takeFrom("soon") ?? takeFrom("later"));
      soonTaken = isLatersTurn ? 0 : soonTaken + 1;
      return item;
    },
    remove: (item: Item): void => {
      for (const people of Object.values(lanes))
        for (const [person, items] of people) {
          const index = items.indexOf(item);
          if (index < 0) continue;
          items.splice(index, 1);
          if (items.length === 0) people.delete(person);
          size--;
        }
    },
    size: () => size,
  };
};
