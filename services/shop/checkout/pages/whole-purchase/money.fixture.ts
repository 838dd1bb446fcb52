import { deliveryRule, isOwnStock, ownStockRule } from '../../../../../domain/delivery/index.js';
import type { OrderState } from '../../../../../domain/order/index.js';

const ON = '2026-05-04';
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What the customer has paid at last, counted from the order's own lines: goods + freight − discounts − refunds. */
export function moneyDue(state: OrderState, atOnce: boolean): number {
  const { order, returns, staffRefunds, unsent, confirmedAt, phase } = state;
  if (!order || confirmedAt === null || phase === 'cancelled') return 0;
  const after = [...returns.map(({ refund }) => refund), ...staffRefunds.given.map(({ amount }) => amount)];
  const back = sum(after) + unsent.freight;
  const shorts = unsent.shorts.filter(({ sent }) => atOnce || sent).map(({ refund }) => refund);
  if (atOnce) return order.totals.total - sum(unsent.stops.map(({ refund }) => refund)) - sum(shorts) - back;
  return sumOfSent(state) - sum(shorts) - back;
}

/** The goods of the sent parcels without what they lacked, and the one freight of the order. */
function sumOfSent({ order, parcels, unsent }: OrderState): number {
  const sent = parcels.filter(({ dispatchedAt }) => dispatchedAt !== null).flatMap(({ lineIds }) => lineIds);
  if (sent.length === 0) return 0;
  const lines = order?.lines.filter(({ lineId }) => sent.includes(lineId)) ?? [];
  const lacked = unsent.shorts.filter((short) => !short.sent).flatMap((short) => short.lines);
  const never = lacked.filter(({ lineId }) => sent.includes(lineId)).map(({ refund }) => refund);
  return sum(lines.map(({ total }) => total)) - sum(never) + (order?.delivery.price ?? 0);
}

/** The most that the shop keeps of an order of which the customer has nothing: a freight and a fee. */
export function mostKeptOfNothing({ order, returns }: OrderState): number {
  return (order?.delivery.price ?? 0) + sum(returns.map(({ fee }) => fee?.amount ?? 0));
}

/** What the dearest parcel of the order costs. */
export function freightDue({ order }: OrderState): number {
  const { totals, parcels = [] } = order ?? {};
  const goods = (totals?.pointsBasis ?? 0) + (totals?.chequeDiscount ?? 0);
  return Math.max(...parcels.map(({ optionId }) => priceOf(optionId, goods)));
}

function priceOf(optionId: string, goods: number): number {
  if (isOwnStock(optionId)) return ownStockRule.on(ON)[optionId].price;
  const { options, freeShippingLimit } = deliveryRule.on(ON);
  const option = options.find((each) => each.optionId === optionId);
  if (!option) throw new Error(`no option ${optionId}`);
  return option.freeFromLimit && goods >= freeShippingLimit ? 0 : option.price;
}
