import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { cartTexts, failureText } from '../texts.js';

/** Why a cart change failed. `blocked` means that the page stopped the change before it was sent. */
export type CartErrorReason =
  'maxQuantityReached' | 'maxQuantityAlreadyReached' | 'blocked' | 'paying' | 'outOfStock' | 'other';

const REASONS: Readonly<Record<string, CartErrorReason>> = {
  maxQuantityReached: 'maxQuantityReached',
  maxQuantityAlreadyReached: 'maxQuantityAlreadyReached',
  RULE_VIOLATION: 'maxQuantityReached',
  CartIsFrozen: 'paying',
  OUT_OF_STOCK: 'outOfStock',
};

/** Translates an error code of the server (CRT-08). An unknown code becomes `other`, which has a general text. */
export function reasonOf(code: string | undefined): CartErrorReason {
  return code !== undefined && Object.hasOwn(REASONS, code) ? (REASONS[code] as CartErrorReason) : 'other';
}

export function isLimit(reason: CartErrorReason): boolean {
  return reason !== 'other' && reason !== 'paying' && reason !== 'outOfStock';
}

export interface CartErrorWords {
  readonly title: string;
  readonly text: string | null;
}

/**
 * Returns the modal's texts, word for word from CRT-08. Only the texts for a cart that is being paid and for goods that
 * are out of stock are our own.
 */
export function cartErrorWords(reason: CartErrorReason): CartErrorWords {
  if (reason === 'other') return { title: 'Något gick fel', text: null };
  if (reason === 'outOfStock') return { title: 'Något gick fel', text: cartTexts.outOfStock };
  if (reason === 'paying') return { title: 'Något gick fel', text: cartTexts.paying };
  const title = reason === 'maxQuantityAlreadyReached' ? 'Maxantal för denna vara är redan uppnådd' : cartTexts.blocked;
  return { title, text: cartTexts.limit };
}

/** Returns the error text for a page outside the product cards, where no modal opens. */
export function refusalText(error: ShopError | undefined): string {
  return isLimit(reasonOf(error?.code)) ? cartTexts.limit : failureText(error?.message);
}
