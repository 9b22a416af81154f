import { BlockList, isIP, isIPv4 } from "node:net";

/**
 * public: anybody's. private: this machine, or a network of one's own.
 * never: addresses that lead to what a cloud tells its machines in confidence, or to nothing at all.
 */
export type AddressKind = "public" | "private" | "never";

const listOf = (subnets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of subnets)
    list.addSubnet(address, prefix, isIPv4(address) ? "ipv4" : "ipv6");
  return list;
};

const privateList = listOf([
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["::1", 128],
  ["fc00::", 7],
]);

const neverList = listOf([
  ["0.0.0.0", 8],
  ["169.254.0.0", 16],
  ["192.0.0.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 128],
  ["fe80::", 10],
  ["ff00::", 8],
  ["fd00:ec2::", 32],
]);

/** One address written as the other version: ::ffff:10.0.0.1 and 64:ff9b::a00:1 are 10.0.0.1. */
const embeddedIPv4 = (address: string): string | null => {
  const groups = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(
    new URL(`http://[${address}]`).hostname.slice(1, -1),
  );
  if (!groups) return null;
  const [high, low] = [groups[1], groups[2]].map((group) => Number.parseInt(group ?? "0", 16));
  return [high ?? 0, low ?? 0].flatMap((part) => [part >> 8, part & 255]).join(".");
};

/** What an address, written as one, leads to. */
export const addressKind = (written: string): AddressKind => {
  const address = written.replace(/^\[|\]$|%.*$/g, "");
  const version = isIP(address);
  if (version === 0) return "never";
  const inside = version === 6 ? embeddedIPv4(address) : null;
  if (inside) return addressKind(inside);
  const family = version === 4 ? "ipv4" : "ipv6";
  if (neverList.check(address, family)) return "never";
  return privateList.check(address, family) ? "private" : "public";
};
