import { chequeableGoods, type CartState } from '../../../../domain/cart/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { chequesOn, type ChequeOn, type MemberState } from '../../../../domain/member/index.js';
import type { ChequeView } from '../contract.js';
import { rejectionTexts } from '../texts.js';
import { chequeWords } from '../../../person/member/cheque-words.js';
import { memberTexts } from '../../../person/member/texts.js';

/**
 * CLB-10, CLB-15: lists cheques that can be used now or next month, with the reason when one cannot be used for this
 * cart.
 */
export function chequeViews(member: MemberState, cart: CartState, on: BusinessDate): readonly ChequeView[] {
  return chequesOn(member, on)
    .filter(({ status }) => status === 'active' || status === 'future' || status === 'reserved')
    .map((cheque) => view(cheque, cart));
}

function view(cheque: ChequeOn, cart: CartState): ChequeView {
  const { chequeId, amount, validFrom, validTo, status } = cheque;
  const redeemed = cart.cheque?.chequeId === chequeId;
  const state = status === 'future' ? 'future' : 'active';
  const disabledReason = redeemed ? null : reason(cheque, cart);
  return {
    chequeId,
    amount,
    state,
    validFrom,
    validTo,
    redeemed,
    ...chequeWords({ state, redeemed, validTo }),
    disabledReason,
    exchangeable: disabledReason === rejectionTexts.AnotherChequeApplied && chequeableGoods(cart) >= amount,
  };
}

function reason({ status, amount, cartId }: ChequeOn, cart: CartState): string | null {
  if (status === 'future') return memberTexts.ChequeNotYetValid;
  if (status === 'reserved' && cartId !== cart.cartId) return memberTexts.ChequeHeldByAnotherCart;
  if (cart.cheque) return rejectionTexts.AnotherChequeApplied;
  return chequeableGoods(cart) < amount ? rejectionTexts.ChequeAboveGoods : null;
}
