import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** The least a relay can do: read the model's events, take the token out, write it on. */
const model = new URL(process.env["MODEL_URL"] ?? "");

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const upstream = send(model, { method: "POST" }, (answer) => {
      let rest = "";
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => {
        const blocks = (rest + text).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          if (block === "data: [DONE]") continue;
          const { choices } = JSON.parse(block.slice(6)) as {
            choices: { delta: { content?: string } }[];
          }; // the model's shape
          const content = choices[0]?.delta.content;
          if (content !== undefined)
            response.write(`event: token\ndata: ${JSON.stringify(content)}\n\n`);
        }
      });
      answer.on("end", () => response.end("event: done\ndata: {}\n\n"));
    });
    upstream.end(JSON.stringify({ stream: true }));
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`); // listening on a port
});
process.on("SIGTERM", () => process.exit(0));
