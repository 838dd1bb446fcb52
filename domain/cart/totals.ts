import type { Ore } from '../kernel/index.js';
import type { CartLine } from './events.js';
import type { CartState } from './state.js';

export interface CartTotals {
  /** All goods at their prices, before discounts. */
  readonly goods: Ore;
  /** Goods other than prescription items, after discounts, before shipping: what free shipping counts (CRT-05). */
  readonly exHaItemTotal: Ore;
  readonly prescriptionTotal: Ore;
  readonly chequeDiscount: Ore;
  /** To pay, shipping apart. */
  readonly toPay: Ore;
  readonly itemCount: number;
  readonly weightGrams: number;
}

type Lines = Pick<CartState, 'lines'>;

export function lineTotal(line: Pick<CartLine, 'unitPrice' | 'quantity'>): Ore {
  return line.unitPrice * line.quantity;
}

/** What a cheque may be used on: never prescription items (LAW-01). */
export function chequeableGoods({ lines }: Lines): Ore {
  return sum(lines.filter(({ type }) => type !== 'Rx').map(lineTotal));
}

export function cartTotals(state: Pick<CartState, 'lines' | 'cheque'>): CartTotals {
  const goods = sum(state.lines.map(lineTotal));
  const chequeable = chequeableGoods(state);
  const chequeDiscount = Math.min(state.cheque?.amount ?? 0, chequeable);
  return {
    goods,
    exHaItemTotal: chequeable - chequeDiscount,
    prescriptionTotal: goods - chequeable,
    chequeDiscount,
    toPay: goods - chequeDiscount,
    itemCount: sum(state.lines.map(({ quantity }) => quantity)),
    weightGrams: sum(state.lines.map(({ weightGrams, quantity }) => weightGrams * quantity)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
