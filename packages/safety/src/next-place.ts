/** Where a pattern is found from a place on, or -1. Places are asked for in order, so that no letter is looked at twice. */
export const nextPlace = (text: string, pattern: RegExp): ((from: number) => number) => {
  const places = [...text.matchAll(pattern)].map(({ index }) => index);
  let next = 0;
  return (from) => {
    while ((places[next] ?? from) < from) next += 1;
    return places[next] ?? -1;
  };
};
