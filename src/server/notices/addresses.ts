import { BlockList, isIP } from 'node:net';

/**
 * IPv4 networks that a notice must not reach: IANA's registry of special-purpose addresses, and multicast. A few of them are
 * globally reachable (anycast for AS112 and multicast relays) but never host a webhook.
 */
const SPECIAL_V4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a provider's customers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, metadata services
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // multicast relays
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const;

/** The IPv6 range that IANA allocates to hosts; everything outside is special. */
const GLOBAL_V6 = ['2000::', 3] as const;

/** Special networks within the global range. */
const SPECIAL_V6 = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarks, ORCHID, drones
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: any IPv4 address, private ones too
  ['2620:4f:8000::', 48], // AS112
  ['3ffe::', 16], // the first test network
  ['3fff::', 20], // documentation
] as const;

const special = new BlockList();
for (const [net, bits] of SPECIAL_V4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_V6) special.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_V6, 'ipv6');

/** True when the address belongs to this machine, its network, or no single host. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return special.check(address, 'ipv4');
  // An address with a zone is link-local.
  if (family === 0 || address.includes('%')) return true;
  return !global.check(address, 'ipv6') || special.check(address, 'ipv6');
}
