import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { PersonRef, Purpose } from '../../../../domain/kernel/index.js';
import type { KeyRing } from '../../config/key-ring.js';

export interface KeyId {
  readonly person: PersonRef;
  readonly purpose: Purpose;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Wraps a person's key with the shop's master key. The key's id is authenticated too, so that a row cannot be replaced
 * by another.
 */
export function wrapKey(key: Buffer, id: KeyId, masterKey: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv).setAAD(Buffer.from(nameOf(id)));
  const text = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Decrypts a person's key. @throws when the row is damaged, or encrypted with another master key */
export function unwrapKey(wrapped: Buffer, id: KeyId, masterKey: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', masterKey, wrapped.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(nameOf(id))).setAuthTag(wrapped.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(wrapped.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Decrypts a person's key with any key of the ring. @throws when none of them encrypted it */
export function unwrapWithAny(wrapped: Buffer, id: KeyId, keys: KeyRing): Buffer {
  const fitting = keys.length > 1 ? keys.find((key) => isWrappedBy(wrapped, id, key)) : undefined;
  return unwrapKey(wrapped, id, fitting ?? keys[0]);
}

/** Whether this master key encrypted the stored key of a person. False for a damaged row. */
export function isWrappedBy(wrapped: Buffer, id: KeyId, masterKey: Buffer): boolean {
  try {
    unwrapKey(wrapped, id, masterKey);
    return true;
  } catch {
    return false;
  }
}

export function nameOf({ person, purpose }: KeyId): string {
  return `${person}/${purpose}`;
}
