import type { CartState, ChequeRemoved } from '../cart/index.js';
import { stockholmDate, UnexpectedPhase, type Instant, type RecordedEvent } from '../kernel/index.js';
import type { OrderPlaced } from '../order/index.js';
import type { ProcessCommand } from './process-command.js';

// One process manager sends all commands for a cheque after its reservation, in event order. With a second follower, a
// return could be handled before the redemption.

type Order = Pick<OrderPlaced['data'], 'orderId' | 'cartId' | 'memberId' | 'chequeId'>;

export function redeemCheque({ orderId, cartId, memberId, chequeId }: Order, at: Instant): readonly ProcessCommand[] {
  if (!memberId || !chequeId) return [];
  return [{ slice: 'member', key: memberId, command: { type: 'RedeemCheque', chequeId, orderId, cartId, at } }];
}

/** Nothing of the order was delivered, so the member gets the same cheque back with its old validity. */
export function returnCheque({ orderId, memberId, chequeId }: Order, at: Instant): readonly ProcessCommand[] {
  if (!memberId || !chequeId) return [];
  return [
    { slice: 'member', key: memberId, command: { type: 'ReturnCheque', chequeId, orderId, on: stockholmDate(at) } },
  ];
}

/** Releases the cheque, unless it is already back in the cart. */
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
