const newline = 0x0a;

/** Lines as bytes, cut at the newline alone: readline would also cut at characters that people write. */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const bytes of input) {
    let from = 0;
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
      yield Buffer.concat([...rest, bytes.subarray(from, at)]);
      rest = [];
      from = at + 1;
    }
    if (from < bytes.length) rest.push(bytes.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
