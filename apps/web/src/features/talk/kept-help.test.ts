import type { Helpline } from "@app/contract/reply-events";
import { expect, test } from "vitest";
import { createHelpKeeper, withKeptHelp } from "./kept-help.ts";
import { type Help, type Item, speechOfOutgoing } from "./talk-items.ts";

const line: Helpline = {
  name: "Samaritans",
  country: "GB",
  phone: "116 123",
  sms: null,
  chat_url: null,
  website: null,
  hours: "24/7",
  topics: ["suicide"],
};
const help: Help = {
  kind: "help",
  key: "h",
  level: "crisis",
  category: "suicide",
  helplines: [line],
  folded: true,
};
const said = (id: string): Item => speechOfOutgoing({ clientMessageId: id, content: id });

const stored = (text?: string) => {
  const held = { text, writes: 0 };
  return {
    held,
    item: {
      get: () => held.text,
      set: (value: string) => {
        held.text = value;
        held.writes += 1;
      },
    },
  };
};

test("help comes back below the words it stood below, folded as it was", () => {
  const { item } = stored();
  createHelpKeeper(item).keep({ items: [said("a"), said("b"), help, said("c")], turn: null });
  const items = withKeptHelp([said("a"), said("b"), said("c")], createHelpKeeper(item).read());
  expect(items.map(({ kind }) => kind)).toEqual(["speech", "speech", "help", "speech"]);
  expect(items[2]).toMatchObject({ level: "crisis", folded: true, helplines: [line] });
});

test("a reload in the middle of the reply does not lose it", () => {
  const { item } = stored();
  createHelpKeeper(item).keep({ items: [said("a")], turn: { help } });
  const items = withKeptHelp([said("a")], createHelpKeeper(item).read());
  expect(items.map(({ kind }) => kind)).toEqual(["speech", "help"]);
});

test("where its words are on an earlier page, it stands below the newest", () => {
  const { item } = stored();
  createHelpKeeper(item).keep({ items: [said("a"), help], turn: null });
  const items = withKeptHelp([said("x"), said("y")], createHelpKeeper(item).read());
  expect(items.at(-1)?.kind).toBe("help");
});

test("it is written when it changes, and not with every word", () => {
  const { held, item } = stored();
  const keeper = createHelpKeeper(item);
  for (let again = 0; again < 3; again++) keeper.keep({ items: [said("a"), help], turn: null });
  expect(held.writes).toBe(1);
  keeper.keep({ items: [said("a"), { ...help, folded: false }], turn: null });
  expect(held.writes).toBe(2);
});

test("what something else wrote there counts as nothing", () => {
  for (const text of ["{broken", "null", '{"level":"crisis"}', '{"level":"x","helplines":[]}'])
    expect(createHelpKeeper(stored(text).item).read(), text).toBeNull();
});
