import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { IdentifiedBy } from '../e-id/e-id.js';

const person = z.object({ personNumber: z.string(), firstName: z.string(), lastName: z.string() });

/** Under a key that follows from the browser's cookie, which the shop does not keep. */
export function sealPerson(who: IdentifiedBy, token: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(who), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed for another browser. */
export function openPerson(sealed: string, token: string): IdentifiedBy {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  return person.parse(JSON.parse(text));
}

function keyOf(token: string): Buffer {
  return createHash('sha256').update(`person of a login attempt ${token}`).digest();
}
