import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * Returns the network that a rate limit counts. An IPv6 household has a whole /64 and may change its address for each
 * call.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const between = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: between }, () => '0'), ...after];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
