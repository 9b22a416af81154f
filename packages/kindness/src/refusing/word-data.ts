/**
 * The words that are read for, in base64: nobody who reads this code or searches it should have to meet
 * them. JSON of `WordData`; `atob` shows it, `btoa` makes it.
 */
const encoded = [
  "eyJsaWJyYXJ5Ijp7InNsdXIiOlsiYWJvIiwiYWJlZWQiLCJhZnJpY29vbiIsImFyYWJ1c2giLCJib29uZ2EiLCJjaGluZ2No",
  "b25nIiwiY2hpbmsiLCJkeWtlIiwiZmFnIiwia2lrZSIsIm5lZ3JvIiwibmlnZ2VyIiwicmV0YXJkIiwic3Bhc3RpYyIsInRy",
  "YW5ueSJdLCJleHBsaWNpdCI6WyJiZXN0aWFsaXR5IiwiYmxvd2pvYiIsImJ1dHRwbHVnIiwiY3VtIiwiZGVlcHRocm9hdCIs",
  "ImRvZ2d5c3R5bGUiLCJkb3VibGUgcGVuZXRyYXRpb24iLCJlamFjdWxhdGUiLCJmZWxjaCIsImZlbGxhdGlvIiwiZmluZ2Vy",
  "IGJhbmciLCJmaXN0aW5nIiwiZ2FuZ2JhbmciLCJoYW5kam9iIiwiaGVudGFpIiwiamVyayBvZmYiLCJqaXp6IiwibHViZWpv",
  "YiIsImFuYWwiLCJkaWxkbyIsIm9yZ3kiXSwiYm9kaWx5IjpbImFudXMiLCJib29iIiwiY29jayIsImN1bnQiLCJkaWNrIiwi",
  "cGVuaXMiLCJwdXNzeSIsInRpdCIsInZhZ2luYSIsInNlbWVuIiwiYXNzIiwiYXJzZSJdfSwic2x1cnMiOlsibmlnZ2VyIiwi",
  "bmlnZ2EiLCJuaWdndWgiLCJmYWdnb3QiLCJmYWdvdCIsImZhZ2d5IiwicmV0YXJkIiwicmV0YXJkZWQiLCJ0cmFubnkiLCJ0",
  "cmFubmllcyIsImtpa2UiLCJjaGluayIsImdvb2siLCJzcGljIiwid2V0YmFjayIsInBha2kiLCJ0b3dlbGhlYWQiLCJyYWdo",
  "ZWFkIiwic2hlbWFsZSIsIm1vbmdvbG9pZCIsImJlYW5lciIsImd5cHBvIiwicGlrZXkiLCJkYXJraWUiLCJzYW5kIG1vbmtl",
  "eSIsInBvcmNoIG1vbmtleSIsImNhbWVsIGpvY2tleSIsInppcHBlcmhlYWQiLCJ3b3AiLCJkYWdvIiwiZ29sbGl3b2ciLCJ1",
  "bnRlcm1lbnNjaCIsImxpYnRhcmQiLCJmdWNrdGFyZCIsInNwZXJnbG9yZCIsInRyb29uIiwicG9vZnRlciIsImJhdHR5IGJv",
  "eSIsImxlc2JvIiwibGV6emVyIiwiaGVlYiIsInlpZCIsImthZmZpciIsImthZmlyIiwic2xhbnQgZXllIiwic3F1YXciLCJo",
  "YWxmYnJlZWQiLCJoYWxmIGJyZWVkIiwiY29vbiIsImp1bmdsZSBidW5ueSIsImNvdHRvbiBwaWNrZXIiLCJtdWRzbGltZSIs",
  "Im11enppZSIsImNoaW5nIGNob25nIiwidGFyZCIsInNwYXoiLCJzcGFzdGljIiwibW9uZyIsIndpbmRvdyBsaWNrZXIiLCJj",
  "YXJwZXQgbXVuY2hlciIsImZ1ZGdlIHBhY2tlciIsIm5pZ25vZyIsIm5pZyBub2ciLCJwYWplZXQiLCJhYmJvIiwicmVkc2tp",
  "biIsImluanVuIiwid2lnZ2VyIiwic3ViaHVtYW4gZmlsdGgiXSwiY29hcnNlIjpbImJpdGNoIiwiYml0Y2hlcyIsInNsdXQi",
  "LCJ3aG9yZSIsImN1bnQiLCJ0d2F0IiwicHJpY2siLCJkaWNrIiwiZGlja2hlYWQiLCJhc3Nob2xlIiwiYXJzZWhvbGUiLCJh",
  "c3MiLCJiYXN0YXJkIiwic2hpdCIsInNoaXRoZWFkIiwic2hpdGJhZyIsInBpZWNlIG9mIHNoaXQiLCJwb3MiLCJ3YW5rZXIi",
  "LCJtb3RoZXJmdWNrZXIiLCJtb2ZvIiwiZnVja2VyIiwiZnVja3dpdCIsImZ1Y2tmYWNlIiwicHVzc3kiLCJjdWNrIiwiZG91",
  "Y2hlIiwiZG91Y2hlYmFnIiwiZHVtYmFzcyIsImphY2thc3MiLCJ0b3NzZXIiLCJiZWxsZW5kIiwic2thbmsiLCJzbGFnIiwi",
  "dHJhbXAiLCJjb2Nrc3Vja2VyIiwic2N1bWJhZyIsInRob3QiLCJob2UiLCJobyIsImtub2JoZWFkIiwibWluZ2VyIl0sImZ1",
  "Y2siOlsiZnVjayIsImZ1ayIsImZ1YyIsImZjayIsInBodWNrIiwicGh1ayIsImZlY2siLCJmdmNrIiwiZm9vayJdLCJhY3Rz",
  "IjpbImZ1Y2siLCJiYW5nIiwic2hhZyIsInJhaWwiLCJzY3JldyIsInNtYXNoIiwiYm9uZSIsImh1bXAiLCJsaWNrIiwic3Vj",
  "ayIsImZpbmdlciIsInJhcGUiLCJ1bmRyZXNzIiwic3RyaXAiLCJncm9wZSIsInNwYW5rIiwibW9sZXN0IiwiYnJlZWQiLCJj",
  "aG9rZSIsImhvb2sgdXAgd2l0aCIsInNsZWVwIHdpdGgiLCJyaWRlIiwidG91Y2giLCJraXNzIiwiZG8iXSwicGFydHMiOlsi",
  "dGl0cyIsInRpdHRpZXMiLCJib29icyIsImJvb2JpZXMiLCJicmVhc3RzIiwibmlwcGxlcyIsImFzcyIsImFyc2UiLCJidXR0",
  "IiwiYm9vdHkiLCJwdXNzeSIsImN1bnQiLCJ2YWdpbmEiLCJjbGl0IiwiZGljayIsImNvY2siLCJwZW5pcyIsImJhbGxzIiwi",
  "cmFjayIsImNsZWF2YWdlIiwidGhpZ2hzIiwicGFudGllcyIsImNyb3RjaCIsImJ1bGdlIiwiZmFubnkiLCJidW0iLCJib2R5",
  "IiwiZmVldCIsImxlZ3MiLCJsaXBzIl19",
].join("");

export type WordData = {
  /** Which of the library's words are of which kind; the others are coarse, and coarse alone is no offence. */
  library: Readonly<Record<"slur" | "explicit" | "bodily", readonly string[]>>;
  /** Slurs that the library does not know, or knows in fewer forms. */
  slurs: readonly string[];
  /** Coarse names for people: an offence where somebody is called so. */
  coarse: readonly string[];
  /** The commonest curse, in its spellings. */
  fuck: readonly string[];
  /** What is done to a body, and parts of one: sexual where they are another person's. */
  acts: readonly string[];
  parts: readonly string[];
};

export const wordData = JSON.parse(atob(encoded)) as WordData; // written in this form above
