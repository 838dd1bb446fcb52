import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { IncomingMessage } from 'node:http';

import type { Config } from '../../foundation/config/config.js';

const OWN_MACHINE = new BlockList();
OWN_MACHINE.addSubnet('127.0.0.0', 8, 'ipv4');
OWN_MACHINE.addAddress('::1', 'ipv6');

/** Whether the caller may read the metrics: with the token, or outside production from localhost. */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string } },
  { metricsToken, environment }: Pick<Config, 'metricsToken' | 'environment'>,
): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  // A proxy on this machine forwards requests from anywhere, so localhost does not count then.
  const isHandedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return environment !== 'production' && !isHandedOn && isOwnMachine(socket.remoteAddress ?? '');
}

/** Compares hashes, so that the time of the comparison reveals neither content nor length. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

function isOwnMachine(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return OWN_MACHINE.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}
