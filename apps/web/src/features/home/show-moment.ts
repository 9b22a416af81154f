/** "Monday 16 November at 18:30", where it is that time; another zone than the reader's is theirs to know. */
export const showMoment = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(new Date(at));
