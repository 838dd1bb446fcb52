import type { Uuid } from '../../../domain/kernel/index.js';

/**
 * A capture's or refund's webhook carries only the reference given with it, so that reference names the
 * payment too. Two UUIDs and a dash stay under Adyen's 80 characters; ":" would blur the signed text.
 */
export function modificationReference(paymentId: Uuid, modificationId: Uuid): string {
  return `${paymentId}/${modificationId}`;
}

export function readReference(reference: string): { readonly paymentId: Uuid; readonly modificationId: Uuid | null } {
  const [paymentId = '', modificationId = null] = reference.split('/');
  return { paymentId, modificationId };
}
