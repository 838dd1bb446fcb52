import type { VatClass } from '../catalogue/vat.js';

/** Events of version 1 froze the rate of a line; its class follows from it and the type of the product. */
export function vatClassOf({
  type,
  vatRate,
}: {
  readonly type: 'Rx' | 'Ex' | 'Ha';
  readonly vatRate: number;
}): VatClass {
  if (type === 'Rx') return 'prescription';
  if (vatRate === 12 || vatRate === 6) return 'food';
  return type === 'Ex' ? 'medicine-otc' : 'goods';
}
