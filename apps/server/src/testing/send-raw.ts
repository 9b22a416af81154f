import { connect } from "node:net";

/** Sends bytes as they are and gives back all that came until the other side ended, or nothing more was said. */
export const sendRaw = (
  port: number,
  bytes: string | Buffer,
  quietMs = 1_000,
): Promise<{ text: string; ended: boolean }> =>
  new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(quietMs, () => {
      socket.destroy();
      resolve({ text, ended: false });
    });
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", () => {
      socket.destroy();
      resolve({ text, ended: true });
    });
    socket.on("error", (error) =>
      "code" in error && error.code === "ECONNRESET"
        ? resolve({ text, ended: true })
        : reject(error),
    );
  });

export const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);

export const bodyOf = (text: string): unknown => JSON.parse(text.split("\r\n\r\n")[1] ?? "null");
