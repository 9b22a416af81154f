import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { brand } from "@app/contract/brand";

const knownDeviceCookie = `${brand.slug}.known_device`;

/** More accounts than this are not entered with one browser by one person. */
const maxEntries = 5;
const lifetimeSeconds = 365 * 24 * 60 * 60;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * A browser that was let into an account once keeps a signed mark of it. Wrong passwords of strangers then cost the
 * owner no wait there. The mark says nothing about the account, and opens nothing.
 */
export const createKnownDevices = ({ secret, secure }: { secret: string; secure: boolean }) => {
  const macOf = (email: string, id: string): Buffer =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["known-device/1", email.toLowerCase(), id]))
      .digest();

  const entriesIn = (cookies: string | null): string[] =>
    (cookies ?? "")
      .split(/; */)
      .filter((part) => part.startsWith(`${knownDeviceCookie}=`))
      .flatMap((part) => part.slice(knownDeviceCookie.length + 1).split("~"))
      .filter((entry) => /^[\w-]{16}\.[\w-]{43}$/.test(entry))
      .slice(0, maxEntries);

  const isFor = (email: string, entry: string): boolean => {
    const [id = "", mac = ""] = entry.split(".");
    return timingSafeEqual(Buffer.from(mac, "base64url"), macOf(email, id));
  };

  const cookie = (value: string, maxAgeSeconds: number): string =>
    `${knownDeviceCookie}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? "; Secure" : ""}`;

  return {
    /** The name of this browser, when it was let into the account before. */
    find: (cookies: string | null, email: string): string | null =>
      entriesIn(cookies)
        .find((entry) => isFor(email, entry))
        ?.split(".")[0] ?? null,

    /** The cookie to set after somebody was let in; null when it is there already. */
    remember: (cookies: string | null, email: string): string | null => {
      const entries = entriesIn(cookies);
      if (entries.some((entry) => isFor(email, entry))) return null;
      const id = randomBytes(12).toString("base64url");
      const entry = `${id}.${macOf(email, id).toString("base64url")}`;
      return cookie([entry, ...entries].slice(0, maxEntries).join("~"), lifetimeSeconds);
    },

    has: (cookies: string | null): boolean => entriesIn(cookies).length > 0,
    forget: (): string => cookie("", 0),
  };
};
