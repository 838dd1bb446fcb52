import { dated, type BusinessDate } from '../kernel/index.js';

export type VatClass = 'medicine-otc' | 'prescription' | 'food' | 'goods';

const full = { 'medicine-otc': 25, prescription: 0, goods: 25 } as const;

/** LAW-08: the rate of food is lowered from 1 April 2026 to 31 December 2027 (prop. 2025/26:55). */
export const vatRates = dated<Readonly<Record<VatClass, number>>>('vat-rates', [
  { from: '2012-01-01', value: { ...full, food: 12 } },
  { from: '2026-04-01', value: { ...full, food: 6 } },
  { from: '2028-01-01', value: { ...full, food: 12 } },
]);

/** The VAT rate in percent on the date of the sale. An order line stores it. */
export function vatRate(vatClass: VatClass, on: BusinessDate): number {
  return vatRates.on(on)[vatClass];
}
