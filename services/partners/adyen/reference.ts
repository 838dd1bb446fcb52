import type { Uuid } from '../../../domain/kernel/index.js';

/**
 * The webhook of a capture, refund or reversal carries only the reference given with it, so that reference
 * names the payment and the attempt too. Two UUIDs and a number stay under Adyen's 80 characters; ":" would
 * blur the signed text.
 */
export function modificationReference(paymentId: Uuid, modificationId: Uuid, attempt: number): string {
  return `${paymentId}/${modificationId}/${attempt}`;
}

/** Adyen's key may have 64 characters: the attempt's id fits, and another attempt is another call. */
export function attemptKey(modificationId: Uuid, attempt: number): string {
  return `${modificationId}/${attempt}`;
}

/** A reference of before attempts were numbered speaks of the first one. */
export function readReference(reference: string): {
  readonly paymentId: Uuid;
  readonly modificationId: Uuid | null;
  readonly attempt: number;
} {
  const [paymentId = '', modificationId = null, attempt = '1'] = reference.split('/');
  return { paymentId, modificationId, attempt: Number.parseInt(attempt, 10) || 1 };
}
