import { createHmac } from 'node:crypto';

/** Hashes under a secret of the shop: what is looked up by it cannot be guessed from a copy of the database. */
export class KeyedHash {
  constructor(private readonly key: Buffer) {}

  /** `kind` keeps equal texts of different kinds apart. */
  of(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind}\0${text}`).digest('base64url');
  }
}
