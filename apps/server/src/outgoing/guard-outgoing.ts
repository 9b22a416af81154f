import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, setGlobalDispatcher } from "undici";
import type { Env } from "../env.ts";
import { addressKind } from "./address-kind.ts";
import { bareHost, privateHostsOf } from "./private-hosts.ts";

export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
  readonly code = "EFORBIDDENADDRESS";
}

/** All addresses of a name, as node:dns finds them. */
type Look = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Looks a name up, and gives back only what it may lead to. */
export const guardedLookup =
  (privateHosts: ReadonlySet<string>, look: Look = lookup): LookupFunction =>
  (hostname, options, callback) => {
    look(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => {
        const kind = addressKind(address);
        return kind === "public" || (kind === "private" && privateHosts.has(bareHost(hostname)));
      });
      const [first] = allowed;
      if (!first)
        return callback(
          new ForbiddenAddress("this name leads to an address that is not asked"),
          [],
        );
      if (options.all) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };

/** Connects as usual, but to nothing private that nobody named: not by a name, not by a number, not by a document. */
export const createGuardedAgent = (privateHosts: ReadonlySet<string>): Agent => {
  const connect = buildConnector({ lookup: guardedLookup(privateHosts) });
  return new Agent({
    connect: (options, callback) => {
      const host = bareHost(options.hostname);
      const kind = isIP(host) === 0 ? "public" : addressKind(host);
      if (kind === "public" || (kind === "private" && privateHosts.has(host)))
        return connect(options, callback);
      return callback(new ForbiddenAddress("this address is not asked"), null);
    },
  });
};

/** From here on every fetch of this process goes through the guard; `more` is what was chosen since the start. */
export const guardOutgoing = (env: Env, more: readonly string[] = []): void => {
  setGlobalDispatcher(createGuardedAgent(new Set([...privateHostsOf(env), ...more])));
};
