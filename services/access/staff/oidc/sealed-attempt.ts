import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { Instant } from '../../../../domain/kernel/index.js';
import type { KeyRing } from '../../../foundation/config/key-ring.js';

const attempt = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  till: z.string(),
  endsAt: z.iso.datetime(),
});

/** The values of a log-in attempt that the browser must return. They tie the provider's response to this attempt. */
export type Attempt = z.infer<typeof attempt>;

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the attempt into a cookie. The browser can neither read nor change it. */
export class AttemptSeal {
  private readonly keys: KeyRing;

  constructor([secret, ...before]: KeyRing) {
    this.keys = [derived(secret), ...before.map(derived)];
  }

  seal(given: Attempt): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0], iv);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(given)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts the cookie. Null when it was not encrypted here, or is too old. */
  open(sealed: string, now: Instant): Attempt | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
    const data = this.keys.map((key) => opened(bytes, key)).find((each) => each !== null);
    return data && data.endsAt > now ? data : null;
  }
}

function derived(secret: Buffer): Buffer {
  return createHmac('sha256', secret).update('staff log-in attempt').digest();
}

function opened(bytes: Buffer, key: Buffer): Attempt | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
    return attempt.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
