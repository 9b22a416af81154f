import { limits } from "@app/contract/limits";
import { hostileText, shapeNames } from "@app/reading/testing/hostile-shapes";
import { createTalker } from "../servers/talker.ts";

/** Fewer than somebody without an account may send in a day. */
const messagesEach = 40;
const atOnce = 8;
const url = process.argv[2] ?? "";
// Made before, so that as little as possible of the machine goes to whoever sends them.
const bodies = shapeNames.map((shape) => hostileText(shape, limits.message.maxChars - 20));

let isOn = false;
let sent = 0;
let lanes: Promise<void>[] = [];

/** One visitor, who sends the worst at full speed, and under another name once the old one is asked to wait. */
const send = async (): Promise<void> => {
  while (isOn) {
    const { headers } = await createTalker(url, 0);
    for (let count = 0; count < messagesEach && isOn; count += 1) {
      sent += 1;
      const content = `${bodies[sent % bodies.length]} ${sent}`;
      const address = `${url}/api/sessions/hostile-${sent}/respond_stateless`;
      const body = JSON.stringify({ history: [{ role: "user", content }] });
      // Gone with the first sign of an answer: waiting for the words would be slower.
      const answer = await fetch(address, { method: "POST", headers, body }).catch(() => null);
      const stream = answer?.body?.getReader();
      await stream?.read().catch(() => undefined);
      await stream?.cancel().catch(() => undefined);
    }
  }
};

process.on("message", async (wanted: boolean) => {
  isOn = wanted;
  if (isOn) lanes = Array.from({ length: atOnce }, send);
  else await Promise.all(lanes);
  process.send?.(sent);
});
process.on("disconnect", () => process.exit());
process.send?.(sent);
