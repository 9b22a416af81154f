/** Something the operator can mend: the start stops with this one line and no stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
