import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { cartTexts, failureText } from '../texts.js';

/** Why a cart change failed; `blocked` is our own, before anything was sent. */
export type CartErrorReason = 'maxQuantityReached' | 'maxQuantityAlreadyReached' | 'blocked' | 'paying' | 'other';

const REASONS: Readonly<Record<string, CartErrorReason>> = {
  maxQuantityReached: 'maxQuantityReached',
  maxQuantityAlreadyReached: 'maxQuantityAlreadyReached',
  RULE_VIOLATION: 'maxQuantityReached',
  CartIsFrozen: 'paying',
};

/** A limit or a broken rule opens the max-quantity message, anything else the generic cart error (CRT-08). */
export function reasonOf(code: string | undefined): CartErrorReason {
  return code !== undefined && Object.hasOwn(REASONS, code) ? (REASONS[code] as CartErrorReason) : 'other';
}

/** Limits are reported to the console (CRT-12). */
export function isLimit(reason: CartErrorReason): boolean {
  return reason !== 'other' && reason !== 'paying';
}

export interface CartErrorWords {
  readonly title: string;
  readonly text: string | null;
}

/** The modal's texts, exact (CRT-08). The seed has none for a cart that is being paid, where a shopper needs one. */
export function cartErrorWords(reason: CartErrorReason): CartErrorWords {
  if (reason === 'other') return { title: 'Något gick fel', text: null };
  if (reason === 'paying') return { title: 'Något gick fel', text: cartTexts.paying };
  const title = reason === 'maxQuantityAlreadyReached' ? 'Maxantal för denna vara är redan uppnådd' : cartTexts.blocked;
  return { title, text: cartTexts.limit };
}

/** The text outside the cards, where no modal opens. */
export function refusalText(error: ShopError | undefined): string {
  return isLimit(reasonOf(error?.code)) ? cartTexts.limit : failureText(error?.message);
}
