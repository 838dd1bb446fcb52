import { createHmac } from 'node:crypto';

export type KeyName = 'MASTER_KEY' | 'LOOKUP_KEY';

/** Returns a hash that identifies a key in the database and does not reveal it. */
export function checkValue(name: KeyName, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`check value of ${name}`).digest();
}
