import type { ProductType } from '../cart/events.js';
import type { BusinessDate } from '../kernel/index.js';
import { withdrawalRule } from './withdrawal/period.js';

interface Bought {
  readonly type: ProductType;
}

/** What a consumer may send back of a cart or an order, and in how many days from receipt. */
export interface WithdrawalRight {
  readonly goods: 'all' | 'some' | 'none';
  readonly days: number;
}

/** LAW-04: medicines do not come back. Nobody knows how they were kept, so they may not be sold again. */
export function mayWithdraw({ type }: Bought): boolean {
  return type === 'Ha';
}

export function withdrawalRight(lines: readonly Bought[], on: BusinessDate): WithdrawalRight {
  const returnable = lines.filter(mayWithdraw).length;
  const goods = returnable === lines.length ? 'all' : returnable === 0 ? 'none' : 'some';
  return { goods, days: withdrawalRule.on(on).days };
}
