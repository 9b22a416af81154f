import { connect, createServer, type Socket } from "node:net";

/** A line to a product that can be cut: from then on nobody reaches it by this address. */
export type Line = { url: string; cut(): Promise<void> };

export const lineTo = async (productUrl: string): Promise<Line> => {
  const sockets = new Set<Socket>();
  const hold = (socket: Socket): Socket => {
    sockets.add(socket);
    // A line that breaks is what it is for.
    return socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = hold(connect(Number(new URL(productUrl).port), "localhost"));
    hold(near).pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    cut: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
