/** The header of 16-bit, one-channel sound; without a length, of sound that is still being made. */
export const wavHeader = (sampleRate: number, dataBytes?: number): Buffer => {
  const header = Buffer.alloc(44);
  const unknown = 0xffff_ffff;
  header.write("RIFF", 0);
  header.writeUInt32LE(dataBytes === undefined ? unknown : dataBytes + 36, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(dataBytes ?? unknown, 40);
  return header;
};
