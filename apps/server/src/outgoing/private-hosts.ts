import { isIP } from "node:net";
import { publicHubUrl } from "../env/model-env.ts";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import { addressKind } from "./address-kind.ts";

export const bareHost = (hostname: string): string =>
  hostname.replace(/^\[|\]$/g, "").toLowerCase();

/** The addresses an operator wrote down, by the variable they stand in. */
const configured = ({
  model,
  localModel: { hubUrl },
  voice,
  signIns,
  post,
  payments,
  watch,
}: Env): [string, string][] =>
  Object.entries({
    MODEL_HUB_URL: hubUrl === publicHubUrl ? undefined : hubUrl,
    MODEL_BASE_URL: model && model.kind !== "local" ? model.baseUrl : undefined,
    SPEECH_BASE_URL: voice.speech?.baseUrl,
    TRANSCRIPTION_BASE_URL: voice.transcription?.baseUrl,
    TEXT_URL: post.texts?.url,
    OPENID_ISSUER: signIns.openId?.issuer,
    TRUSTED_ISSUER: signIns.trusted?.issuer,
    STRIPE_API_URL: payments?.apiUrl ?? undefined,
    OTEL_EXPORTER_OTLP_ENDPOINT: watch.tracesTo ?? undefined,
  }).flatMap(([name, url]) => (url ? [[name, bareHost(new URL(url).hostname)]] : []));

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

/** Whether anything is configured that this server asks over the network. */
export const reachesOut = (env: Env): boolean => {
  const { google, apple, microsoft, github } = env.signIns;
  return (
    configured(env).length > 0 ||
    [google, apple, microsoft, github, env.payments].some((choice) => choice !== null)
  );
};
