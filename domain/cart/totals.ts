import type { BusinessDate, Ore } from '../kernel/index.js';
import { earnsPoints, isAmong, price, sell, sums, type GoodsSet, type Priced, type Sums } from '../pricing/index.js';
import type { CartLine } from './events.js';
import type { HeldLine } from './prescribed/state.js';
import type { CartState } from './state.js';

export interface CartTotals extends Sums {
  /** Goods except prescription items, before cheques and shipping. So a cheque never ends free shipping (CRT-05). */
  readonly exHaItemTotal: Ore;
  readonly itemCount: number;
  readonly weightGrams: number;
}

type Priceable = Pick<CartState, 'lines' | 'gifts' | 'coupon' | 'cheque'>;

/** All lines of an order of this cart: the goods, and each gift as a line of its own. */
export function linesWithGifts({ lines, gifts }: Pick<CartState, 'lines' | 'gifts'>): readonly HeldLine[] {
  return gifts.length === 0 ? lines : [...lines, ...gifts.map(({ product }) => ({ ...product, quantity: 1 }))];
}

/** The sum of the goods that a cheque may pay. Prescription items are excluded (LAW-01). */
export function chequeableGoods(state: Omit<Priceable, 'cheque'>): Ore {
  return priced({ ...state, cheque: null }, 0).pointsBasis;
}

/** The sum of the goods of a coupon, before the coupon. Its minimum is compared with this sum. */
export function couponGoods({ lines }: Pick<CartState, 'lines'>, goods: GoodsSet | null): Ore {
  const among = sell(lines, { cheque: null }).filter((line) => earnsPoints(line) && isAmong(line, goods));
  return sum(among.map(({ total }) => total));
}

/** Prices the cart like an order of that day, with the same function. */
export function priceCart(state: Priceable, shipping: Ore, on: BusinessDate): Priced<CartLine> {
  const { coupon, cheque } = state;
  return price({ lines: linesWithGifts(state), coupon, cheque, shipping, on });
}

export function cartTotals(state: Priceable, shipping: Ore = 0): CartTotals {
  const totals = priced(state, shipping);
  const lines = linesWithGifts(state);
  return {
    ...totals,
    exHaItemTotal: totals.pointsBasis + totals.chequeDiscount,
    itemCount: sum(lines.map(({ quantity }) => quantity)),
    weightGrams: sum(lines.map(({ weightGrams, quantity }) => weightGrams * quantity)),
  };
}

function priced(state: Priceable, shipping: Ore): Sums {
  const { coupon, cheque } = state;
  return sums({ lines: linesWithGifts(state), coupon, cheque, shipping });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
