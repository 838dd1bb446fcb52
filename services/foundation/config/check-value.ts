import { createHmac } from 'node:crypto';

export type KeyName = 'MASTER_KEY' | 'LOOKUP_KEY';

/** By which a key is known again in the database; nobody can tell the key by it. */
export function checkValue(name: KeyName, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`check value of ${name}`).digest();
}
