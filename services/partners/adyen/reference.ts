import type { Uuid } from '../../../domain/kernel/index.js';

/**
 * The webhook of a capture, refund or reversal carries only its own reference. So the reference contains the payment
 * and the attempt too. Two UUIDs and a number stay under Adyen's 80 characters; ":" would break the signed text.
 */
export function modificationReference(paymentId: Uuid, modificationId: Uuid, attempt: number): string {
  return `${paymentId}/${modificationId}/${attempt}`;
}

/** Adyen allows 64 characters: the attempt's id fits, and each attempt is a separate call. */
export function attemptKey(modificationId: Uuid, attempt: number): string {
  return `${modificationId}/${attempt}`;
}

/** A reference without an attempt number means the first attempt. */
export function readReference(reference: string): {
  readonly paymentId: Uuid;
  readonly modificationId: Uuid | null;
  readonly attempt: number;
} {
  const [paymentId = '', modificationId = null, attempt = '1'] = reference.split('/');
  return { paymentId, modificationId, attempt: Number.parseInt(attempt, 10) || 1 };
}
