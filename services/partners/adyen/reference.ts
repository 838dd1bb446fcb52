import type { Uuid } from '../../../domain/kernel/index.js';

/**
 * Builds the reference of a capture, refund or reversal. The webhook returns only this reference, so it contains the
 * payment and the attempt too. Adyen allows 80 characters; two UUIDs and a number fit. A ":" would break the signed
 * text.
 */
export function modificationReference(paymentId: Uuid, modificationId: Uuid, attempt: number): string {
  return `${paymentId}/${modificationId}/${attempt}`;
}

/**
 * Returns the idempotency key of an attempt. Each attempt has its own key, because each attempt is a separate call.
 * Adyen allows 64 characters.
 */
export function attemptKey(modificationId: Uuid, attempt: number): string {
  return `${modificationId}/${attempt}`;
}

/**
 * Returns the idempotency key of the release of a reservation's rest. Its id is that of the last capture or of the last
 * part that was given up. Without a word of its own the partner would take it for that capture, and release nothing.
 */
export function releaseKey(releaseId: Uuid): string {
  return `rest/${releaseId}`;
}

/** Splits a reference into its parts. A reference without an attempt number means the first attempt. */
export function readReference(reference: string): {
  readonly paymentId: Uuid;
  readonly modificationId: Uuid | null;
  readonly attempt: number;
} {
  const [paymentId = '', modificationId = null, attempt = '1'] = reference.split('/');
  return { paymentId, modificationId, attempt: Number.parseInt(attempt, 10) || 1 };
}
