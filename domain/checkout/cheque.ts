import type { CartState, ChequeRemoved } from '../cart/index.js';
import { stockholmDate, UnexpectedPhase, type Instant, type RecordedEvent } from '../kernel/index.js';
import type { OrderPlaced } from '../order/index.js';
import type { ProcessCommand } from './process-command.js';

// After a cheque's reservation, only the checkout process sends commands for it, in the order of the events. If two
// process managers sent them, a return could arrive before the redemption.

type Order = Pick<OrderPlaced['data'], 'orderId' | 'cartId' | 'memberId' | 'chequeId'>;

export function redeemCheque({ orderId, cartId, memberId, chequeId }: Order, at: Instant): readonly ProcessCommand[] {
  if (!memberId || !chequeId) return [];
  return [{ slice: 'member', key: memberId, command: { type: 'RedeemCheque', chequeId, orderId, cartId, at } }];
}

/** Gives the member the same cheque back, with its old validity, because nothing of the order was kept. */
export function returnCheque({ orderId, memberId, chequeId }: Order, at: Instant): readonly ProcessCommand[] {
  if (!memberId || !chequeId) return [];
  return [
    { slice: 'member', key: memberId, command: { type: 'ReturnCheque', chequeId, orderId, on: stockholmDate(at) } },
  ];
}

/** Releases the cheque, unless the shopper has put it back into the cart. */
export function releaseCheque(
  cart: CartState,
  { data: { chequeId, memberId, reason }, effectiveAt }: RecordedEvent<ChequeRemoved>,
): readonly ProcessCommand[] {
  if (!cart.cartId) throw new UnexpectedPhase('ChequeRemoved', cart.phase);
  if (cart.cheque?.chequeId === chequeId) return [];
  const on = stockholmDate(effectiveAt);
  return [
    { slice: 'member', key: memberId, command: { type: 'ReleaseCheque', chequeId, cartId: cart.cartId, reason, on } },
  ];
}
