import { brand } from "@app/contract/brand";
import type { RateLimit } from "../http/rate-limit.ts";
import { type Door, doorOf, emailOf, type Visit } from "./doors.ts";
import type { GateSteps } from "./gate-steps.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { KnownDevices } from "./known-devices.ts";
import { inOurWords, refuse, refuseForNow } from "./refusals.ts";
import type { Throttle, ThrottleKey } from "./throttle.ts";

export type GateParts = {
  provider: Pick<IdentityProvider, "handle">;
  throttle: Throttle;
  knownDevices: KnownDevices;
  steps: GateSteps;
  rateLimit: RateLimit;
  /** Accounts are another issuer's: most ways in are closed. */
  externalOnly: boolean;
  /** A registration sends a letter, to an old account too. */
  sendsMail: boolean;
};

export type Gate = (visit: Visit, request: Request) => Promise<Response>;

const withCookie = (response: Response, cookie: string): Response => {
  const headers = new Headers(response.headers);
  headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
};

const postsPerMinute = 1_200;

/** Longer than what is done for an address that is known, or is not. */
const sameTimeMs = 350;

const atLeast = async <T>(floorMs: number, work: Promise<T>): Promise<T> => {
  const [result] = await Promise.all([
    work,
    new Promise((resolve) => setTimeout(resolve, floorMs)),
  ]);
  return result;
};

/** Right, or nothing that the visitor could be blamed for: 403 comes after the right password, 500 is ours. */
const wasNoWrongTry = ({ status, headers }: Response): boolean =>
  status < 400
    ? !/[?&]error=/.test(headers.get("location") ?? "")
    : status >= 500 || status === 403;

const signInCookie = new RegExp(`${brand.slug}\\.session_token=[^;]{8,}`);

/** Whose account was just entered with this answer. */
const enteredAs = async (response: Response): Promise<string | null> => {
  if (!response.ok || !response.headers.getSetCookie().some((text) => signInCookie.test(text)))
    return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const email = (body as { user?: { email?: unknown } } | null)?.user?.email; // the provider's own shape
  return typeof email === "string" ? email : null;
};

/** What stands before the identity provider: which ways are open, how often they may be tried, and the words of every refusal. */
export const createGate = (parts: GateParts): Gate => {
  const { provider, throttle, knownDevices, steps, rateLimit } = parts;

  const keysOf = (visit: Visit, door: Door): ThrottleKey[] => {
    const email = emailOf(visit.body["email"]);
    const keys = door.keys?.(visit) ?? [];
    if (visit.path === "/sign-up/email" && parts.sendsMail)
      return [...keys, { name: "letter_receiver", of: email }];
    if (visit.path !== "/sign-in/email") return keys;
    const device = knownDevices.find(visit.headers.get("cookie"), email);
    return device
      ? [{ name: "password_device", of: `${device} ${email}` }]
      : [
          { name: "password_address", of: visit.address },
          { name: "password_account", of: email },
        ];
  };

  const settle = async (keys: ThrottleKey[], door: Door, response: Response): Promise<void> => {
    if (door.counts === "all" || !wasNoWrongTry(response)) return;
    // Whoever knows the password was not guessing; others at the same network address may be.
    const isOwn = ({ name }: ThrottleKey) =>
      name === "password_account" || name === "password_device";
    const back = keys.filter((key) => !isOwn(key) && key.name !== "letter_receiver");
    await throttle.giveBack(back, keys.filter(isOwn));
  };

  const ask = async (visit: Visit, request: Request): Promise<Response> => {
    const who = await steps.who(visit);
    const refusal = await steps.before(visit, who);
    if (refusal) return refusal;
    const response = await steps.after(visit, who, await provider.handle(visit.path, request));
    const cookies = visit.headers.get("cookie");
    // Nobody was signed in any more: the account is gone, and with it what this browser knew of it.
    if (visit.path === "/sign-out" && !who && knownDevices.has(cookies))
      return withCookie(response, knownDevices.forget());
    const email = await enteredAs(response);
    const cookie = email && knownDevices.remember(cookies, email);
    return cookie ? withCookie(response, cookie) : response;
  };

  return async (visit, request) => {
    const door = doorOf(visit, parts.externalOnly);
    if (!door) return refuse(404, "not_found");
    // Far more than people make, far less than a program: each costs rows, or a letter, or a hash.
    if (visit.method === "POST") rateLimit.take(`identity ${visit.address}`, postsPerMinute);
    const keys = keysOf(visit, door);
    const waitMs = await throttle.take(keys);
    if (waitMs > 0) return refuseForNow(waitMs);
    const answer = ask(visit, request);
    const tellsNothing =
      door.sameTime === "always" || (door.sameTime === "with-letters" && parts.sendsMail);
    const response = await (tellsNothing ? atLeast(sameTimeMs, answer) : answer);
    await settle(keys, door, response);
    return response.status >= 400 ? inOurWords(response) : response;
  };
};
