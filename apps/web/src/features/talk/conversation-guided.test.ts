import type { ReplyEvent } from "@app/contract/reply-events";
import { expect, test } from "vitest";
import { fakeConversation } from "./testing/fake-conversation.ts";
import { doneEvent, token } from "./testing/fake-sessions.ts";

const options: ReplyEvent = {
  type: "options",
  options: [{ text: "Weigh it up" }, { text: "Just listen" }],
  place: { path: "A decision", step: 2, of: 9 },
};

const sealed = (state: string): ReplyEvent => ({ type: "state", state });

test("the ways of the newest reply are kept, and a new message uses them up", async () => {
  const { conversation, settled } = fakeConversation([
    [token("Why now?"), options, doneEvent("r1")],
    [token("I see."), doneEvent("r2")],
  ]);
  conversation.send("I may sell my shop");
  await settled();
  expect(conversation.state().offer).toMatchObject({
    options: [{ text: "Weigh it up" }, { text: "Just listen" }],
    place: { path: "A decision", step: 2 },
  });
  conversation.send("Weigh it up");
  expect(conversation.state().offer).toMatchObject({ options: [], place: { step: 2 } });
  await settled();
  expect(conversation.state().offer).toEqual({ options: [], place: null });
});

test("where only the page holds the talk, it sends back where the talk stands", async () => {
  const { conversation, settled, requests } = fakeConversation([
    "session_gone",
    [token("Why now?"), sealed("one"), doneEvent("r1")],
    [token("And?"), sealed("two"), doneEvent("r2")],
    [token("So."), doneEvent("r3")],
  ]);
  for (const words of ["a", "b", "c"]) {
    conversation.send(words);
    await settled();
  }
  const stateless = requests.filter(({ path }) => path.endsWith("/respond_stateless"));
  expect(stateless.map(({ body }) => body["state"])).toEqual([undefined, "one", "two"]);
});

test("a reply that broke off does not move the talk on: trying again stands where it stood", async () => {
  const { conversation, settled, requests } = fakeConversation([
    "session_gone",
    [token("Why now?"), sealed("one"), doneEvent("r1")],
    [token("An"), sealed("two"), "breaks"],
    [token("And?"), sealed("two"), doneEvent("r2")],
  ]);
  conversation.send("a");
  await settled();
  conversation.send("b");
  await settled();
  conversation.retry();
  await settled();
  expect(requests.slice(2).map(({ body }) => body["state"])).toEqual(["one", "one"]);
  expect(conversation.state().sealed).toBe("two");
});
