import type { VatClass } from '../catalogue/vat.js';

/**
 * Version 1 of the cart and order events stored the VAT rate of a line. Rate and product type determine the VAT class.
 */
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
