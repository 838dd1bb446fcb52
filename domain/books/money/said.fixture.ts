import type { Position } from '../../kernel/index.js';
import { paidOf } from '../day.js';
import { orderEntries, type OrderMoneyEvent } from './order-money.js';

const AT = '2026-05-05T10:00:00.000Z';

/** An event of an order or its payment, with the fields that the books read. */
export interface Said {
  readonly type: string;
  readonly data: object;
  readonly eventId?: string;
}

/** The sums of an order's sales and refunds by VAT rate. */
export function ratesOf(said: readonly Said[]) {
  const events = said.map(
    (each, at) =>
      ({ eventId: `e${at}`, ...each, position: `${at}/0` as Position, effectiveAt: AT }) as unknown as OrderMoneyEvent,
  );
  return orderEntries(events).flatMap((entry) =>
    'rates' in entry
      ? [{ kind: entry.kind, paid: Object.fromEntries(entry.rates.map((row) => [row.rate, paidOf(row)])) }]
      : [],
  );
}
