const headerBytes = 44;

const write = (view: DataView, at: number, text: string): void => {
  for (let index = 0; index < text.length; index += 1)
    view.setUint8(at + index, text.charCodeAt(index));
};

/** Sound as a WAV file: one channel, sixteen bits. */
export const encodeWav = (samples: Float32Array, rateHz: number): ArrayBuffer => {
  const dataBytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(headerBytes + dataBytes));
  write(view, 0, "RIFF");
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  write(view, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rateHz, true);
  view.setUint32(28, rateHz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(view, 36, "data");
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    const held = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerBytes + index * 2, Math.round(held * 32_767), true);
  });
  return view.buffer;
};
