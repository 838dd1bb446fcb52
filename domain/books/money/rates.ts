import { allocate, share, stockholmDate, type Ore } from '../../kernel/index.js';
import type { OrderLine, PlacedOrder } from '../../order/index.js';
import { discountSum, regularTotal, shippingByRate } from '../../pricing/index.js';
import { paidOf, type RateSums } from '../day.js';

/** The goods and the freight of an event, of one order. */
export interface Goods {
  readonly lines: readonly OrderLine[];
  readonly freight: Ore;
  /** The money of lacking pieces, by line. The customer never pays it. */
  readonly lacking: ReadonlyMap<string, Ore>;
}

type WithoutVat = Omit<RateSums, 'vat'>;

interface AtRate {
  readonly rate: number;
  readonly gross: Ore;
}

/** What earlier events of the order have had at each rate, VAT included. */
export type Before = ReadonlyMap<number, Ore>;

/**
 * The sums of sold goods by VAT rate. When they do not make up the money, for example because the lines are forgotten,
 * the money is shared out over the rates of the whole order.
 */
export function soldRates(order: PlacedOrder, { lines, freight, lacking }: Goods, amount: Ore, before: Before) {
  const goods = byRate(lines, ({ vatRate }) => vatRate).map(([rate, of]): WithoutVat => {
    const discounts = of.reduce((sum, line) => sum + discountSum(line.discounts, 'campaign') + coupon(line), 0);
    const cheques = of.reduce((sum, line) => sum + discountSum(line.discounts, 'cheque'), 0);
    const lacked = total(of, ({ lineId }) => lacking.get(lineId) ?? 0);
    return { rate, goods: total(of, regularTotal) - lacked, discounts, cheques, freight: 0 };
  });
  return withFrozenVat(order, madeUp(order, [...goods, ...freightRates(order, freight)], amount), before);
}

/** What an order was sold for and what was paid back of it, at each rate. */
export interface Traded {
  readonly sold: Before;
  readonly refunded: Before;
}

/**
 * The sums of a refund by VAT rate. Its goods are what the customer had paid for them, less what was paid back of their
 * rate before.
 */
export function refundedRates(
  order: PlacedOrder,
  lines: readonly { readonly lineId: string; readonly refund: Ore }[],
  amounts: { readonly freight: Ore; readonly amount: Ore },
  { sold, refunded: before }: Traded,
) {
  const rateOf = ({ lineId }: { readonly lineId: string }) =>
    order.lines.find((line) => line.lineId === lineId)?.vatRate ?? null;
  const known = lines.filter((line) => rateOf(line) !== null);
  const goods = byRate(known, (line) => rateOf(line) as number).map(([rate, of]) =>
    plain(
      rate,
      total(of, ({ refund }) => refund),
    ),
  );
  const named = [...goods, ...freightRates(order, amounts.freight)];
  const left = leftOf(order, { sold, refunded: before }, amounts.amount);
  return withFrozenVat(order, paidBack(order, named, amounts.amount, left), before);
}

/**
 * What is left at each rate of what was sold. Goods that were never sent are not sold. A refund may be booked before the
 * sale that it belongs to; then the order as it was placed counts.
 */
function leftOf({ totals }: PlacedOrder, { sold, refunded }: Traded, amount: Ore): readonly AtRate[] {
  const left = (rate: number, gross: Ore): AtRate => ({ rate, gross: gross - (refunded.get(rate) ?? 0) });
  const ofSold = grossOf(totals).map(({ rate }) => left(rate, sold.get(rate) ?? 0));
  const isSold = total(ofSold, ({ gross }) => gross) >= amount;
  return isSold ? ofSold : grossOf(totals).map(({ rate, gross }) => left(rate, gross));
}

/**
 * Money beyond the named goods is shared out over what is left at each rate: a refund of staff may be for the order as a
 * whole. Less money than the named goods cost means that a part of it was paid back before.
 */
function paidBack(
  { totals }: PlacedOrder,
  named: readonly WithoutVat[],
  amount: Ore,
  left: readonly AtRate[],
): readonly WithoutVat[] {
  const capped = byRate(named, ({ rate }) => rate).map(([rate, of]) => {
    const most = left.find((each) => each.rate === rate)?.gross ?? 0;
    const freight = Math.min(sumOf(rate, of).freight, Math.max(0, most));
    return { ...plain(rate, Math.min(sumOf(rate, of).goods, most - freight)), freight };
  });
  const rest = amount - total(capped, ({ goods, freight }) => goods + freight);
  if (rest === 0) return capped;
  const weights = rest < 0 ? capped.map(({ rate, goods: gross }) => ({ rate, gross })) : lessNamed(left, capped);
  const shared = shareOut(rest, weights.some(({ gross }) => gross > 0) ? weights : grossOf(totals));
  return byRate([...capped, ...shared], ({ rate }) => rate).map(([rate, of]) => sumOf(rate, of));
}

function lessNamed(left: readonly AtRate[], named: readonly WithoutVat[]): readonly AtRate[] {
  return left.map(({ rate, gross }) => {
    const taken = named.find((each) => each.rate === rate);
    return { rate, gross: gross - (taken ? taken.goods + taken.freight : 0) };
  });
}

function coupon({ discounts }: OrderLine): Ore {
  return discountSum(discounts, 'coupon');
}

/** The freight at the rates of the whole order's goods, as it was priced (LAW-08). */
function freightRates({ lines, placedAt }: PlacedOrder, freight: Ore): readonly WithoutVat[] {
  if (freight === 0) return [];
  const goods = byRate(lines, ({ vatRate }) => vatRate).map(([rate, of]) => ({
    rate,
    gross: total(of, (line) => line.total),
  }));
  const parts = shippingByRate(freight, goods, stockholmDate(placedAt));
  return parts.map(({ rate, gross }) => ({ ...plain(rate, 0), freight: gross }));
}

function madeUp({ totals }: PlacedOrder, rates: readonly WithoutVat[], amount: Ore): readonly WithoutVat[] {
  const summed = byRate(rates, ({ rate }) => rate).map(([rate, of]) => sumOf(rate, of));
  if (total(summed, (each) => paidOf({ ...each, vat: 0 })) === amount) return summed;
  return shareOut(amount, grossOf(totals));
}

function grossOf({ vat: rates }: PlacedOrder['totals']): readonly AtRate[] {
  return rates.map(({ rate, taxable, vat }) => ({ rate, gross: taxable + vat }));
}

function shareOut(amount: Ore, weights: readonly AtRate[]): readonly WithoutVat[] {
  const parts = allocate(
    amount,
    weights.map(({ gross }) => Math.max(0, gross)),
  );
  return weights.map(({ rate }, at) => plain(rate, parts[at] ?? 0));
}

/** The part of the order's frozen VAT. All events of an order together have exactly that VAT, never a rounding more. */
function withFrozenVat({ totals }: PlacedOrder, rates: readonly WithoutVat[], before: Before): readonly RateSums[] {
  return rates.map((sums) => {
    const frozen = totals.vat.find(({ rate }) => rate === sums.rate);
    const gross = (frozen?.taxable ?? 0) + (frozen?.vat ?? 0);
    const [had, paid] = [before.get(sums.rate) ?? 0, paidOf({ ...sums, vat: 0 })];
    const upTo = (part: Ore) => share(frozen?.vat ?? 0, part, gross);
    return { ...sums, vat: upTo(had + paid) - upTo(had) };
  });
}

function sumOf(rate: number, rows: readonly WithoutVat[]): WithoutVat {
  return {
    rate,
    goods: total(rows, ({ goods }) => goods),
    discounts: total(rows, ({ discounts }) => discounts),
    cheques: total(rows, ({ cheques }) => cheques),
    freight: total(rows, ({ freight }) => freight),
  };
}

function plain(rate: number, goods: Ore): WithoutVat {
  return { rate, goods, discounts: 0, cheques: 0, freight: 0 };
}

function byRate<Row>(
  rows: readonly Row[],
  rateOf: (row: Row) => number,
): readonly (readonly [number, readonly Row[]])[] {
  const rates = [...new Set(rows.map(rateOf))].sort((a, b) => b - a);
  return rates.map((rate) => [rate, rows.filter((row) => rateOf(row) === rate)]);
}

function total<Row>(rows: readonly Row[], of: (row: Row) => Ore): Ore {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
