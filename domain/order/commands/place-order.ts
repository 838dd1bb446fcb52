import type { DeliveryChoice } from '../../cart/events.js';
import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderContact } from '../events.js';
import { priceOrder, type PricedItem, type SpentCheque } from '../pricing.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { OrderState } from '../state.js';

/** Lines, prices, cheque and delivery as the services know them; the sums are made here. */
export interface PlaceOrder {
  readonly type: 'PlaceOrder';
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly cartId: Uuid;
  readonly customerId: Uuid | null;
  readonly memberId: Uuid | null;
  readonly placedAt: Instant;
  readonly lines: readonly PricedItem[];
  readonly cheque: SpentCheque | null;
  readonly delivery: DeliveryChoice;
  readonly paymentId: Uuid;
  readonly paymentMethod: string;
  readonly contact: OrderContact;
}

export function placeOrder(command: PlaceOrder, state: OrderState): OrderDecision {
  if (state.order) return state.order.orderId === command.orderId ? unchanged : reject({ type: 'OrderAlreadyPlaced' });
  if (state.phase !== 'absent') return reject({ type: 'OrderWasGivenUp' });
  const refusal = refusesLines(command);
  if (refusal) return reject(refusal);
  const { type: _, lines, cheque, ...placed } = command;
  const priced = priceOrder({ lines, cheque, delivery: command.delivery, date: stockholmDate(command.placedAt) });
  if (cheque && priced.totals.chequeDiscount < cheque.amount) {
    return reject({
      type: 'ChequeAboveGoods',
      field: 'chequeId',
      amount: cheque.amount,
      usable: priced.totals.chequeDiscount,
    });
  }
  return accept({ type: 'OrderPlaced', data: { ...placed, ...priced, chequeId: cheque?.chequeId ?? null } });
}

function refusesLines({ lines, delivery }: PlaceOrder): OrderRejection | null {
  if (lines.length === 0) return { type: 'OrderIsEmpty', field: 'lines' };
  const uncountable = lines.find(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1);
  if (uncountable) return { type: 'QuantityInvalid', field: 'quantity', varuId: uncountable.varuId };
  const unpriced = lines.find(({ unitPrice }) => !isPrice(unitPrice));
  if (unpriced) return { type: 'PriceInvalid', field: 'unitPrice', varuId: unpriced.varuId };
  return isPrice(delivery.price) ? null : { type: 'PriceInvalid', field: 'delivery', varuId: null };
}

function isPrice(ore: number): boolean {
  return Number.isSafeInteger(ore) && ore >= 0;
}
