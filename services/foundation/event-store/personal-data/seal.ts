import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { PersonRef, Purpose } from '../../../../domain/kernel/index.js';

/** An encrypted personal field: AES-256-GCM under the key of one person and purpose. */
export interface Sealed {
  readonly $sealed: string;
  readonly person: PersonRef;
  readonly purpose: Purpose;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && '$sealed' in value;
}

/**
 * Encrypts a field. Person and purpose are authenticated with it, so that a field cannot be moved to another person.
 */
export function sealField(value: unknown, key: Buffer, person: PersonRef, purpose: Purpose): Sealed {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${person}/${purpose}`));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return { $sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64'), person, purpose };
}

/** Decrypts a field. @throws when the field is damaged, or comes from another person or purpose */
export function openField({ $sealed, person, purpose }: Sealed, key: Buffer): unknown {
  const bytes = Buffer.from($sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(`${person}/${purpose}`));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
