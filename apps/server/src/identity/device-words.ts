const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

const unknown = "An unknown device";

const find = (list: readonly [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox on Windows": enough to know one's own device by, and no more than that is kept. */
export const deviceWords = (userAgent: string | null | undefined): string => {
  if (!userAgent) return unknown;
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (!browser && !system) return unknown;
  return `${browser ?? "A browser"} on ${system ?? "an unknown device"}`;
};
