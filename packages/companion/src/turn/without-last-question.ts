/** A reply without the question it ends in, for when another one follows: one at a time. */
export const withoutLastQuestion = (reply: string): string =>
  reply.replace(/(?:^|(?<=[.!?…]["”’]?\s)|(?<=\n))[^.!?…\n]*\?["”’]?\s*$/u, "").trimEnd();
