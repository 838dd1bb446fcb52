import type { DeliveryChoice } from '../../cart/events.js';
import {
  accept,
  reject,
  stockholmDate,
  unchanged,
  type BusinessDate,
  type Instant,
  type Uuid,
} from '../../kernel/index.js';
import {
  price,
  type LinePrice,
  type Priced,
  type SoldLine,
  type SpentCheque,
  type SpentCoupon,
} from '../../pricing/index.js';
import type { OrderContact, OrderCoupon, OrderLine } from '../events.js';
import { parcelIdOf } from '../parcels.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { OrderState } from '../state.js';

/** A cart line with the product data of the order's day. */
export type OrderedItem = Omit<OrderLine, keyof SoldLine | 'lineId' | 'vatRate'> & LinePrice;

export interface PromisedDelivery extends DeliveryChoice {
  readonly earliest: BusinessDate;
  readonly latest: BusinessDate;
}

/** Places the order. Lines, prices, cheque and delivery come from the services; the sums are computed here. */
export interface PlaceOrder {
  readonly type: 'PlaceOrder';
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly cartId: Uuid;
  readonly customerId: Uuid | null;
  readonly memberId: Uuid | null;
  readonly placedAt: Instant;
  /** The goods, and each gift as a line that costs nothing. */
  readonly lines: readonly OrderedItem[];
  /** Absent or null without a coupon. */
  readonly coupon?: (SpentCoupon & Pick<OrderCoupon, 'holdKey'>) | null;
  readonly cheque: SpentCheque | null;
  readonly delivery: PromisedDelivery;
  readonly paymentId: Uuid;
  readonly paymentMethod: string;
  readonly contact: OrderContact;
  /** Random and secret. It identifies the order's stock movements. */
  readonly shelfKey: Uuid;
  /** Random. It is part of the tracking page's URL. */
  readonly trackingKey: Uuid;
}

export function placeOrder(command: PlaceOrder, state: OrderState): OrderDecision {
  if (state.order) return state.order.orderId === command.orderId ? unchanged : reject({ type: 'OrderAlreadyPlaced' });
  if (state.phase !== 'absent') return reject({ type: 'OrderWasGivenUp' });
  const refusal = refusesLines(command);
  if (refusal) return reject(refusal);
  const { type: _, lines: items, coupon = null, cheque, delivery: promised, trackingKey, ...placed } = command;
  const on = stockholmDate(command.placedAt);
  const priced = price({ lines: items, coupon, cheque, shipping: promised.price, on });
  const { chequeDiscount: usable, couponDiscount } = priced.totals;
  if (coupon && couponDiscount === 0)
    return reject({ type: 'CouponHasNoGoods', field: 'couponCode', code: coupon.code });
  if (cheque && usable < cheque.amount)
    return reject({ type: 'ChequeAboveGoods', field: 'chequeId', amount: cheque.amount, usable });
  const { earliest, latest, ...delivery } = promised;
  const lines = priced.lines.map(orderLine);
  const promise = { text: delivery.promise, earliest, latest };
  const parcelId = parcelIdOf(command.orderNumber, 1);
  const parcels = [{ parcelId, trackingKey, lineIds: lines.map(({ lineId }) => lineId), promise }];
  const chequeId = cheque?.chequeId ?? null;
  return accept({
    type: 'OrderPlaced',
    data: {
      ...placed,
      lines,
      totals: priced.totals,
      delivery,
      parcels,
      chequeId,
      coupon: coupon && orderCoupon(coupon),
    },
  });
}

function orderCoupon({ code, name, holdKey }: OrderCoupon): OrderCoupon {
  return { code, name, holdKey };
}

/** Leaves out what the discounts of the line already say. */
function orderLine(
  { reductions: _, multiBuy: __, ...line }: Priced<OrderedItem>['lines'][number],
  index: number,
): OrderLine {
  return { lineId: String(index + 1), ...line };
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
