import { brand } from "@app/contract/brand";
import type { RateLimit } from "../http/rate-limit.ts";
import { type Door, doorOf, emailOf, type Visit, type Who } from "./doors.ts";
import type { GateSteps } from "./gate-steps.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { KnownDevices } from "./known-devices.ts";
import { leadsToOwnPages } from "./own-addresses.ts";
import { inOurWords, refusalResponse, refuseForNow, wentThrough } from "./refusals.ts";
import type { Throttle, ThrottleKey } from "./throttle.ts";

export type GateParts = {
  provider: Pick<IdentityProvider, "handle">;
  throttle: Throttle;
  knownDevices: KnownDevices;
  steps: GateSteps;
  rateLimit: RateLimit;
  publicUrl: string;
  /** Accounts are another issuer's: most ways in are closed. */
  externalOnly: boolean;
  /** A registration sends a letter, to an old account too. */
  sendsMail: boolean;
  sameTimeMs?: number;
};

export type Gate = (visit: Visit, request: Request) => Promise<Response>;

/** The keys a try was counted under, or why it has to wait. */
type Taken = { keys: ThrottleKey[] } | { refusal: Response };

const withCookie = (response: Response, cookie: string): Response => {
  const headers = new Headers(response.headers);
  headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
};

const postsPerMinute = 1_200;

/** Longer than what is done for an address that is known, or is not. */
const usualSameTimeMs = 350;

/** Answers at a full step only: where a busy server takes longer than one, the rest of its time is hidden as well. */
const inSteps = async <T>(stepMs: number, work: Promise<T>): Promise<T> => {
  const beganMs = performance.now();
  const [result] = await Promise.allSettled([work]);
  const tookMs = performance.now() - beganMs;
  // A timer may ring a moment early.
  const restMs = Math.ceil(Math.ceil(tookMs / stepMs) * stepMs - tookMs) + 1;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  if (result.status === "rejected") throw result.reason;
  return result.value;
};

/** Right, or nothing that the visitor could be blamed for: 403 comes after the right password, 500 is ours. */
const wasNoWrongTry = (response: Response): boolean =>
  wentThrough(response) || response.status >= 500 || response.status === 403;

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
  const { sameTimeMs = usualSameTimeMs } = parts;

  const keysOf = (visit: Visit, door: Door, who: Who | null): ThrottleKey[] => {
    const keys = door.keys?.(visit, who) ?? [];
    return visit.path === "/sign-up/email" && parts.sendsMail
      ? [...keys, { name: "letter_receiver", of: emailOf(visit.body["email"]) }]
      : keys;
  };

  const takeAll = async (keys: ThrottleKey[]): Promise<Taken> => {
    const waitMs = await throttle.take(keys);
    return waitMs > 0 ? { refusal: refuseForNow(waitMs) } : { keys };
  };

  /** A browser that is known waits for itself alone; any other for itself at most, once others have guessed too often. */
  const takePasswordTry = async (visit: Visit): Promise<Taken> => {
    const email = emailOf(visit.body["email"]);
    const device = knownDevices.find(visit.headers.get("cookie"), email);
    if (device) return takeAll([{ name: "password_device", of: `${device} ${email}` }]);
    const address = { name: "password_address", of: visit.address } as const;
    const account = { name: "password_account", of: email } as const;
    const ofAddress = await takeAll([address]);
    if ("refusal" in ofAddress) return ofAddress;
    if ((await throttle.take([account])) === 0) return { keys: [address, account] };
    const visitor = { name: "password_visitor", of: `${visit.address} ${email}` } as const;
    const visitors = { name: "password_visitors", of: email } as const;
    // The network's own wait first: who must wait anyway takes nothing from the others.
    const waitMs = (await throttle.knock(visitor)) || (await throttle.take([visitors, visitor]));
    return waitMs > 0
      ? { refusal: refuseForNow(waitMs, "wait_first") }
      : { keys: [address, visitors, visitor] };
  };

  const settle = async (keys: ThrottleKey[], door: Door, response: Response): Promise<void> => {
    if (door.counts === "all" || !wasNoWrongTry(response)) return;
    // Whoever knows the password was not guessing; others at the same network address may be.
    const isOwn = ({ name }: ThrottleKey) =>
      name === "password_account" || name === "password_device" || name === "password_visitor";
    const back = keys.filter((key) => !isOwn(key) && key.name !== "letter_receiver");
    await throttle.giveBack(back, keys.filter(isOwn));
  };

  const ask = async (visit: Visit, who: Who | null, request: Request): Promise<Response> => {
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
    if (!door) return refusalResponse(404, "not_found");
    // Far more than people make, far less than a program: each costs rows, or a letter, or a hash.
    if (visit.method === "POST") rateLimit.take(`identity ${visit.address}`, postsPerMinute);
    if (!leadsToOwnPages(visit, parts.publicUrl))
      return refusalResponse(403, "invalid_callback_url");
    const who = await steps.who(visit);
    const taken = await (visit.path === "/sign-in/email"
      ? takePasswordTry(visit)
      : takeAll(keysOf(visit, door, who)));
    if ("refusal" in taken) return taken.refusal;
    const answer = ask(visit, who, request);
    const response = await (door.sameTime ? inSteps(sameTimeMs, answer) : answer);
    await settle(taken.keys, door, response);
    return response.status >= 400 ? inOurWords(response) : response;
  };
};
