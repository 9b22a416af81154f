/**
 * Codes of pg and of sockets that mean: the database cannot do it now, and may soon. No connection, too slow (57014),
 * no room (53), no disk (58030), only a copy to read from while another takes over (25006).
 */
const unreachable =
  /^(08|53|57P0|57014|58030|25006|ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOST|ENETUN|ETIMEDOUT)/;
const unreachableWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** The code of what went wrong, by the driver or the system. */
export const errorCodeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  // The query builder wraps what the driver said.
  return error.cause === undefined ? "" : errorCodeOf(error.cause);
};

export const isUnreachable = (error: unknown): boolean =>
  unreachable.test(errorCodeOf(error)) ||
  (error instanceof Error &&
    (unreachableWords.test(error.message) ||
      (error.cause !== undefined && isUnreachable(error.cause))));
