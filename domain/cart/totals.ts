import type { BusinessDate, Ore } from '../kernel/index.js';
import { earnsPoints, price, sums, type Priced, type Sums } from '../pricing/index.js';
import type { CartLine } from './events.js';
import type { CartState } from './state.js';

export interface CartTotals extends Sums {
  /** Goods except prescription items, before cheques and shipping. So a cheque never ends free shipping (CRT-05). */
  readonly exHaItemTotal: Ore;
  readonly itemCount: number;
  readonly weightGrams: number;
}

type Lines = Pick<CartState, 'lines'>;
type Priceable = Pick<CartState, 'lines' | 'cheque'>;

export function lineTotal(line: Pick<CartLine, 'unitPrice' | 'quantity'>): Ore {
  return line.unitPrice * line.quantity;
}

/** The sum of the goods that a cheque may pay. Prescription items are excluded (LAW-01). */
export function chequeableGoods({ lines }: Lines): Ore {
  return sum(lines.filter(earnsPoints).map(lineTotal));
}

/** Prices the cart like an order of that day, with the same function. */
export function priceCart({ lines, cheque }: Priceable, shipping: Ore, on: BusinessDate): Priced<CartLine> {
  return price({ lines, cheque, shipping, on });
}

export function cartTotals(state: Priceable, shipping: Ore = 0): CartTotals {
  return {
    ...sums(state.lines, state.cheque, shipping),
    exHaItemTotal: chequeableGoods(state),
    itemCount: sum(state.lines.map(({ quantity }) => quantity)),
    weightGrams: sum(state.lines.map(({ weightGrams, quantity }) => weightGrams * quantity)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
