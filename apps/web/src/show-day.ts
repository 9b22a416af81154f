const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", options);

const short = part({ weekday: "short", day: "numeric", month: "short" });
const shortWithYear = part({ day: "numeric", month: "short", year: "numeric" });
const long = part({ day: "numeric", month: "long" });
const longWithYear = part({ day: "numeric", month: "long", year: "numeric" });

const isThisYear = (at: Date, nowMs: number): boolean =>
  at.getFullYear() === new Date(nowMs).getFullYear();

/** "Thu 13 Nov", in a list; the year only where it is another. */
export const showDay = (iso: string, nowMs = Date.now()): string => {
  const at = new Date(iso);
  return (isThisYear(at, nowMs) ? short : shortWithYear).format(at).replace(",", "");
};

/** "13 November", in a sentence. */
export const sayDay = (iso: string, nowMs = Date.now()): string => {
  const at = new Date(iso);
  return (isThisYear(at, nowMs) ? long : longWithYear).format(at);
};
