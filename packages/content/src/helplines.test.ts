import { expect, test } from "vitest";
import { helplineTopics } from "./checked-helpline.ts";
import { helplines } from "./helplines.ts";

const everywhere = "ZZ";
const countries = [...new Set(helplines.map(({ country }) => country))];
const label = ({ country, name }: { country: string; name: string }) => `${country} ${name}`;
const labelsOf = (wrong: (helpline: (typeof helplines)[number]) => boolean) =>
  helplines.filter(wrong).map(label);
const repeated = (keys: readonly string[]) =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

test("the list holds what was checked, and for many countries", () => {
  expect(helplines).toHaveLength(322);
  expect(countries).toHaveLength(109);
});

test("a country is an ISO code or ZZ, so a browser's region finds it", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  // Intl names these too, though nobody lives in a grouping.
  const groupings = ["EU", "EZ", "QO", "UN"];
  const unknown = countries.filter(
    (country) =>
      !/^[A-Z]{2}$/.test(country) || groupings.includes(country) || names.of(country) === undefined,
  );
  expect(unknown).toEqual([]);
});

test("each helpline can be reached in at least one way", () => {
  expect(
    labelsOf(({ phone, sms, chat_url, website }) => !(phone || sms || chat_url || website)),
  ).toEqual([]);
});

test("no helpline is listed twice", () => {
  expect(repeated(helplines.map(label))).toEqual([]);
  expect(
    repeated(
      helplines.filter(({ phone }) => phone).map(({ country, phone }) => `${country} ${phone}`),
    ),
  ).toEqual([]);
});

test("every country has an emergency number to ring", () => {
  const withNumber = new Set(
    helplines
      .filter(({ topics, phone }) => topics.includes("emergency") && phone)
      .map(({ country }) => country),
  );
  expect(countries.filter((country) => !withNumber.has(country))).toEqual([everywhere]);
});

test("a country’s first emergency number is the one for everybody, not for a group", () => {
  const first = countries.flatMap((code) =>
    helplines
      .filter(({ country, topics }) => country === code && topics.includes("emergency"))
      .slice(0, 1),
  );
  expect(first.filter(({ name }) => !name.startsWith("Emergency services")).map(label)).toEqual([]);
});

test("a reader whose country is unknown still gets somewhere to turn", () => {
  const fallback = helplines.filter(
    ({ country, confidence }) => country === everywhere && confidence === "high",
  );
  expect(fallback.map(({ website }) => website)).toContain("https://findahelpline.com");
});

test("numbers hold only what can be dialled or typed as given", () => {
  const allowed = /^[0-9A-Za-z +()*-]*[0-9][0-9A-Za-z +()*-]*$/;
  expect(
    labelsOf(({ phone, sms }) =>
      [phone, sms].some((number) => number !== null && !allowed.test(number)),
    ),
  ).toEqual([]);
});

test("addresses are whole web addresses", () => {
  expect(
    labelsOf(({ chat_url, website }) =>
      [chat_url, website].some(
        (address) => address !== null && !/^https?:$/.test(URL.parse(address)?.protocol ?? ""),
      ),
    ),
  ).toEqual([]);
});

test("topics come from the one list, and each topic is in use", () => {
  const used = new Set(helplines.flatMap(({ topics }) => topics));
  expect([...used].sort()).toEqual([...helplineTopics].sort());
  expect(labelsOf(({ topics }) => topics.length === 0)).toEqual([]);
});

test("a source's date is a month, or openly unknown", () => {
  expect(
    labelsOf(
      ({ newest_source }) =>
        newest_source !== null && !/^20\d\d-(0[1-9]|1[0-2])$/.test(newest_source),
    ),
  ).toEqual([]);
});
