import type { CartLine } from '../cart/events.js';
import { allocate, vatIn, type BusinessDate, type Ore, type Uuid } from '../kernel/index.js';
import type { OrderLine, OrderTotals } from './events.js';
import { shippingByRate, type RatedAmount } from './shipping-vat.js';

/** A cart line with the price and VAT rate of the day of the order. */
export type PricedItem = Omit<CartLine, 'weightGrams' | 'limitGroup'>;

export interface SpentCheque {
  readonly chequeId: Uuid;
  readonly amount: Ore;
}

export interface PriceOrder {
  readonly lines: readonly PricedItem[];
  readonly cheque: SpentCheque | null;
  readonly delivery: { readonly price: Ore };
  readonly date: BusinessDate;
}

export interface PricedOrder {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
}

/** The one place where an order's sums are made; every sum ties to the others to the öre. */
export function priceOrder({ lines, cheque, delivery, date }: PriceOrder): PricedOrder {
  const sold = sellLines(lines, cheque?.amount ?? 0);
  const goods = sumOf(sold, gross);
  const chequeDiscount = sumOf(sold, ({ discount }) => discount);
  const totals = {
    goods,
    chequeDiscount,
    shipping: delivery.price,
    total: goods - chequeDiscount + delivery.price,
    vat: vatRows(sold, delivery.price, date),
    pointsBasis: sumOf(sold.filter(earnsPoints), ({ total }) => total),
  };
  return { lines: sold, totals };
}

/** Prescription items earn nothing and carry no discount (CLB-02, LAW-01). */
export function earnsPoints({ type }: Pick<OrderLine, 'type'>): boolean {
  return type !== 'Rx';
}

/** The cheque is shared over the lines it may be used on, by their value, and never exceeds it. */
function sellLines(items: readonly PricedItem[], cheque: Ore): readonly OrderLine[] {
  const weights = items.map((item) => (earnsPoints(item) ? gross(item) : 0));
  const covered = Math.min(
    cheque,
    sumOf(weights, (weight) => weight),
  );
  const discounts = allocate(covered, weights);
  return items.map((item, index) => sellLine(item, String(index + 1), discounts[index] ?? 0));
}

function sellLine(item: PricedItem, lineId: string, discount: Ore): OrderLine {
  const { varuId, name, type, flags, quantity, unitPrice, vatRate } = item;
  return { lineId, varuId, name, type, flags, quantity, unitPrice, discount, total: gross(item) - discount, vatRate };
}

/** `taxable` is without VAT: `taxable` + `vat` over all rows is what the customer pays. */
function vatRows(lines: readonly OrderLine[], shipping: Ore, on: BusinessDate): OrderTotals['vat'] {
  const goods = byRate(lines.map(({ vatRate, total }) => ({ rate: vatRate, gross: total })));
  const all = shipping > 0 ? byRate([...goods, ...shippingByRate(shipping, goods, on)]) : goods;
  return all.map(({ rate, gross: amount }) => ({
    rate,
    taxable: amount - vatIn(amount, rate),
    vat: vatIn(amount, rate),
  }));
}

function byRate(amounts: readonly RatedAmount[]): readonly RatedAmount[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => ({
    rate,
    gross: sumOf(
      amounts.filter((amount) => amount.rate === rate),
      (amount) => amount.gross,
    ),
  }));
}

function gross({ unitPrice, quantity }: { readonly unitPrice: Ore; readonly quantity: number }): Ore {
  return unitPrice * quantity;
}

function sumOf<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
