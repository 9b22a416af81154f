import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { ModelFailure } from "@app/companion/models/model-failure";
import { modelsOfServer, type ServersModels } from "@app/companion/models/models-of-server";
import { AppError } from "@app/contract/errors";
import { timings } from "@app/contract/timings";
import { type AddressKind, addressKind } from "../../outgoing/address-kind.ts";
import { bareHost } from "../../outgoing/private-hosts.ts";

const wrong = () => new AppError("model_address_wrong");

const withoutSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

/** What was typed, as an address with a version at its end; most leave that away, and some the protocol. */
export const readAddress = (typed: string): string => {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong();
  // A name and a password in an address would be shown with it.
  if (url.username || url.password || url.search || url.hash) throw wrong();
  return `${url.origin}${withoutSlashes(url.pathname) || "/v1"}`;
};

const kindsOf = async (host: string): Promise<AddressKind[]> => {
  if (isIP(host) !== 0) return [addressKind(host)];
  try {
    return (await lookup(host, { all: true })).map(({ address }) => addressKind(address));
  } catch (cause) {
    throw new ModelFailure("unreachable", { cause });
  }
};

/** An operator's own network is open to it, and the rest of the world where nobody can read along. */
const requireSafeWay = async (address: string): Promise<void> => {
  const { protocol, hostname, host } = new URL(address);
  const kinds = await kindsOf(bareHost(hostname));
  if (kinds.includes("never")) throw wrong();
  if (protocol === "http:" && kinds.includes("public"))
    throw new AppError("model_address_open", { host });
};

/** What the operator reads of why a server did not do; null for what a sentence tells better. */
export const sayRefusal = (kind: string, address: string): AppError | null => {
  const { host } = new URL(address);
  if (kind === "unreachable") return new AppError("model_unreachable", { host });
  if (kind === "key_refused") return new AppError("model_key_wrong", { host });
  return kind === "no_such_model" ? new AppError("model_unknown", { host }) : null;
};

/** The models of the server at an address; null where it keeps no list. */
export const askServer = async (
  address: string,
  key: string | null,
): Promise<ServersModels | null> => {
  try {
    await requireSafeWay(address);
    return await modelsOfServer(
      { baseUrl: address, apiKey: key },
      AbortSignal.timeout(timings.models.listMs),
    );
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { host } = new URL(address);
    throw sayRefusal(error.kind, address) ?? new AppError("model_server_strange", { host });
  }
};

/** Ollama takes a name without its tag for the newest. */
export const hasModel = ({ names }: ServersModels, model: string): boolean =>
  names.includes(model) || names.includes(`${model}:latest`);
