import { countryNames } from "@app/content/country-names";
import { isPerson, type MarkedLine, marksOf, type RiskItem } from "./risk-history.ts";

export const askCountry: MarkedLine = {
  mark: "country",
  text: "Which country are you in? I can then name a line that works there.",
  asks: "asked-country",
};
/** The same as an offer, where there is no time for a question. */
export const tellCountry: MarkedLine = {
  mark: "tell-country",
  text: "If you tell me which country you are in, I can name the number that works there.",
  asks: "asked-country",
};

/** What people call the countries that they do not call by their full name. */
const alsoCalled: Readonly<Record<string, string>> = {
  america: "US",
  "the states": "US",
  usa: "US",
  us: "US",
  "united states of america": "US",
  uk: "GB",
  britain: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "republic of ireland": "IE",
  eire: "IE",
  "bosnia and herzegovina": "BA",
  bosnia: "BA",
  "czech republic": "CZ",
  holland: "NL",
  "hong kong": "HK",
  macao: "MO",
  macau: "MO",
  korea: "KR",
  turkey: "TR",
  turkiye: "TR",
  "trinidad and tobago": "TT",
  trinidad: "TT",
  emirates: "AE",
  uae: "AE",
  dubai: "AE",
  aotearoa: "NZ",
  nz: "NZ",
  deutschland: "DE",
  espana: "ES",
  brasil: "BR",
  italia: "IT",
  mexico: "MX",
  suisse: "CH",
  schweiz: "CH",
  osterreich: "AT",
};

/** Parts of countries that people name instead; those that are also a person's name, or a country's, are left out. */
const partsOf: Readonly<Record<string, string>> = {
  US: "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|west virginia|wisconsin|wyoming",
  CA: "ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland",
  AU: "queensland|new south wales|tasmania|western australia|south australia|northern territory",
};

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’‘`]/g, "'");

const codes = new Map<string, string>([
  ...Object.entries(countryNames).map(([code, name]): [string, string] => [fold(name), code]),
  ...Object.entries(alsoCalled),
  ...Object.entries(partsOf).flatMap(([code, names]) =>
    names.split("|").map((name): [string, string] => [name, code]),
  ),
]);
/** Longest first, so that "northern ireland" is not read as "ireland". */
const anyCountry = [...codes.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[&.]/g, "\\$&"))
  .join("|");

const isHere = new RegExp(
  `\\b(?:i'?m|i am|we'?re|we are|i live|i'?m living|i stay|i'?m staying|living|based|located) (?:\\w+ ){0,3}?(?:in|from) (?:the )?(${anyCountry})\\b`,
);
const bareAnswer = new RegExp(
  `^(?:it'?s |in |from |the |i'?m in |um |uh )*(${anyCountry})\\b[\\s.!]*`,
);

const wholeAnswer = new RegExp(`${bareAnswer.source}$`);
/** "Ohio. He put the fence on my side": a sentence that is nothing but a place; a country alone may be a name. */
const partFirst = new RegExp(`^(${Object.values(partsOf).join("|")})[.!]`);

const readFrom = (content: string, wasAsked: boolean): string | null => {
  const text = fold(content).trim();
  const match =
    isHere.exec(text) ?? (wasAsked ? bareAnswer : wholeAnswer).exec(text) ?? partFirst.exec(text);
  return (match?.[1] && codes.get(match[1])) ?? null;
};

/** The country the person named in this session as the one they are in; the newest word counts. */
export const countryTold = (said: {
  history: readonly RiskItem[];
  content: string;
}): string | null => {
  const items: readonly RiskItem[] = [...said.history, { role: "user", content: said.content }];
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (!item || !isPerson(item)) continue;
    const wasAsked = marksOf(items[index - 1]).includes("asked-country");
    const found = readFrom(item.content, wasAsked);
    if (found) return found;
  }
  return null;
};
