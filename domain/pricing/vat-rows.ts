import { vatIn, type BusinessDate, type Ore } from '../kernel/index.js';
import { shippingByRate, type RatedAmount } from './shipping-vat.js';

/**
 * The sums of an order at one VAT rate; `taxable` is without VAT. All `taxable` and `vat` together are the customer's
 * price (CHK-12).
 */
export interface VatRow {
  readonly rate: number;
  readonly taxable: Ore;
  readonly vat: Ore;
}

export function vatRows(
  lines: readonly { readonly vatRate: number; readonly total: Ore }[],
  shipping: Ore,
  on: BusinessDate,
): readonly VatRow[] {
  const goods = byRate(lines.map(({ vatRate, total }) => ({ rate: vatRate, gross: total })));
  const all = shipping > 0 ? byRate([...goods, ...shippingByRate(shipping, goods, on)]) : goods;
  return all.map(({ rate, gross }) => ({ rate, taxable: gross - vatIn(gross, rate), vat: vatIn(gross, rate) }));
}

function byRate(amounts: readonly RatedAmount[]): readonly RatedAmount[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => ({
    rate,
    gross: amounts.filter((amount) => amount.rate === rate).reduce((sum, { gross }) => sum + gross, 0),
  }));
}
