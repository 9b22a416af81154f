/** Made when a day is first shown: a browser takes many milliseconds to make one, and most pages show none. */
const written = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at: Date): string => {
    format ??= new Intl.DateTimeFormat("en-GB", options);
    return format.format(at);
  };
};

const short = written({ weekday: "short", day: "numeric", month: "short" });
const shortWithYear = written({ day: "numeric", month: "short", year: "numeric" });
const long = written({ day: "numeric", month: "long" });
const longWithYear = written({ day: "numeric", month: "long", year: "numeric" });

const isThisYear = (at: Date, nowMs: number): boolean =>
  at.getFullYear() === new Date(nowMs).getFullYear();

/** "Thu 13 Nov", in a list; the year only where it is another. */
export const showDay = (iso: string, nowMs = Date.now()): string => {
  const at = new Date(iso);
  return (isThisYear(at, nowMs) ? short : shortWithYear)(at).replace(",", "");
};

/** "13 November", in a sentence. */
export const sayDay = (iso: string, nowMs = Date.now()): string => {
  const at = new Date(iso);
  return (isThisYear(at, nowMs) ? long : longWithYear)(at);
};
