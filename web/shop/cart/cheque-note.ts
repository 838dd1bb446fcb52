import type { ChequeView } from '../../../services/shop/cart/contract.js';

/** The words beside a bonus cheque: only one that can be used has its date after them (CLB-15). */
export function chequeNote({ state, redeemed, validText, validDateFormatted }: ChequeView): string {
  return redeemed || state === 'future' ? validText : `${validText}: ${validDateFormatted}`;
}
