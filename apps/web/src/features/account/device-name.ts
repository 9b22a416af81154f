const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** A first name for a passkey; people change it to what they call the thing. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "This device";
