import { stockholmDate, type BusinessDate, type Instant } from '../kernel/index.js';
import type { OrderPhase } from './state.js';
import { lastWithdrawalDay } from './withdrawal/period.js';

export interface OrderInHistory {
  readonly phase: OrderPhase;
  readonly placedAt: Instant;
  readonly deliveredAt: Instant | null;
}

/**
 * Whether the customer's history shows the order. After the end of a membership it hides earlier orders. It still shows
 * orders that are on their way or that the customer may still return.
 */
export function isInHistory(order: OrderInHistory, endedOn: BusinessDate | null, today: BusinessDate): boolean {
  return endedOn === null || stockholmDate(order.placedAt) > endedOn || isOpen(order, today);
}

function isOpen({ phase, deliveredAt }: OrderInHistory, today: BusinessDate): boolean {
  if (phase !== 'delivered' || !deliveredAt) return ['placed', 'confirmed', 'dispatched'].includes(phase);
  return today <= lastWithdrawalDay(stockholmDate(deliveredAt));
}
