/** What the command says when it is asked for help, or not understood. */
export const usage = `npm run admin -- COMMAND

WHO is an exact e-mail address, or the number of a person.

  make-admin EMAIL              let somebody with an account open the desk at /admin
  staff                         who works at the desk
  role WHO admin|moderator|none change what somebody may do there

  person WHO                    what is known of somebody: never anything they said
  plan WHO paid|pro|none        give a membership, or take it away
  credits WHO NUMBER            set the voice credits somebody has now
  revoke WHO                    sign somebody out everywhere
  delete WHO --yes              delete somebody with everything kept of them, for good

  maintenance [on|off]          close the product for a while, or open it again
  outbox                        letters and text messages on their way out
  outbox read ID                one of them whole
  outbox retry ID               try to send it once more
  outbox remove ID              remove it for good
  errors                        errors that pages met, grouped
  errors clear ID               clear one group
  log                           everything done at the desk and by this command
  help                          this page

It works beside a running server, and without one. Everything it changes is in the log.
`;

/** Rows under one another, each column as wide as its widest cell. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

/** A minute is as fine as anybody needs to know it. */
export const minuteOf = (moment: string | null): string =>
  moment ? moment.slice(0, 16).replace("T", " ") : "never";
