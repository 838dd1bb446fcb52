import { vatIn, type Ore } from '../kernel/index.js';
import type { PlacedOrder } from './events.js';

/** All VAT of an order, freight included. */
export function vatOf({ totals }: Pick<PlacedOrder, 'totals'>): Ore {
  return totals.vat.reduce((sum, { vat }) => sum + vat, 0);
}

/** The VAT of everything but the prescription items, freight included (CHK-07). */
export function nonPrescriptionVat(order: Pick<PlacedOrder, 'totals' | 'lines'>): Ore {
  const prescribed = order.lines.filter(({ type }) => type === 'Rx');
  return prescribed.reduce((rest, { total, vatRate }) => rest - vatIn(total, vatRate), vatOf(order));
}
