import { createHmac } from 'node:crypto';

import type { KeyRing } from '../config/key-ring.js';

/** Hashes under a secret of the shop: a copy of the database does not reveal the hashed values. */
export class KeyedHash {
  private readonly keys: KeyRing;

  constructor(...keys: KeyRing) {
    this.keys = keys;
  }

  /** The hash to write. `kind` separates equal texts of different kinds. */
  of(kind: string, text: string): string {
    return hashed(this.keys[0], kind, text);
  }

  /** All hashes that may be stored for it, the present one first: there are two while LOOKUP_KEY is changed. */
  all(kind: string, text: string): readonly string[] {
    return this.keys.map((key) => hashed(key, kind, text));
  }
}

function hashed(key: Buffer, kind: string, text: string): string {
  return createHmac('sha256', key).update(`${kind}\0${text}`).digest('base64url');
}
