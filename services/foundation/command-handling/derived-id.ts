import { createHash } from 'node:crypto';

/**
 * Derives a UUID (version 5) from another id and a name. The same command gives the same event ids, and the same event
 * gives the same command ids. So a retry or a redelivery changes nothing.
 */
export function derivedId(from: string, name: string | number): string {
  const hash = createHash('sha1').update(`${from}/${name}`).digest();
  hash[6] = ((hash[6] as number) & 0x0f) | 0x50;
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
