import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Sends a page's worth of bytes and does nothing else: what it takes is this machine's own. */
const page = Buffer.alloc(20_000, "a page ");
const server = createServer((_request, response) => response.end(page));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port)); // it listens on a port
process.on("disconnect", () => process.exit());
