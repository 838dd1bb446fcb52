import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { IdentifiedBy } from '../e-id/e-id.js';

const person = z.object({ personNumber: z.string(), firstName: z.string(), lastName: z.string() });

export function sealPerson(who: IdentifiedBy, loginToken: string): string {
  return seal(JSON.stringify(who), keyOf('person', loginToken));
}

/** Decrypts the identified person. @throws Error when the person was encrypted for another browser. */
export function openPerson(sealed: string, loginToken: string): IdentifiedBy {
  return person.parse(JSON.parse(open(sealed, keyOf('person', loginToken))));
}

export function sealSession(sessionToken: string, loginToken: string): string {
  return seal(sessionToken, keyOf('session', loginToken));
}

/** Decrypts the token of the session. @throws Error when the session was encrypted for another browser. */
export function openSession(sealed: string, loginToken: string): string {
  return open(sealed, keyOf('session', loginToken));
}

function seal(text: string, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Derives the key from the browser's cookie, which the shop does not store. */
function keyOf(what: 'person' | 'session', loginToken: string): Buffer {
  return createHash('sha256').update(`${what} of a login attempt ${loginToken}`).digest();
}
