import { namesPerson } from '../../../domain/staff-access/index.js';
import type { KeyedHash } from '../../foundation/platform/keyed-hash.js';

const PLAIN = /^[\w:.-]{1,150}$/;
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** As many digits as a birth date: possibly a person number, even a mistyped one. */
const MANY_DIGITS = /\d{8}/;

/** An id as the log stores it. An address may hold a person number in place of an id; then a keyed hash is stored. */
export function plainId(hash: Pick<KeyedHash, 'of'>, kind: string, id: string): string {
  const rest = id.replace(UUIDS, 'id');
  return PLAIN.test(id) && !MANY_DIGITS.test(rest) && !namesPerson(rest) ? id : hashedId(hash, kind, id);
}

export function hashedId(hash: Pick<KeyedHash, 'of'>, kind: string, id: string): string {
  return `#${hash.of(`look ${kind}`, id)}`;
}
