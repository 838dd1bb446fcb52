import { allocate, dated, type BusinessDate, type Ore } from '../kernel/index.js';

/** The part of an order that has one VAT rate. VAT is included. */
export interface RatedAmount {
  readonly rate: number;
  readonly gross: Ore;
}

/**
 * LAW-08: shipping is split over the VAT rates of the goods by their value. `fallbackRate` applies when the goods cost
 * nothing.
 */
export const shippingVat = dated('shipping-vat', [{ from: '2000-01-01', value: { fallbackRate: 25 } }]);

export function shippingByRate(shipping: Ore, goods: readonly RatedAmount[], on: BusinessDate): readonly RatedAmount[] {
  if (!goods.some(({ gross }) => gross > 0)) return [{ rate: shippingVat.on(on).fallbackRate, gross: shipping }];
  const parts = allocate(
    shipping,
    goods.map(({ gross }) => gross),
  );
  return goods.map(({ rate }, index) => ({ rate, gross: parts[index] ?? 0 }));
}
