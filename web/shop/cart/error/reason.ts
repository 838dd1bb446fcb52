import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { cartTexts, failureText } from '../texts.js';

/** Why a cart change failed. With `blocked` the page stopped the change before it was sent. */
export type CartErrorReason = 'maxQuantityReached' | 'maxQuantityAlreadyReached' | 'blocked' | 'paying' | 'other';

const REASONS: Readonly<Record<string, CartErrorReason>> = {
  maxQuantityReached: 'maxQuantityReached',
  maxQuantityAlreadyReached: 'maxQuantityAlreadyReached',
  RULE_VIOLATION: 'maxQuantityReached',
  CartIsFrozen: 'paying',
};

/** A limit or a broken rule gets the text about the maximum quantity. Other codes get the general text (CRT-08). */
export function reasonOf(code: string | undefined): CartErrorReason {
  return code !== undefined && Object.hasOwn(REASONS, code) ? (REASONS[code] as CartErrorReason) : 'other';
}

export function isLimit(reason: CartErrorReason): boolean {
  return reason !== 'other' && reason !== 'paying';
}

export interface CartErrorWords {
  readonly title: string;
  readonly text: string | null;
}

/** Exact texts of the modal (CRT-08). The text for a cart that is being paid is our own, because CRT-08 has none. */
export function cartErrorWords(reason: CartErrorReason): CartErrorWords {
  if (reason === 'other') return { title: 'Något gick fel', text: null };
  if (reason === 'paying') return { title: 'Något gick fel', text: cartTexts.paying };
  const title = reason === 'maxQuantityAlreadyReached' ? 'Maxantal för denna vara är redan uppnådd' : cartTexts.blocked;
  return { title, text: cartTexts.limit };
}

/** The error text for places outside the cards, where no modal opens. */
export function refusalText(error: ShopError | undefined): string {
  return isLimit(reasonOf(error?.code)) ? cartTexts.limit : failureText(error?.message);
}
