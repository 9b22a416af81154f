type Bar = { x: number; y: number; width: number; height: number };

/** Bars of one series in a box, as wide as there is room, and never so low that a one looks like none. */
export const barsOf = (
  values: readonly number[],
  box: { width: number; height: number; gap: number },
): Bar[] => {
  const most = Math.max(1, ...values);
  const width = (box.width - box.gap * (values.length - 1)) / Math.max(1, values.length);
  return values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(2, (value / most) * box.height);
    return { x: index * (width + box.gap), y: box.height - height, width, height };
  });
};

export type Sum = { all: number; most: number; mostDay: string | null };

/** What a drawing says to those who do not see it. */
export const sumOf = (days: readonly { day: string; value: number }[]): Sum => {
  const top = days.reduce<{ day: string; value: number } | null>(
    (found, each) => (each.value > (found?.value ?? 0) ? each : found),
    null,
  );
  return {
    all: days.reduce((sum, { value }) => sum + value, 0),
    most: top?.value ?? 0,
    mostDay: top?.day ?? null,
  };
};
