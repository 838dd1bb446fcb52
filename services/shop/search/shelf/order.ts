import type { SortOption } from '../../../../domain/catalogue/index.js';
import type { Columns } from './columns.js';

/** Compares two products by their numbers in the index. Negative when the first comes before the second. */
export type Order = (a: number, b: number) => number;

const at = (column: ArrayLike<number>, place: number): number => column[place] as number;

/**
 * Returns the shop's order (CAT-04): prescription-free and unrestricted products first, then those in stock, then by
 * sales.
 */
export function shopOrder({ rank, popularity, number }: Columns): Order {
  return (a, b) => at(rank, a) - at(rank, b) || at(popularity, b) - at(popularity, a) || at(number, a) - at(number, b);
}

export function orderOf(columns: Columns, sortBy: SortOption): Order {
  const { salesPrice, name, discount, added, popularity, number, rank } = columns;
  const last: Order = (a, b) => at(number, a) - at(number, b);
  const orders: Readonly<Record<SortOption, Order>> = {
    priceAsc: (a, b) => at(salesPrice, a) - at(salesPrice, b) || last(a, b),
    priceDesc: (a, b) => at(salesPrice, b) - at(salesPrice, a) || last(a, b),
    nameAsc: (a, b) => at(name, a) - at(name, b) || last(a, b),
    nameDesc: (a, b) => at(name, b) - at(name, a) || last(a, b),
    discountDesc: (a, b) =>
      at(discount, b) - at(discount, a) ||
      at(rank, a) - at(rank, b) ||
      at(popularity, b) - at(popularity, a) ||
      last(a, b),
    news: (a, b) => at(added, b) - at(added, a) || at(popularity, b) - at(popularity, a) || last(a, b),
  };
  return orders[sortBy];
}

/** Returns an order with the highest score first. Equal scores follow the shop's order. */
export function scoreOrder(scores: ArrayLike<number>, columns: Columns): Order {
  const shop = shopOrder(columns);
  return (a, b) => at(scores, b) - at(scores, a) || shop(a, b);
}
