import { createHmac } from 'node:crypto';

import type { KeyRing } from '../config/key-ring.js';

/** Hashes with a secret key, so that a copy of the database does not reveal the values. */
export class KeyedHash {
  private readonly keys: KeyRing;

  constructor(...keys: KeyRing) {
    this.keys = keys;
  }

  /** Returns the hash to store. `kind` gives the same text different hashes for different uses. */
  of(kind: string, text: string): string {
    return hashed(this.keys[0], kind, text);
  }

  /**
   * Returns all hashes under which the text may be stored, the current one first. There are two while LOOKUP_KEY is
   * being replaced.
   */
  all(kind: string, text: string): readonly string[] {
    return this.keys.map((key) => hashed(key, kind, text));
  }
}

function hashed(key: Buffer, kind: string, text: string): string {
  return createHmac('sha256', key).update(`${kind}\0${text}`).digest('base64url');
}
