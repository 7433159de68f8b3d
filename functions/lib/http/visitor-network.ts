import { isIPv6 } from 'node:net';

const ipv4InIpv6 = /^::ffff:([\d.]+)$/i;
const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * What a visitor is told apart by: the IPv4 address, or the first half of the IPv6 one. A provider gives each customer all
 * addresses that begin with that half, so a limit for one of them would be none.
 */
export function visitorNetwork(address: string): string {
  const [, ipv4] = ipv4InIpv6.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const [first, last] = [groupsOf(before), groupsOf(after ?? '')];
  const omitted = after === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(omitted).fill('0'), ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
