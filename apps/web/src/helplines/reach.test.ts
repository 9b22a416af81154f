import type { Helpline } from "@app/contract/reply-events";
import { describe, expect, test } from "vitest";
import { hoursOf, waysTo } from "./reach.ts";

const line = (change: Partial<Helpline>): Helpline => ({
  name: "A line",
  country: "GB",
  phone: null,
  sms: null,
  chat_url: null,
  website: null,
  hours: null,
  topics: [],
  ...change,
});

describe("waysTo", () => {
  test("dials the number as it is written", () => {
    expect(waysTo(line({ phone: "116 123" }))).toEqual([
      { kind: "call", shown: "116 123", href: "tel:116123", how: "" },
    ]);
    expect(waysTo(line({ phone: "+375 17 311-00-99" }))[0]?.href).toBe("tel:+375173110099");
  });

  test("never dials what is meant for the person", () => {
    expect(waysTo(line({ phone: "988 then press 1" }))).toEqual([
      { kind: "call", shown: "988", href: "tel:988", how: "then press 1" },
    ]);
    expect(waysTo(line({ phone: "119 ext 8" }))[0]).toMatchObject({
      href: "tel:119",
      how: "ext 8",
    });
  });

  test("says which word to text", () => {
    expect(waysTo(line({ sms: "SHOUT to 85258" }))).toEqual([
      { kind: "text", shown: "85258", href: "sms:85258?&body=SHOUT", how: "Text SHOUT" },
    ]);
  });

  test("does not show one number twice, though it can be called and texted", () => {
    const ways = waysTo(line({ phone: "988", sms: "988" }));
    expect(ways.map(({ shown, href }) => [shown, href])).toEqual([
      ["988", "tel:988"],
      ["Text", "sms:988"],
    ]);
  });

  test("offers the call, the text and the chat, in that order", () => {
    const ways = waysTo(
      line({ phone: "988", sms: "HOME to 741741", chat_url: "https://chat.example" }),
    );
    expect(ways.map(({ kind }) => kind)).toEqual(["call", "text", "chat"]);
    expect(ways[2]).toMatchObject({ shown: "Chat", href: "https://chat.example" });
  });

  test("makes no link of a number that belongs to a messenger", () => {
    expect(waysTo(line({ sms: "WhatsApp 9151 1767" }))[0]?.href).toBeNull();
  });

  test("opens a site only where there is no other way, and only over https", () => {
    expect(waysTo(line({ website: "https://findahelpline.com" }))[0]).toMatchObject({
      shown: "Open the site",
      href: "https://findahelpline.com",
    });
    expect(waysTo(line({ phone: "112", website: "https://a.example" }))).toHaveLength(1);
    expect(waysTo(line({ website: "javascript:alert(1)" }))[0]?.href).toBeNull();
  });
});

test("hours are said in words", () => {
  expect(hoursOf(line({ hours: "24/7" }))).toBe("Day and night");
  expect(hoursOf(line({ hours: "Mon-Fri 9-21" }))).toBe("Mon-Fri 9-21");
  expect(hoursOf(line({}))).toBe("");
});
