import { stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import { prescriptionArrivals } from '../../seed/catalogue/index.js';
import type { Arrival } from '../../services/shop/catalogue/stocking/arrival.js';
import { stock } from '../../services/shop/catalogue/stocking/stock.js';
import { PharmacyStock, type StockByGln } from '../../services/shop/pharmacy/pharmacy-stock.js';
import { until } from './look.js';
import type { TestShop } from './test-shop.js';

/** The stock at pharmacies, by article number. */
type Pharmacies = Readonly<Record<string, StockByGln>>;

/** The goods of the national month list that have a stock here. The catalogue does not get the other ones. */
export function prescriptionGoods(on: BusinessDate, pharmacies: Pharmacies): readonly Arrival[] {
  return [...prescriptionArrivals(on)].flatMap((arrival) => {
    const counted = pharmacies[arrival.description.varuId];
    return counted ? [{ ...arrival, stock: { ...arrival.stock, pharmacies: counted } }] : [];
  });
}

/** Imports them into a shop that is open, and waits for the view. */
export async function stockPrescriptionGoods(shop: TestShop, pharmacies: Pharmacies): Promise<void> {
  await stock(shop.platform, prescriptionGoods(stockholmDate(shop.platform.clock.now()), pharmacies));
  const known = shop.app.get(PharmacyStock, { strict: false });
  const varuIds = Object.keys(pharmacies);
  await until(async () => (await known.of(varuIds)).size === varuIds.length);
}
