export type Interval = { low: number; high: number };

/** The 95 % interval of a share after Wilson, honest for small numbers too. */
export const wilson = (hits: number, of: number): Interval => {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = hits / of;
  const centre = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { low: (centre - spread) / scale, high: (centre + spread) / scale };
};
