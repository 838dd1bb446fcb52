import { namesPerson } from '../../../domain/staff-access/index.js';
import type { KeyedHash } from '../../foundation/platform/keyed-hash.js';

const PLAIN = /^[\w:.-]{1,150}$/;
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** As many digits as a date of birth has: a person's number, even one typed wrong. */
const MANY_DIGITS = /\d{8}/;

/** An id as the log keeps it: what an address held in its place may be a person's number, and is kept as a keyed hash. */
export function plainId(hash: Pick<KeyedHash, 'of'>, kind: string, id: string): string {
  const rest = id.replace(UUIDS, 'id');
  return PLAIN.test(id) && !MANY_DIGITS.test(rest) && !namesPerson(rest) ? id : hashedId(hash, kind, id);
}

export function hashedId(hash: Pick<KeyedHash, 'of'>, kind: string, id: string): string {
  return `#${hash.of(`look ${kind}`, id)}`;
}
