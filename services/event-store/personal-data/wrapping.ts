import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { PersonRef, Purpose } from '../../../domain/kernel/index.js';

export interface KeyId {
  readonly person: PersonRef;
  readonly purpose: Purpose;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A person's key under the shop's master key; whose it is is authenticated with it, so that no row can stand in for another. */
export function wrapKey(key: Buffer, id: KeyId, masterKey: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv).setAAD(Buffer.from(nameOf(id)));
  const text = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws when the row is damaged, or another master key wrapped it. */
export function unwrapKey(wrapped: Buffer, id: KeyId, masterKey: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', masterKey, wrapped.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(nameOf(id))).setAuthTag(wrapped.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(wrapped.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

export function nameOf({ person, purpose }: KeyId): string {
  return `${person}/${purpose}`;
}
