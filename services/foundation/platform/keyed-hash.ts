import { createHmac } from 'node:crypto';

import type { KeyRing } from '../config/key-ring.js';

/** Hashes under a secret of the shop: what is looked up by it cannot be guessed from a copy of the database. */
export class KeyedHash {
  private readonly keys: KeyRing;

  constructor(...keys: KeyRing) {
    this.keys = keys;
  }

  /** What is written. `kind` keeps equal texts of different kinds apart. */
  of(kind: string, text: string): string {
    return hashed(this.keys[0], kind, text);
  }

  /** All that may have been written for it, the present one first: while LOOKUP_KEY is changed there are two. */
  all(kind: string, text: string): readonly string[] {
    return this.keys.map((key) => hashed(key, kind, text));
  }
}

function hashed(key: Buffer, kind: string, text: string): string {
  return createHmac('sha256', key).update(`${kind}\0${text}`).digest('base64url');
}
