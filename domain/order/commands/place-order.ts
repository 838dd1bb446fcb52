import type { DeliveryChoice, PickupPlace } from '../../cart/events.js';
import { kindOfWhole, parcelsOf, type ParcelKind } from '../../delivery/parcels.js';
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
import type { OrderContact, OrderCoupon, OrderLine, OrderParcel, OrderedPrescription } from '../events.js';
import { parcelIdOf } from '../parcels.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { OrderState } from '../state.js';

/** A cart line with the product data of the order's day. */
export type OrderedItem = Omit<OrderLine, keyof SoldLine | 'lineId' | 'vatRate'> &
  LinePrice & {
    /** Absent for ordinary goods. The line then has type Rx and no name or number of the medicine. */
    readonly prescription?: Omit<OrderedPrescription, 'lineId'>;
  };

/** One parcel as it was promised. `promise` is the text that the shopper saw. */
export interface PromisedParcel {
  readonly kind: ParcelKind;
  readonly optionId: string;
  readonly method: string;
  readonly promise: string;
  readonly earliest: BusinessDate;
  readonly latest: BusinessDate;
}

export interface PromisedDelivery extends DeliveryChoice {
  readonly earliest: BusinessDate;
  readonly latest: BusinessDate;
  /** Absent when everything is sent in one parcel, with the chosen option. */
  readonly parcels?: readonly PromisedParcel[];
  readonly pickupPlace?: PickupPlace | null;
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
  /** Random. It is part of the tracking page's URL, for the first parcel. */
  readonly trackingKey: Uuid;
  /** The same for each other parcel. */
  readonly otherTrackingKeys?: readonly Uuid[];
}

export function placeOrder(command: PlaceOrder, state: OrderState): OrderDecision {
  if (state.order) return state.order.orderId === command.orderId ? unchanged : reject({ type: 'OrderAlreadyPlaced' });
  if (state.phase !== 'absent') return reject({ type: 'OrderWasGivenUp' });
  const refusal = refusesLines(command);
  if (refusal) return reject(refusal);
  const { type: _, lines: items, coupon = null, cheque, delivery: promised, ...named } = command;
  const { trackingKey: __, otherTrackingKeys: ___, ...placed } = named;
  const on = stockholmDate(command.placedAt);
  const priced = price({ lines: items, coupon, cheque, shipping: promised.price, on });
  const { chequeDiscount: usable, couponDiscount } = priced.totals;
  if (coupon && couponDiscount === 0)
    return reject({ type: 'CouponHasNoGoods', field: 'couponCode', code: coupon.code });
  if (cheque && usable < cheque.amount)
    return reject({ type: 'ChequeAboveGoods', field: 'chequeId', amount: cheque.amount, usable });
  const { earliest: _from, latest: _to, parcels: _parcels, pickupPlace = null, ...delivery } = promised;
  const lines = priced.lines.map(orderLine);
  const prescriptions = items.flatMap(prescribed);
  const parcels = packed(command, lines);
  if (!parcels) return reject({ type: 'ParcelsDiffer', field: 'parcels' });
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
      pickupPlace,
      prescriptions: prescriptions.length > 0 ? prescriptions : null,
    },
  });
}

function prescribed({ prescription }: OrderedItem, index: number): readonly OrderedPrescription[] {
  return prescription ? [{ lineId: lineIdOf(index), ...prescription }] : [];
}

function lineIdOf(index: number): string {
  return String(index + 1);
}

/** Packs each line into the parcel of its kind. Null when the goods are not the ones that were promised. */
function packed(command: PlaceOrder, lines: readonly OrderLine[]): readonly OrderParcel[] | null {
  const { delivery, orderNumber, trackingKey, otherTrackingKeys = [] } = command;
  const { optionId, name: method, promise, earliest, latest } = delivery;
  const whole = { kind: kindOfWhole(lines), optionId, method, promise, earliest, latest };
  const { parcels: promised = [whole] } = delivery;
  const goods = promised.length === 1 ? [{ kind: whole.kind, lines }] : parcelsOf(lines);
  const keys = [trackingKey, ...otherTrackingKeys];
  const agree = promised.every(({ kind }, nth) => kind === goods[nth]?.kind && keys[nth] !== undefined);
  if (promised.length !== goods.length || !agree) return null;
  return promised.map(({ promise: text, earliest: from, latest: to, ...parcel }, nth) => ({
    parcelId: parcelIdOf(orderNumber, nth + 1),
    trackingKey: keys[nth] ?? null,
    ...parcel,
    lineIds: goods[nth]?.lines.map(({ lineId }) => lineId) ?? [],
    promise: { text, earliest: from, latest: to },
  }));
}

function orderCoupon({ code, name, holdKey }: OrderCoupon): OrderCoupon {
  return { code, name, holdKey };
}

/** Leaves out what the discounts of the line already say, and its prescription, which is sealed apart. */
function orderLine(
  { reductions: _, multiBuy: __, prescription: ___, ...line }: Priced<OrderedItem>['lines'][number],
  index: number,
): OrderLine {
  return { lineId: lineIdOf(index), ...line };
}

function refusesLines({ lines, delivery }: PlaceOrder): OrderRejection | null {
  if (lines.length === 0) return { type: 'OrderIsEmpty', field: 'lines' };
  const uncountable = lines.find(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1);
  if (uncountable) return { type: 'QuantityInvalid', field: 'quantity', varuId: uncountable.varuId };
  const unpriced = lines.find(({ unitPrice }) => !isPrice(unitPrice));
  if (unpriced) return { type: 'PriceInvalid', field: 'unitPrice', varuId: unpriced.varuId };
  const misfit = lines.find((line) => line.prescription && !isOneWithdrawal(line, line.prescription));
  if (misfit) return { type: 'PrescriptionMisfits', field: 'lines' };
  return isPrice(delivery.price) ? null : { type: 'PriceInvalid', field: 'delivery', varuId: null };
}

/** A prescription line is one withdrawal, costs what was decided, and has no reductions (RX-05, LAW-01). */
function isOneWithdrawal(
  { type, quantity, unitPrice, reductions, multiBuy }: OrderedItem,
  { packages, price: { amount } }: Omit<OrderedPrescription, 'lineId'>,
): boolean {
  const isWhole = Number.isSafeInteger(packages) && packages >= 1;
  return isWhole && type === 'Rx' && quantity === 1 && unitPrice === amount && !reductions && !multiBuy;
}

function isPrice(ore: number): boolean {
  return Number.isSafeInteger(ore) && ore >= 0;
}
