import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, setGlobalDispatcher } from "undici";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import { addressKind } from "./address-kind.ts";

export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
  readonly code = "EFORBIDDENADDRESS";
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "").toLowerCase();

/** The addresses an operator wrote down, by the variable they stand in. */
const configured = ({ model, voice, signIns, post, payments, watch }: Env): [string, string][] =>
  Object.entries({
    MODEL_BASE_URL: model?.baseUrl,
    SPEECH_BASE_URL: voice.speech?.baseUrl,
    TRANSCRIPTION_BASE_URL: voice.transcription?.baseUrl,
    TEXT_URL: post.texts?.url,
    OPENID_ISSUER: signIns.openId?.issuer,
    TRUSTED_ISSUER: signIns.trusted?.issuer,
    STRIPE_API_URL: payments?.apiUrl ?? undefined,
    OTEL_EXPORTER_OTLP_ENDPOINT: watch.tracesTo ?? undefined,
  }).flatMap(([name, url]) => (url ? [[name, bare(new URL(url).hostname)]] : []));

const isPlainlyPrivate = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || addressKind(host) === "private";

/**
 * Hosts that may be private: those the operator wrote as such, localhost or an address of their own network,
 * and the names in PRIVATE_HOSTS. An address nothing may be at stops the start.
 */
export const privateHostsOf = (env: Env): ReadonlySet<string> => {
  const hosts = configured(env);
  for (const [name, host] of hosts)
    if (isIP(host) !== 0 && addressKind(host) === "never")
      throw new StartError(`${name} is wrong: ${host} is an address nothing is asked at.`);
  return new Set([
    ...env.watch.privateHosts,
    ...hosts.map(([, host]) => host).filter(isPlainlyPrivate),
  ]);
};

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
        return kind === "public" || (kind === "private" && privateHosts.has(bare(hostname)));
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
      const host = bare(options.hostname);
      const kind = isIP(host) === 0 ? "public" : addressKind(host);
      if (kind === "public" || (kind === "private" && privateHosts.has(host)))
        return connect(options, callback);
      return callback(new ForbiddenAddress("this address is not asked"), null);
    },
  });
};

/** From here on every fetch of this process goes through the guard. */
export const guardOutgoing = (env: Env): void => {
  setGlobalDispatcher(createGuardedAgent(privateHostsOf(env)));
};
